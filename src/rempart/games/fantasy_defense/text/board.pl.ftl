# Słowa dla przeglądarki, po polsku.

## Co znaczą symbole w tej grze; pomoc i legenda pokazują je w tej kolejności.

sign-shield = obrona bramy
sign-skull = siła najeźdźcy
sign-coins = grabież: ile morale traci miasto
sign-morale = morale miasta
sign-ward = osłonięta: bez bitwy
sign-spy = Infiltracja: tracisz kartę
sign-crown = boss: odporny na czary i efekty
sign-draw = talia
sign-discard = stos kart odrzuconych
