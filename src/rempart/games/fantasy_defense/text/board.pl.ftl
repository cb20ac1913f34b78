# Słowa dla przeglądarki, po polsku. Sama gra nie mówi po polsku.

## Co znaczą znaki w tej grze; pomoc i legenda pokazują je w tej kolejności.

sign-shield = obrona bramy
sign-skull = siła najeźdźcy
sign-coins = grabież: ile morale traci miasto
sign-morale = morale miasta
sign-ward = chroniony: bez bitwy
sign-spy = przenika: tracisz kartę
sign-crown = boss: odporny na efekty
sign-draw = talia
sign-discard = stos kart odrzuconych
