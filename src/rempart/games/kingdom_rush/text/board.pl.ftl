# Słowa planszy w przeglądarce, po polsku.

look = Wybierz hordę, aby zobaczyć ją z bliska.
back = Wróć do mapy
coordinates = Litery i numery pól na mapie
stock_title = Co zostało
stock_piles = Stosy przywołania, od następnej karty
lay = Umieść na hordzie
others = Hordy do wyboru
cells = Kratki hordy
cell_enemy = wróg
cell_empty = pusta
cell_dead = nie można zakryć
turn = Obróć
flip = Odwróć
place = Połóż
without = Zrezygnuj
keys = Przeciągnij żeton albo wybierz kratki. R, kółko lub prawy przycisk myszy obraca, F odwraca. Strzałki przesuwają, Enter kładzie.
fits = pasuje
fits_not = tu nie pasuje
bare = { $n ->
    [one] { $n } odkryty wróg
    [few] { $n } odkrytych wrogów
    [many] { $n } odkrytych wrogów
   *[other] { $n } odkrytego wroga
}
escape = Serca, które zabierze, jeśli wedrze się do Królestwa
facing = W którą stronę obrócić?
wake = Aktywuj
incoming = Twoje nowe wieże
done = Gotowe w tej fazie
fate_destroyed = zostanie zniszczona
fate_escapes = wedrze się do Królestwa
fate_heals = uleczy hordy
fate_shoots = strzeli
fate_held = zostanie zatrzymana
drag = Przeciągnij na kartę albo wybierz na niej kratki. Dotknięcie tutaj obraca.
then = potem
stock = w puli: { $n }
soldier = Żołnierz
