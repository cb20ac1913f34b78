# Wszystkie słowa klienta w przeglądarce, po polsku. Zmienne wypełnia klient.

## ui

ui-home = Wróć na półkę
ui-close = Zamknij
ui-labelled = { $name }: { $value }
ui-then = ;{ " " }
ui-copy = Kopiuj
ui-copied = Skopiowano.
ui-language = Język
ui-daylight = Światło dzienne
ui-lamplight = Światło lampy

## error

error-unreachable = Nie można połączyć się z serwerem.
error-retry = Spróbuj ponownie
error-home = Wróć na półkę
error-nowhere = Pod tym adresem nic nie ma.
error-no_game = Takiej gry nie ma na półce.
error-host = Ten serwer nie zna nazwy { $name }. Jeśli to twój serwer, uruchom go tak: rempart serve --host-name { $name }
error-site = To żądanie przyszło ze strony innej witryny. Jeśli Rempart stoi za serwerem WWW, trzeba mu przekazać nazwę z paska adresu: proxy_set_header Host $http_host
error-broken = Na tej stronie coś poszło nie tak.
error-reload = Przy stole nic nie przepadło: wczytaj stronę ponownie.
error-reload_now = Wczytaj ponownie

## home

home-title = Broń murów.
home-lead = Gry planszowe typu tower defence z kompletnymi zasadami: solo, ze znajomymi albo z botami.
home-loading = Przynosimy pudełka z piwnicy…
home-players = graczy
home-minutes = min
home-cooperative = razem
home-competitive = przeciwko sobie
home-play = Graj
home-new_here = Pierwszy raz? Zacznij tutaj:
home-open = Przygotuj…
home-continue = Graj dalej
home-forget = Usuń z tej listy
home-your_turn = Twoja kolej
home-dropped = Usunięto z listy.
home-dropped_running = Usunięto z listy. Stół zostaje, twoje miejsce też.
home-put_back = Przywróć
home-all = Pokaż wszystko
home-join = Dołącz do stołu
home-join_lead = Ktoś dał ci kod?
home-join_go = Dołącz
home-code = Kod
home-credits = Autorzy i legenda
home-places = Co jeszcze

## damaged

damaged-title = Tego stołu nie da się już otworzyć.
damaged-game = Ten serwer nie ma już tej gry.
damaged-newer = Grano przy nim na nowszej wersji Rempartu niż ta na tym serwerze.
damaged-values = Używa opcji lub wartości, które nie są już dozwolone.
damaged-rules = Zasady gry zmieniły się tak bardzo, że nie da się tu grać dalej.
damaged-what_now = Nic nie przepadło: zapisz partię i zapytaj osobę, która prowadzi serwer.

## setup

setup-seats = Kto gra?
setup-how_many = Liczba graczy
setup-who = Kto gra na miejscu { $n }
setup-me = Ja
setup-friend = Znajomy, przez link
setup-bot = Bot
setup-name = Imię na miejscu { $n }
setup-your_name = Imię (albo: Gracz { $n })
setup-friend_name = Imię (znajomy może je zmienić)
setup-strength = Siła bota na miejscu { $n }
setup-hotseat = Kilka miejsc jest twoich: podawaj urządzenie dalej albo graj na wszystkich.
setup-watching = Żadne miejsce nie jest twoje: będziesz oglądać.
setup-options = Gra
setup-advanced = Zaawansowane
setup-advanced_lead = Warianty, interpretacje zasad, podpowiedzi, ziarno, własne liczby
setup-changed = { $n ->
    [one] { $n } zmiana
    [few] { $n } zmiany
    [many] { $n } zmian
   *[other] { $n } zmiany
}
setup-rule = Zasada { $rule }
setup-table = Stół
setup-undo = Cofanie
setup-undo_consent = Za zgodą
setup-undo_open = Swobodne
setup-undo_consent_hint = Własne wybory cofasz swobodnie, dopóki niczego nie odkryto; dalej potrzebna jest zgoda wszystkich.
setup-undo_open_hint = Aż do końca partii można cofnąć wszystko: dobre do nauki.
setup-hints = Podpowiedzi
setup-hints_hint = Można poprosić bota o radę.
setup-seed = Ziarno
setup-any_seed = losowe
setup-seed_hint = To samo ziarno daje te same losowania; wszyscy widzą, że zostało wybrane.
setup-bad_seed = Ziarno to liczba całkowita; pole może też zostać puste.
setup-begin = Rozłóż grę
setup-laying = Rozkładamy grę…
setup-import = Otwórz zapis
setup-device = Połącz
setup-not_a_record = Ten plik nie jest zapisem partii.

## A stage that is offered, and how hard it is

offer-rate = { $players ->
    [1] Około { $percent }% dla jednej osoby
    [2] Około { $percent }% dla dwóch osób
    [3] Około { $percent }% dla trzech osób
    [4] Około { $percent }% dla czterech osób
   *[other] Około { $percent }% dla { $players } osób
}
offer-range = Tak często wygrywały boty o normalnej sile ({ $low }–{ $high }%) na zwykłym poziomie trudności.
offer-making = Boty sprawdzają, jak jest trudna…
offer-progress = rozegrane partie: { $n } z najwyżej { $most }
offer-stop = Wystarczy
offer-other = Inna
offer-few = Rozegrano za mało partii, by ocenić trudność.

## chance

chance-title = Losowość przy tym stole
chance-drawn = Tajna losowość
chance-drawn_hint = O tym, co nadejdzie, decyduje sekret, którego nikt nie zna. Na końcu zostaje ujawniony i każdy może go sprawdzić.
chance-chosen = Wybrane ziarno
chance-chosen_hint = Ktoś wybrał ziarno lub kod gry albo gracie jeszcze raz ten sam początek: ktoś może wiedzieć, co nadejdzie.
chance-daily = Wyzwanie dnia
chance-daily_hint = Tego dnia wszyscy mają to samo rozdanie: kto już je rozegrał, wie, co nadejdzie.
chance-imported = Wczytany zapis
chance-imported_hint = Ten stół powstał z zapisanej partii: kto ją ma, może wiedzieć, co nadejdzie.
chance-seeded = Zwykła losowość
chance-seeded_hint = Ten stół powstał, zanim Rempart miał sekrety: jego losowania pochodzą z losowej liczby 53-bitowej.
chance-value = Wartość kontrolna (SHA-256 sekretu)
chance-value_hint = Ta przeglądarka ją pamięta. Na końcu sekret musi dać dokładnie tę wartość.
chance-secret = Sekret
chance-kept = Sprawdzone: sekret daje wartość kontrolną, którą ta przeglądarka zobaczyła na początku.
chance-broken = Obietnica złamana: sekret nie daje wartości kontrolnej, którą ta przeglądarka zobaczyła na początku.
chance-kept_short = Losowania sprawdzone: niczego nie zmieniono
chance-broken_short = Losowania nie są takie, jak obiecano
chance-by_hand = Aby sprawdzić każdą wylosowaną kartę i kość, pobierz zapis i uruchom:
chance-file = PLIK

## numbers

numbers-title = Własne liczby
numbers-hint = Ceny, kości, zasoby: pobierz plik, zmień wartości, a potem wybierz go albo przeciągnij tutaj.
numbers-mine = Zachowane w tej przeglądarce
numbers-own = Liczby z gry
numbers-download = Pobierz liczby gry
numbers-choose = Wybierz plik
numbers-drop = Usuń plik
numbers-wrong = Z tym plikiem nie da się grać:
numbers-wrong_variant = Tych liczb nie można użyć:
numbers-changes = Co się zmienia:
numbers-same = Ten plik niczego nie zmienia.
numbers-instead = zamiast { $before }
numbers-added = dodano
numbers-changed = Zmienione liczby
numbers-played = { $n ->
    [one] Gra z { $n } zmienioną liczbą
    [few] Gra z { $n } zmienionymi liczbami
    [many] Gra z { $n } zmienionymi liczbami
   *[other] Gra z { $n } zmienionymi liczbami
}

## workshop

workshop-title = Warsztat
workshop-title_lead = Zmień liczby w grze, zachowaj je i zagraj z nimi.
workshop-lead = Każda cena, kość i karta w grze: do zmiany i do gry. To, co zachowasz, zostaje w tej przeglądarce.
workshop-kept = { $n ->
    [one] { $n } zachowany wariant
    [few] { $n } zachowane warianty
    [many] { $n } zachowanych wariantów
   *[other] { $n } zachowanego wariantu
}
workshop-none = Nic tu jeszcze nie zachowano.
workshop-open = Zmień liczby
workshop-numbers_of = Liczby: { $game }
workshop-name = Nazwa tych liczb
workshop-name_it = Nadaj nazwę
workshop-unnamed = Moje liczby
workshop-keep = Zachowaj
workshop-is_kept = Zachowano w tej przeglądarce: { $name }.
workshop-saved = Zapisywane na bieżąco.
workshop-rename = Zmień nazwę
workshop-duplicate = Powiel
workshop-duplicated = Utworzono kopię: { $name }.
workshop-delete = Usuń
workshop-deleted = Usunięto: { $name }.
workshop-no_room = W tej przeglądarce brakuje miejsca. Usuń jakiś wariant i spróbuj ponownie.
workshop-not_here = W tej przeglądarce nie ma tego wariantu. Poproś o link lub plik.
workshop-bad_link = Link jest uszkodzony lub ucięty. Poproś o niego ponownie albo o plik.
workshop-from_link = Te liczby pochodzą z linku. Zachowaj je, by mieć je tutaj.
workshop-unchanged = Nic jeszcze nie zmieniono.
workshop-mistakes = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
    [many] { $n } błędów
   *[other] { $n } błędu
}
workshop-must_whole = musi być liczbą całkowitą od { $least } do { $most }, nie { $value }
workshop-must_number = musi być liczbą od { $least } do { $most }, nie { $value }
workshop-must_text = { $most ->
    [one] może mieć najwyżej { $most } znak
    [few] może mieć najwyżej { $most } znaki
    [many] może mieć najwyżej { $most } znaków
   *[other] może mieć najwyżej { $most } znaku
}
workshop-must_list = musi być listą od { $least } do { $most }
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-play = Zagraj
workshop-compare = Porównaj
workshop-file = Zapisz plik
workshop-link = Kopiuj link
workshop-too_long = Tych liczb jest za dużo na link. Zapisz je w pliku.
workshop-no_clipboard = Przeglądarka nie pozwala kopiować. Zapisz liczby w pliku.
workshop-reset_all = Przywróć wszystko
workshop-reset = Przywróć
workshop-reset_value = Przywróć: { $name }
workshop-search = Szukaj: nazwa, zasada, ścieżka
workshop-which = Które wartości
workshop-which_all = Wszystkie
workshop-which_changed = Zmienione
workshop-which_wrong = Błędy
workshop-found = { $n ->
    [0] Brak wartości
    [one] { $n } wartość
    [few] { $n } wartości
    [many] { $n } wartości
   *[other] { $n } wartości
}
workshop-values = { $n ->
    [one] { $n } wartość
    [few] { $n } wartości
    [many] { $n } wartości
   *[other] { $n } wartości
}
workshop-more = { $n ->
    [one] jeszcze { $n }
    [few] jeszcze { $n }
    [many] jeszcze { $n }
   *[other] jeszcze { $n }
}
workshop-left_out = { $n ->
    [one] { $n } wartość nieustawiona
    [few] { $n } wartości nieustawione
    [many] { $n } wartości nieustawionych
   *[other] { $n } wartości nieustawionej
}
workshop-grow = Dodaj do: { $name }
workshop-strays = Inne wartości
workshop-remove = Usuń: { $name }
workshop-remove_short = Usuń
workshop-add = Dodaj wartość: { $name }
workshop-remove_last = Usuń ostatnią: { $name }
workshop-unset = nieustawione
workshop-one_value = Jedna wartość
workshop-several = { $n ->
    [one] { $n } wartość
    [few] { $n } wartości
    [many] { $n } wartości
   *[other] { $n } wartości
}
workshop-on = tak
workshop-off = nie
workshop-about = O wartości: { $name }
workshop-bounds = Od { $least } do { $most }.
workshop-from_rulebook = Z instrukcji.
workshop-from_public = Z publicznych opisów gry.
workshop-from_house = Od nas: żadne źródło nie podaje tej wartości.
workshop-optional = Gra jej nie ustawia; można to zrobić.

## draw

draw-replaces = Ten scenariusz zastępuje „{ $name }”. Wybierz tamten przy zakładaniu stołu; przycisk Graj zrobi to za ciebie.
draw-sheets = Liczba graczy
draw-spread = Użyj dla każdej liczby graczy
draw-spread_done = Miejsca budowy, hordy i stosy są teraz takie same dla każdej liczby graczy, rozdane między ich kolory.
draw-tools = Narzędzia
draw-group_ground = Teren i drogi
draw-group_sites = Miejsca budowy
draw-group_things = Kwiaty i otoczenie
draw-group_hordes = Hordy
draw-tool_road = droga
draw-tool_horde = horda na drodze
draw-which_card = Karta
draw-help_road = Przeciągnij po polach, aby narysować drogę; zaczyna się tam, gdzie zaczniesz. Naciśnij kawałek drogi, aby go obrócić.
draw-help_paint = Naciskaj pola albo przeciągaj po nich, aby je zamalować.
draw-help_layer = Naciśnij pole, aby tam położyć, jeszcze raz, aby zabrać; przeciągnij, aby przesunąć.
draw-help_horde = Naciśnij pole drogi, aby położyć tam kartę, jeszcze raz, aby ją zabrać.
draw-help_keys = Klawisze: strzałki przesuwają, spacja używa narzędzia (przy drodze opuszcza i podnosi ołówek), Delete czyści pole, Ctrl+Z cofa.
draw-map = Mapa: { $name }
draw-start = początek drogi { $n }
draw-wrong = błąd: { $reason }
draw-pen_down = Ołówek opuszczony. Strzałki rysują drogę.
draw-pen_up = Ołówek podniesiony.
draw-elsewhere = Są też błędy tu: { $name }.
draw-columns = Kolumny
draw-rows = Wiersze
draw-fewer = Mniej: { $name }
draw-more = Więcej: { $name }
draw-shift = Przesuń mapę
draw-shift_north = Przesuń mapę w górę
draw-shift_south = Przesuń mapę w dół
draw-shift_west = Przesuń mapę w lewo
draw-shift_east = Przesuń mapę w prawo
draw-empty = Pusta mapa
draw-original = Mapa z gry
draw-pile = Stos { $n }
draw-card = Karta { $n } stosu { $pile }
draw-card_up = Wcześniej: { $name }
draw-card_more = Jeszcze jedna karta
draw-add = Dodaj
draw-all_players = Dla każdej liczby graczy
draw-unreadable = Tej mapy nie da się narysować. Popraw ją w wyszukiwarce albo przywróć mapę z gry.
draw-cell = Wiersz { $row }, kolumna { $column }: { $what }
draw-jump = Do rysowania

## bot

bot-random = Losowy
bot-greedy = Zachłanny
bot-heuristic = Heurystyczny
bot-planner = Planista
bot-search = Przeszukujący

## level

level-easy = Łatwy
level-easy_hint = Robi to, co w tej chwili wygląda dobrze.
level-normal = Normalny
level-normal_hint = Chwilę się zastanawia, zanim wybierze.
level-hard = Trudny
level-hard_hint = Myśli tak daleko naprzód, jak zdąży w pół sekundy.

## terms

terms-away = Gdy kogoś nie ma
terms-never = nigdy
terms-away_hint = Po tym czasie pozostali mogą pozwolić, by za tę osobę grał bot. Odzyska ona miejsce, gdy tylko wróci.
terms-clock = Czas do namysłu
terms-no_clock = bez zegara
terms-clock_hint = Na każdy wybór. Gdy czas minie, pozostali mogą pozwolić grać botowi; nic nie przepada.
terms-bots_last = Boty puszczają ludzi przodem
terms-bots_last_hint = Gdy kilka osób może wybierać naraz, boty wybierają ostatnie.

## company

company-plays_for_you = Bot gra za ciebie.
company-play_again = Gram dalej
company-nobody = Nikt jeszcze nie zajął miejsca: { $who }.

## clock

clock-left = Pozostały czas do namysłu
clock-up = czas minął
clock-rule = { $time } do namysłu nad każdym wyborem

## learn

learn-title = Jak grać
learn-coach = Przewodnik
learn-step = { $at } z { $of }
learn-way = Kroki
learn-back = Wstecz
learn-next = Dalej
learn-show_me = Zrób to za mnie
learn-tap = Dotknij tego, co świeci.
learn-not_that = Nie to: wybierz to, co świeci.
learn-leave = Wyjdź
learn-none = Ta gra nie ma samouczka.
learn-play_alone = Graj teraz
learn-play_bot = Graj teraz z botem
learn-set_up = Przygotuj stół
learn-tutorial = Naucz się, grając ({ $n } min)
learn-box = { $n ->
    [one] Naucz się w minutę
    [few] Naucz się w { $n } minuty
    [many] Naucz się w { $n } minut
   *[other] Naucz się w { $n } minuty
}

## coach

coach-show = Pokaż
coach-dismiss = Odpraw przewodnika
coach-recall = Przywołaj przewodnika
coach-progress = Poznane: { $n } z { $of }
coach-met = zrobione
coach-open = jeszcze nie
coach-end = Pierwsza lekcja za tobą
coach-go_on = Graj dalej
coach-full = Zagraj pierwszą pełną grę

## join

join-looking = Szukamy stołu…
join-unknown = Nie ma stołu o kodzie { $code }.
join-check = Sprawdź litery. Kod działa przez dwa tygodnie od ostatniego ruchu przy stole; potem poproś o link.
join-code = Kod { $code }
join-name = Jak mamy cię nazywać?
join-sit = Usiądź tutaj
join-watch = Tylko oglądaj
join-back = Wróć na moje miejsce
join-told_all = Przy tym stole ktoś widział już wszystko, co ukryte.

## table

table-opening = Rozkładamy grę…
table-gone = Nie ma takiego stołu.
table-gone_text = Może został usunięty albo adres jest niepełny.
table-board = Plansza
table-dock = Twoja ręka
table-actions = Co możesz teraz zrobić
table-side = Miejsca, dziennik i zasady
table-notices = Powiadomienia
table-phases = Fazy rundy
table-somebody = ktoś
table-your_turn = Twoja kolej
table-your_choice = Twój wybór
table-turn_of = Wybiera { $who }
table-waiting_for = Czekamy na: { $who }
table-chooses = { $who } wybiera
table-since = Jak długo czekamy na ten wybór
table-since_time = od { $time }
table-watching = Oglądasz.
table-over = Partia skończona
table-missed = { $n ->
    [one] Pod twoją nieobecność zaszło jedno zdarzenie: zobacz dziennik.
    [few] Pod twoją nieobecność zaszły { $n } zdarzenia: zobacz dziennik.
    [many] Pod twoją nieobecność zaszło { $n } zdarzeń: zobacz dziennik.
   *[other] Pod twoją nieobecność zaszło { $n } zdarzenia: zobacz dziennik.
}

## link

link-lost = Połączenie zerwane.
link-again = Łączymy się ponownie; nic nie przepadło.
link-hurry = Spróbuj teraz
link-back = Połączono ponownie.
link-unsure = Nie przyszła odpowiedź. Sprawdź, czy ruch został wykonany, i spróbuj jeszcze raz.
link-used = Ten link już nie działa.

## tool

tool-bar = Narzędzia
tool-undo = Cofnij
tool-redo = Powtórz
tool-hint = Podpowiedź
tool-whatif = A gdyby…?
tool-history = Historia
tool-tray = Twoja ręka
tool-menu = Menu

## forecast

forecast-title = Prognoza
forecast-possible = możliwe
forecast-nothing = Nic się nie stanie.
forecast-none = Teraz nie ma prognozy.

## tab

tab-log = Dziennik
tab-seats = Miejsca
tab-rules = Zasady
tab-forecast = Prognoza
tab-chat = Czat

## tone

tone-good = zanosi się na wygraną
tone-fair = broniona, ale zanosi się na przegraną
tone-bad = bez obrony

## key

key-space = Spacja

## pick

pick-open = można wybrać
pick-picked = wybrane
pick-back = Wstecz
pick-cancel = Anuluj
pick-confirm = Zatwierdź
pick-possibly = być może
pick-nothing = Teraz nie da się z tym nic zrobić.
pick-odds = Szanse
card-title = Co tu jest
card-not_now = Nie teraz:
pick-list = Wszystkie wybory
pick-on_board = Wybierz to, co świeci
pick-all = { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
}
pick-choices = { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
}

## bundle

bundle-amount = Ile
bundle-times = ×{ $n }
bundle-partly = Wykonano { $n } z { $of }, potem coś się wydarzyło.

## board

board-hidden = zakryte: { $n }
board-no_cards = Brak kart.
board-none = brak
board-next = dalej:
board-skip = Pomiń

## theatre

theatre-speed = Tempo pokazywania zdarzeń
theatre-hint = Zdarzenia pojawiają się po kolei; dowolny klawisz lub kliknięcie pomija resztę.
theatre-slow = Wolne
theatre-normal = Normalne
theatre-fast = Szybkie
theatre-off = Bez pokazu
theatre-replay = Pokaż jeszcze raz, co się stało

## sound

sound-sound = Dźwięk
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
sound-volume = Głośność

## left

left-known = Wiadomo, gdzie leżą
left-order = Zostało tu, w nieznanej kolejności:
left-nothing = Nic tu nie zostało.
left-look = Wybierz, by zobaczyć, co zostało

## mode

mode-now = Wracasz do prawdziwego stołu.
mode-now_short = Teraz
mode-now_is = Teraz: { $what }
mode-to_now = Wróć do bieżącej chwili
mode-history = Historia
mode-whatif = A gdyby…?

## history

history-timeline = Przebieg partii
history-at = po wyborze { $at } z { $of }
history-here = Co się tu stało
history-nothing = Jeszcze nic: to początek.
history-link = Kopiuj link
history-whatif = A gdyby stąd…?
history-back_to = Cofnij do tej chwili
history-first = Początek
history-earlier = Jeden wybór wcześniej
history-later = Jeden wybór później
history-play = Odtwarzaj
history-stop = Zatrzymaj

## whatif

whatif-from_now = twój własny wariant, od teraz; nikt inny go nie widzi
whatif-from = twój własny wariant, od wyboru { $at }; nikt inny go nie widzi
whatif-played = { $n ->
    [one] zagrano { $n } wybór
    [few] zagrano { $n } wybory
    [many] zagrano { $n } wyborów
   *[other] zagrano { $n } wyboru
}
whatif-try = Wypróbuj
whatif-commit = Zagraj naprawdę
whatif-leave = Wróć do prawdziwego stołu
whatif-refused = Tego wariantu nie da się tak pociągnąć dalej.
whatif-partly = Zagrano { $n } z { $of } wyborów; potem wyszło na jaw coś nowego.

## hint

hint-title = Bot wybrałby:
hint-is = Podpowiedź: { $what }
hint-off = Przy tym stole nie ma podpowiedzi.
hint-whole = Pokaż mi całą turę
hint-thinking = Bot myśli…
hint-waits = Podpowiedź jest w drodze.
hint-first = { $n ->
    [one] Przed nią jest jeszcze { $n } prośba.
    [few] Przed nią są jeszcze { $n } prośby.
    [many] Przed nią jest jeszcze { $n } próśb.
   *[other] Przed nią jest jeszcze { $n } prośby.
}
hint-cancel = Już nie potrzebuję
hint-sure = Zagrać mimo to?
hint-until = Plan sięga dotąd: potem wyjdzie na jaw coś nowego. Zapytaj wtedy ponownie.
hint-anyway = Zagraj mimo to

## danger

danger-title = Zagrożenia

## log

log-why = dlaczego?
log-why_rule = Dlaczego? Zasada { $rule }
log-look = Zobacz tę chwilę
log-since = Od twojej ostatniej wizyty
log-imagined = Tylko w wyobraźni: co wynikłoby z tego wariantu.
log-empty = Jeszcze nic się nie stało.
log-undone = cofnięte: { $text }
log-undone_lines = { $n ->
    [one] { $n } cofnięty wpis
    [few] { $n } cofnięte wpisy
    [many] { $n } cofniętych wpisów
   *[other] { $n } cofniętego wpisu
}

## chat

chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Napisz do wszystkich przy stole
chat-send = Wyślij
chat-phrases = Szybkie zwroty
chat-point = Wskaż coś
chat-point_hint = Albo kliknij, trzymając Alt
chat-point_now = Dotknij tego, co chcesz wszystkim pokazać.
chat-nothing_there = Tu nie ma na co wskazać.
chat-points_at = wskazuje: { $what }
chat-points_hidden = wskazuje coś, czego nie widzisz
chat-spectator = Widz
chat-watcher = { $name } (widz)
chat-only_read = Przy tym stole widzowie mogą tylko czytać.
chat-your_name = Twoje imię
chat-call_me = Używaj tego imienia
chat-settings = Kogo widać na czacie
chat-mute_all = Wycisz wszystkich
chat-mute = Wycisz: { $who }
chat-mute_spectators = Wycisz widzów
chat-may_speak = Widzowie mogą pisać
chat-may_speak_hint = Dla wszystkich przy tym stole.
chat-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
    [many] { $n } nowych wiadomości
   *[other] { $n } nowej wiadomości
}

## phrase

phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-good_move = Dobry ruch!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-wait = Chwileczkę
phrase-help = Pomocy, tutaj!
phrase-careful = Uważaj!
phrase-what_now = Co o tym myślisz?
phrase-well_played = Dobra gra!

## call

call-me = Daj mi znać, gdy przyjdzie moja kolej
call-hint = Przeglądarka zapyta, czy może pokazać powiadomienie.
call-blocked = Przeglądarka blokuje powiadomienia z tej strony; można to zmienić w jej ustawieniach.

## rules

rules-search = Szukaj w zasadach
rules-none = Nie ma takiej zasady.
rules-unknown = Nie ma tekstu dla { $id }.

## source

source-rulebook = Z instrukcji
source-page = Skąd pochodzą zasady
source-rules = Zasady
source-values = Wartości
source-lead = Rempart trzyma się instrukcji każdej gry. Ta strona mówi, jak uzupełniliśmy luki w naszym egzemplarzu.
source-ruling = Nasze rozstrzygnięcie
source-public = Z publicznych opisów
source-implied = Wynika z innych zasad
source-house = Nasza własna zasada

## seat

seat-you = ty
seat-here = przy stole
seat-away = teraz poza stołem
seat-away_for = nieobecność: { $time }
seat-free = wolne: nikt go jeszcze nie zajął
seat-bot = bot · { $bot }
seat-chooses = wybiera…
seat-look = Zobacz stół oczami tego gracza
seat-invite = Zaproś
seat-change = Zmień miejsce: { $who }
seat-name = Imię
seat-rename = Zmień imię
seat-who_plays = Kto gra na tym miejscu?
seat-take = Wracam na to miejsce
seat-to_bot = Bot: { $bot }
seat-to_friend = Znajomy, przez link
seat-challenge = W wyzwaniu dnia każdy zostaje na swoim miejscu.
seat-hint = Miejsce można w każdej chwili przekazać, a botowi je odebrać.
seat-handed = Wyślij ten link osobie, która przejmuje miejsce. Stary link już nie działa.
seat-link = Link do miejsca
seat-bot_waits = puszcza ludzi przodem
seat-kept = pilnuje miejsca
seat-kept_free = pilnuje wolnego miejsca
seat-let_bot = Niech gra bot
seat-let_bot_for = Niech bot gra za: { $who }
seat-take_bot = Gram też na tym miejscu
seat-strength = Siła bota
seat-kept_hint = Bot pilnuje tego miejsca. Odda je, gdy tylko przyjdzie osoba, na którą czeka.
seat-spectators = Widzowie
seat-watching = { $n ->
    [one] ogląda { $n } osoba
    [few] oglądają { $n } osoby
    [many] ogląda { $n } osób
   *[other] ogląda { $n } osoby
}
seat-and_more = i jeszcze { $n }
seat-also = gra też jako { $who }
seat-devices = { $n ->
    [one] otwarte w { $n } przeglądarce
    [few] otwarte w { $n } przeglądarkach
    [many] otwarte w { $n } przeglądarkach
   *[other] otwarte w { $n } przeglądarkach
}
seat-came = { $n ->
    [one] z tego samego linku przyszła { $n } osoba
    [few] z tego samego linku przyszły { $n } osoby
    [many] z tego samego linku przyszło { $n } osób
   *[other] z tego samego linku przyszło { $n } osoby
}
seat-second = { $n ->
    [one] Twoje miejsce jest teraz otwarte w { $n } przeglądarce.
    [few] Twoje miejsce jest teraz otwarte w { $n } przeglądarkach. Jeśli to nie ty: Menu, Moje miejsce, Wyproś wszystkich innych.
    [many] Twoje miejsce jest teraz otwarte w { $n } przeglądarkach. Jeśli to nie ty: Menu, Moje miejsce, Wyproś wszystkich innych.
   *[other] Twoje miejsce jest teraz otwarte w { $n } przeglądarkach. Jeśli to nie ty: Menu, Moje miejsce, Wyproś wszystkich innych.
}
seat-lock = Tylko tutaj
seat-relock = Wyproś wszystkich innych
seat-relock_hint = Miejsce dostaje nowy klucz. Jest twoje w tej przeglądarce i nigdzie indziej.

## invite

invite-title = Zaproszenie
invite-seat = Miejsce: { $who }
invite-seat_hint = Kto pierwszy otworzy ten link, zajmie to miejsce; potem link już nie działa. Wyślij go jednej osobie, a u siebie go nie otwieraj.
invite-kept_hint = Gra tu bot, dopóki ktoś nie otworzy tego linku.
invite-let_bot = Niech na razie gra bot
invite-code = Kod stołu
invite-code_hint = Z tym kodem każdy może zająć wolne miejsce albo oglądać. Działa przez dwa tygodnie od ostatniego ruchu przy stole.
invite-watch = Dla widzów
invite-watch_hint = Wszystkie miejsca są zajęte. Z tym kodem każdy może oglądać.
invite-new = Nowy link
invite-new_hint = Link ma ktoś inny przy stole. Gdy utworzysz nowy, stary przestanie działać.
invite-take_back = Cofnij zaproszenie

## undo

undo-asked = Pytamy pozostałych o zgodę.
undo-wish = { $who } chce cofnąć
undo-to = z powrotem do wyboru { $to }
undo-agreed = zgody: { $n } z { $of }
undo-show = Pokaż mi
undo-yes = Zgadzam się
undo-no = Nie zgadzam się
undo-wish_end = { $who } chce poddać partię
undo-end = wtedy przegrają wszyscy
undo-withdraw = Wycofaj prośbę

## new

new-title = Co nowego
new-of = Co nowego: { $title }
new-go = Do gry
new-rule = Zasada { $id }
new-show = Pokazuj takie karty przed partią

## menu

menu-code = Kod
menu-confirm = Pytaj przed każdym wyborem
menu-confirm_hint = Wyłączone: stół pyta tylko o to, czego nie da się cofnąć.
menu-plain = Prosta plansza
menu-plain_hint = Ramki i słowa zamiast obrazów; tak można grać w każdą grę.
menu-invite = Zaproś kogoś
menu-seat = Moje miejsce: imię, bot, znajomy
menu-export = Pobierz zapis
menu-concede = Poddaj partię
menu-leave = Odejdź od stołu (partia jest zapisana)

## concede

concede-title = Poddać partię?
concede-alone = Partia będzie przegrana. Nadal można ją obejrzeć i cofnąć ruchy.
concede-rivals = Partia będzie przegrana. Gdy inni zgodzą się na koniec, wszystko zostanie pokazane i niczego nie będzie już można cofnąć.
concede-many = Twoje miejsce przejmie bot, a inni zagrają dalej.
concede-team = Wygrywacie i przegrywacie razem, więc pozostali muszą się zgodzić. Aby odejść i nie kończyć im partii, oddaj swoje miejsce botowi.
concede-ask = Zapytaj pozostałych
concede-yes = Poddaję
concede-no = Gram dalej

## end

end-show = Pokaż wynik
end-victory = Zwycięstwo!
end-defeat = Porażka
end-over = Partia skończona
end-winners = Zwycięstwo: { $who }
end-over_time = { $what } w trakcie partii
end-best = Najlepsze chwile
end-harder = Wyższy poziom: { $level }
end-easier = Niższy poziom: { $level }
end-rematch_new = Zagraj jeszcze raz
end-rematch_same = Jeszcze raz ten sam początek
end-join_rematch = Do rewanżu
end-stage = Etap { $stage }
end-next = Seria trwa dalej
end-run_over = To koniec serii. Zagraj jeszcze raz, aby ponownie spróbować tego etapu.
end-look_back = Obejrzyj partię
end-figures = Co mają gracze
end-winner = zwycięzca
end-hidden = To, co ukryte, takie zostaje, dopóki wszyscy nie zgodzą się, że to koniec. Potem niczego nie można już cofnąć.
end-agree = Zgoda: pokaż wszystko
end-missing = Czekamy na zgodę: { $who }.
end-away = Nie ma ich przy stole. Za { $time } można pokazać wszystko bez czekania.
end-without = Pokaż wszystko bez czekania

## campaign

campaign-title = Kampania
campaign-open = Mapa kampanii
campaign-map = Bitwy wzdłuż drogi
campaign-none = Ta gra nie ma kampanii.
campaign-stars = gwiazdki
campaign-stars_of = { $n } z { $all } gwiazdek
campaign-state_locked = niedostępna
campaign-state_open = dostępna
campaign-state_won = wygrana
campaign-opens_after = Odblokuje ją zwycięstwo: { $what }
campaign-after_win = po zwycięstwie
campaign-how = Jak ją stoczyć
campaign-group = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
campaign-fight = Do walki
campaign-continue = Graj dalej: { $battle } · { $mode }
campaign-which = Wybór kampanii
campaign-name = Nazwa kampanii
campaign-mine = Moja kampania
campaign-everything = Odblokuj wszystko
campaign-everything_hint = Wszystkie bitwy i wyzwania od razu. Gwiazdki zdobywa się jak zwykle.
campaign-carry = Przenieś postępy
campaign-anew = Nowa kampania
campaign-forget = Usuń
campaign-forget_text = Usunąć kampanię „{ $name }” z tej przeglądarki? Postępy przepadną, chyba że masz kod albo plik.
campaign-keep = Zostaw
campaign-where = Postępy są zapisywane w tej przeglądarce. Po bitwie każdy przy stole otrzymuje postępy grupy.
campaign-take = Zabierz ze sobą
campaign-take_text = Kod zawiera wszystkie zwycięstwa, plik także najlepsze wyniki.
campaign-code = Kod
campaign-copy = Kopiuj
campaign-copied = Kod jest w schowku.
campaign-save = Zapisz plik
campaign-bring = Wczytaj tutaj
campaign-bring_text = Wczytane postępy zostaną dodane; nic nie przepadnie.
campaign-add = Dodaj
campaign-load = Wczytaj plik
campaign-added = { $n ->
    [one] Dodano: masz { $n } gwiazdkę.
    [few] Dodano: masz { $n } gwiazdki.
    [many] Dodano: masz { $n } gwiazdek.
   *[other] Dodano: masz { $n } gwiazdki.
}
campaign-not_a_file = To nie jest plik kampanii.
campaign-other_game = To plik z innej gry.
campaign-battle = { $battle } · { $mode }
campaign-total = Razem { $n } z { $all } gwiazdek
campaign-no_stars = W tej partii zmieniono liczby, więc nie daje ona gwiazdek.
campaign-opened = Odblokowano: { $what }
campaign-best = najlepszy wynik: { $n }
campaign-record = rekord, wcześniej: { $n }
campaign-next = Następna bitwa: { $battle }
campaign-retry = Jeszcze raz: { $battle }
campaign-join = Dołącz do następnej bitwy: { $battle }
campaign-complete = Kampania wygrana: nie została już żadna bitwa.
campaign-agree_first = Gwiazdki liczą się i można zacząć następną bitwę, gdy wszyscy się zgodzą.
campaign-with_group = Do walki w tym samym składzie

## review

review-title = Analiza partii
review-curve = Szansa na zwycięstwo
review-curve_of = Szansa na zwycięstwo: { $who }
review-from = na początku około { $first }
review-percent = { $n }%
review-turns = Punkty zwrotne
review-turn = Punkt zwrotny { $n } z { $of }
review-before = Poprzedni punkt zwrotny
review-after = Następny punkt zwrotny
review-mark = Punkt zwrotny { $n }: wybór { $at }, strata { $lost } pkt proc.
review-points = utracone pkt proc. szansy, około
review-none = Żaden pojedynczy wybór nie kosztował wiele.
review-try = Wypróbuj lepszy wybór
review-working = Analiza partii…
review-meanwhile = Analiza trwa, nawet gdy zamkniesz to okno albo odejdziesz od stołu; wynik będzie czekał.

## daily

daily-title = Wyzwania dnia
daily-title_lead = Codziennie jedno rozdanie każdej gry, dla wszystkich takie samo.
daily-lead = Dziś wszyscy mają to samo rozdanie, na każdym serwerze. Liczy się twoja pierwsza dokończona partia; liczone są też cofnięcia i podpowiedzi.
daily-past = W minione dni gra się poza rankingiem.
daily-closed_soon = Partie zaczęte tego dnia liczą się jeszcze { $hours } godz. po jego końcu (UTC).
daily-next_in = Nowe wyzwania za { $time }
daily-before = Poprzedni dzień
daily-after = Następny dzień
daily-to_today = Dzisiaj
daily-name = Twoje imię w rankingu
daily-loading = Rozdajemy wyzwania dnia …
daily-level_gentle = Łagodne
daily-level_fair = Wyrównane
daily-level_hard = Trudne
daily-bots = { $n ->
    [one] przeciw { $n } botowi ({ $level })
    [few] przeciw { $n } botom ({ $level })
    [many] przeciw { $n } botom ({ $level })
   *[other] przeciw { $n } bota ({ $level })
}
daily-alone = solo
daily-minutes = około { $n } min
daily-play = Graj
daily-continue = Kontynuuj
daily-practise = Poćwicz
daily-practise_hint = Partia dla wprawy się nie liczy.
daily-won = Wygrana
daily-lost = Przegrana
daily-score = wynik { $n }
daily-undos = { $n ->
    [one] { $n } cofnięcie
    [few] { $n } cofnięcia
    [many] { $n } cofnięć
   *[other] { $n } cofnięcia
}
daily-hints = { $n ->
    [one] { $n } podpowiedź
    [few] { $n } podpowiedzi
    [many] { $n } podpowiedzi
   *[other] { $n } podpowiedzi
}
daily-streak = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
}
daily-ranking = Ranking tego serwera
daily-nobody = Nikt go jeszcze nie ukończył.
daily-nobody_past = Nikt go nie ukończył.
daily-somebody = Ktoś
daily-you = ty
daily-more = { $n ->
    [one] i jeszcze { $n }
    [few] i jeszcze { $n }
    [many] i jeszcze { $n }
   *[other] i jeszcze { $n }
}
daily-place = Miejsce { $n } z { $all }
daily-best = Najlepsza partia poprzedniego dnia: { $who }
daily-watch = Obejrzyj tę partię
daily-share = Udostępnij
daily-share_title = Rempart, wyzwanie dnia
daily-share_text = Skopiuj ten tekst; nie zdradza nic z rozdania.
daily-copied = Tekst jest w schowku.
daily-counted = Ta partia liczy się do rankingu: miejsce { $n } z { $all }.
daily-practice = Ta partia była ćwiczeniem: liczy się tylko pierwsza dokończona danego dnia, i to tego dnia.
daily-open = Wyzwania dnia
daily-of = Wyzwanie dnia: { $day }
daily-how = Zasady rankingu
daily-how_text = Najpierw wygrana, potem wynik, potem mniej cofnięć i podpowiedzi, potem krótszy czas. Poddanie się jest na końcu.

## puzzle

puzzle-title = Łamigłówki
puzzle-title_lead = Krótkie zadania na planszy, na kilka minut.
puzzle-lead = Chwila partii i cel do osiągnięcia. Przeszukiwanie dowiodło, że to możliwe; to, czego nie możesz wiedzieć, niczego nie zmienia.
puzzle-loading = Rozkładanie łamigłówek …
puzzle-rating = Ranking { $n }
puzzle-level_easy = Łatwa
puzzle-level_medium = Średnia
puzzle-level_hard = Trudna
puzzle-steps = { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
}
puzzle-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
puzzle-number = Łamigłówka { $n }
puzzle-solved = Rozwiązana
puzzle-solved_helped = Rozwiązana z pomocą
puzzle-tried = Jeszcze nierozwiązana
puzzle-progress = Rozwiązane: { $n } z { $of }
puzzle-next = Następna łamigłówka
puzzle-next_hint = Następna nierozwiązana.
puzzle-all_solved = Wszystkie rozwiązane.
puzzle-list = Wszystkie łamigłówki
puzzle-goal = Cel
puzzle-again = Spróbuj ponownie
puzzle-reached = Rozwiązana
puzzle-missed = Nie tym razem
puzzle-missed_text = Cel nie został osiągnięty. Możesz próbować, ile chcesz.
puzzle-hints = { $n ->
    [one] z { $n } podpowiedzią
    [few] z { $n } podpowiedziami
    [many] z { $n } podpowiedziami
   *[other] z { $n } podpowiedzi
}
puzzle-explain = Pokaż rozwiązanie
puzzle-explained = Rozwiązanie
puzzle-thinking = Sprawdzanie twoich wyborów …
puzzle-lost_by = Cel wymknął się przy tym wyborze: { $what }
puzzle-look = Zobacz tę chwilę
puzzle-from_there = Spróbuj ponownie od tego miejsca
puzzle-sure = Twoje wybory prowadzą do celu bez względu na to, czego nie można było wiedzieć.
puzzle-lucky = Masz szczęście: twoje wybory prowadzą do celu w { $percent }% rozdań, których nie można było odróżnić.
puzzle-finders = Jak często jest znajdowane
puzzle-finder_random = Przypadkiem
puzzle-finder_easy = Łatwy bot
puzzle-finder_quick = Szybki gracz
puzzle-finder_glance = Jedno spojrzenie
puzzle-finder_little = Krótkie szukanie
puzzle-finder_much = Długie szukanie
puzzle-finders_hint = Łatwy bot i szybki gracz grają o wygraną w partii; nie znają celu.
puzzle-unknown = Tej łamigłówki nie ma już w grze; jej rozwiązanie nie jest znane.

## results

results-title = Moje wyniki
results-lead = Wszystkie partie dokończone w tej przeglądarce, przechowywane tylko tutaj.
results-none = W tej przeglądarce nie dokończono jeszcze żadnej partii.
results-setup = Ustawienia
results-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
results-bots = boty: { $level }
results-played = rozegrane
results-won = wygrane
results-best = najlepszy wynik
results-row = wygrane z rzędu
results-course = Ostatnie partie
results-course_of = Wygrane z ostatnich { $n }: { $won }
results-carry = Przenieś wyniki
results-take = Zabierz je
results-take_text = { $n ->
    [one] W kodzie jest twoja ostatnia partia; w pliku są wszystkie.
    [few] W kodzie są twoje { $n } ostatnie partie; w pliku są wszystkie.
    [many] W kodzie jest twoich { $n } ostatnich partii; w pliku są wszystkie.
   *[other] W kodzie jest { $n } ostatniej partii; w pliku są wszystkie.
}
results-code = Kod
results-copied = Kod jest w schowku.
results-bring = Przynieś je tutaj
results-bring_text = To, co przyniesiesz, zostaje dodane; nic nie ginie.
results-added = { $n ->
    [0] Wszystkie te partie już tu były.
    [one] Dodano { $n } partię.
    [few] Dodano { $n } partie.
    [many] Dodano { $n } partii.
   *[other] Dodano { $n } partii.
}
results-bad_code = Ten kod nie jest cały. Skopiuj go w całości, od R1 do ostatniego znaku.
results-not_a_file = To nie jest plik z wynikami Rempart.

## help

help-title = Pomoc i klawisze
help-how = Jak się tu gra
help-pick = To, co świeci, można wybrać albo przeciągnąć na miejsce. Każdy wybór zawęża możliwości; gdy zostanie jedna, stół ją wykona. Zanim zrobisz coś, czego nie da się cofnąć, stół zapyta.
help-why = Wybierz coś, co nie świeci, a stół powie, która zasada tego zabrania. Swoją zasadę zna też każdy wiersz dziennika.
help-times = „Teraz” to prawdziwy stół. „Historia” (sepia) pokazuje wcześniejsze chwile. „A gdyby…?” (niebieski) to twój własny wariant, którego nikt inny nie widzi. Liczy się tylko „Teraz”.
help-keys = Klawisze
help-digits = wybierz z listy
help-choices = lista wszystkich wyborów
help-confirm = zatwierdź
help-back = odznacz, zamknij, wróć do bieżącej chwili
help-undo = cofnij
help-redo = powtórz
help-hint = poproś bota o podpowiedź
help-forecast = prognoza
help-whatif = a gdyby…?
help-log = przejdź do dziennika
help-tray = zwiń lub rozwiń rękę
help-replay = pokaż jeszcze raz, co się stało
help-moments = wcześniej i później, w historii
help-read = przeczytaj kartę pod kursorem
help-help = ta pomoc
help-signs = Symbole
help-legend = Wszystkie symbole i ich autorzy
help-chat = napisz do pozostałych
help-point = i kliknięcie: pokaż coś wszystkim

## sign

sign-bot = bot
sign-person = osoba
sign-people = kilka osób
sign-hourglass = ile to trwa
sign-swords = przeciwko sobie
sign-trophy = zwycięstwo
sign-ruins = porażka

## credits

credits-title = Autorzy i legenda
credits-ours = Kod, plansze, pudełka i teksty Rempartu są nasze własne. Nie ma tu grafik ani tekstów żadnego wydawcy.
credits-legend = Co znaczą symbole
credits-icons = Ikony
credits-icons_text = Ikony pochodzą z
credits-changed = Pokazujemy je w innych kolorach i rozmiarach. Autorzy ikon:
credits-fonts = Kroje pisma
credits-fonts_text = Alegreya i Alegreya Sans, Juan Pablo del Peral (Huerta Tipográfica), na licencji SIL Open Font License 1.1.
credits-licences = Pełne licencje:
credits-libraries = Biblioteki
credits-client = W przeglądarce:
credits-server = Na serwerze:

## lab

lab-title = Laboratorium
lab-title_lead = Boty grają setki partii: zobacz, co zmienia jedna liczba.
lab-lead = Zmieniasz liczbę albo zastanawiasz się, czy gra jest sprawiedliwa? Boty zagrają w nią setki razy z tymi samymi ziarnami, a ty zobaczysz, kto wygrywa, na ile to pewne i co się wyróżnia.
lab-which_game = Która gra?
lab-all_games = Do laboratorium
lab-original = Oryginał
lab-original_hint = liczby samej gry
lab-changes = { $n ->
    [one] { $n } zmieniona liczba
    [few] { $n } zmienione liczby
    [many] { $n } zmienionych liczb
   *[other] { $n } zmienionej liczby
}
lab-variants = Co porównać
lab-variants_hint = Każdy wariant jest porównywany z oryginałem partia po partii, na tych samych ziarnach.
lab-no_variants = Ta przeglądarka nie ma żadnego wariantu tej gry.
lab-to_workshop = Zrób go w warsztacie
lab-bots = Kto gra
lab-players = Gracze
lab-advanced_lead = Pozostałe ustawienia gry
lab-matches = Partie w każdym przygotowaniu
lab-nothing = Wybierz co najmniej jedną rzecz każdego rodzaju.
lab-total = { $setups ->
    [one] { $n ->
        [one] { $total } partia
        [few] { $total } partie
        [many] { $total } partii
       *[other] { $total } partii
    }
    [few] { $total } partii w { $setups } przygotowaniach
    [many] { $total } partii w { $setups } przygotowaniach
   *[other] { $total } partii w { $setups } przygotowania
}
lab-takes = Potrwa to mniej więcej { $time }.
lab-takes_least = Potrwa to co najmniej { $time }.
lab-too_long = { $n ->
    [one] Po { $n } minucie serwer przerwie serię i zachowa to, co rozegrano.
    [few] Po { $n } minutach serwer przerwie serię i zachowa to, co rozegrano.
    [many] Po { $n } minutach serwer przerwie serię i zachowa to, co rozegrano.
   *[other] Po { $n } minuty serwer przerwie serię i zachowa to, co rozegrano.
}
lab-measuring = Sprawdzam, jak długo trwa partia…
lab-margin = { $n ->
    [one] Po { $n } partii odsetek zwycięstw bliski połowie jest znany z dokładnością do { $points } punktów.
    [few] Po { $n } partiach odsetek zwycięstw bliski połowie jest znany z dokładnością do { $points } punktów.
    [many] Po { $n } partiach odsetek zwycięstw bliski połowie jest znany z dokładnością do { $points } punktów.
   *[other] Po { $n } partii odsetek zwycięstw bliski połowie jest znany z dokładnością do { $points } punktów.
}
lab-start = Zacznij
lab-starting = Sprawdzanie…
lab-my_runs = Zaczęte w tej przeglądarce
lab-run_line = { $n ->
    [one] { $bots } · { $n } partia · { $when }
    [few] { $bots } · po { $n } partie · { $when }
    [many] { $bots } · po { $n } partii · { $when }
   *[other] { $bots } · po { $n } partii · { $when }
}
lab-kept = { $n ->
    [one] Seria jest przechowywana przez { $n } dzień.
    [few] Seria jest przechowywana przez { $n } dni.
    [many] Seria jest przechowywana przez { $n } dni.
   *[other] Seria jest przechowywana przez { $n } dnia.
}
lab-another = Inna seria
lab-gone = { $n ->
    [one] Tej serii już tu nie ma: serie są przechowywane przez { $n } dzień.
    [few] Tej serii już tu nie ma: serie są przechowywane przez { $n } dni.
    [many] Tej serii już tu nie ma: serie są przechowywane przez { $n } dni.
   *[other] Tej serii już tu nie ma: serie są przechowywane przez { $n } dnia.
}
lab-far = Postęp
lab-beginning = Zaraz się zacznie.
lab-waiting = { $n ->
    [one] Przed twoją jest { $n } seria.
    [few] Przed twoją są { $n } serie.
    [many] Przed twoją jest { $n } serii.
   *[other] Przed twoją jest { $n } serii.
}
lab-progress = Partie: { $n } z { $total }
lab-left = { $far }, zostało mniej więcej { $time }
lab-leave = Możesz opuścić tę stronę: seria trwa dalej, a znajdziesz ją w laboratorium.
lab-stop = Zatrzymaj
lab-more = Zagraj więcej
lab-state_done = Rozegrano wszystkie partie: { $n }.
lab-state_spent = Czas, który serwer daje jednej serii, się skończył: rozegrano partie { $n } z { $total }.
lab-state_stopped = Zatrzymano: rozegrano partie { $n } z { $total }.
lab-state_failed = Seria się przerwała: rozegrano partie { $n } z { $total }; właściciel serwera znajdzie przyczynę w dzienniku.
lab-failed = { $n ->
    [one] { $n } partia skończyła się błędem i się nie liczy.
    [few] { $n } partie skończyły się błędem i się nie liczą.
    [many] { $n } partii skończyło się błędem i się nie liczy.
   *[other] { $n } partii skończyło się błędem i się nie liczy.
}
lab-with_players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
lab-seat = Gracz { $n }
lab-range = { $low } do { $high }
lab-of = { $n ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}
lab-fair = Czy moja zmiana jest sprawiedliwa?
lab-team_more = Z wariantem „{ $name }” drużyna wygrywa częściej, o { $points } p.p. (przedział 95%: { $low } do { $high }).
lab-team_less = Z wariantem „{ $name }” drużyna wygrywa rzadziej, o { $points } p.p. (przedział 95%: { $low } do { $high }).
lab-team_open = Jeszcze nie wiadomo, czy „{ $name }” zmienia to, jak często wygrywa drużyna: { $points } p.p., ale przedział od { $low } do { $high } zawiera zero. Zagraj więcej.
lab-team_same = Z wariantem „{ $name }” każda partia przebiegła tak samo: zmiana nie miała żadnego skutku.
lab-seat_more = „{ $name }” sprzyja graczowi { $n }, który wygrywa częściej, o { $points } p.p. (przedział 95%: { $low } do { $high }).
lab-seat_less = „{ $name }” szkodzi graczowi { $n }, który wygrywa rzadziej, o { $points } p.p. (przedział 95%: { $low } do { $high }).
lab-seat_open = Jeszcze nie wiadomo, czy „{ $name }” zmienia to, kto wygrywa: { $points } p.p. dla gracza { $n }, ale przedział od { $low } do { $high } zawiera zero. Zagraj więcej.
lab-seat_same = Z wariantem „{ $name }” każda partia przebiegła tak samo: zmiana nie miała żadnego skutku.
lab-winning = Kto wygrywa
lab-winning_hint = Odsetek wygranych partii. Kreska to przedział 95%; przerywana linia, jeśli jest, to równy udział.
lab-gains = Co daje zmiana
lab-gains_hint = W porównaniu z oryginałem na tych samych ziarnach, w punktach procentowych. Pusta kropka może być przypadkiem: jej przedział zawiera zero.
lab-no_effect = bez skutku
lab-length = Jak długie są partie
lab-length_hint = W wyborach. Pudełko obejmuje środkową połowę partii.
lab-worth_a_look = Partie warte uwagi
lab-at_the_table = Otwórz na stole
lab-report = Raport
lab-report_apart = W osobnej karcie
lab-report_making = Raport powstaje…

## Czego laboratorium odmawia

lab_refused-off = Laboratorium jest na tym serwerze wyłączone.
lab_refused-duckdb = Na tym serwerze brakuje biblioteki, której potrzebuje laboratorium. Właściciel może ją zainstalować: pip install 'rempart[lab]'
lab_refused-folder = Serii nie da się tu zapisać; właściciel serwera znajdzie przyczynę w dzienniku.
lab_refused-nothing = Nie ma w co grać: wybierz wartości gry albo wariant.
lab_refused-variants = To za dużo na jedną serię: mieści się w niej najwyżej { $most } wariantów.
lab_refused-setups = Razem to { $n } przygotowań; seria ma ich najwyżej { $most }. Porównuj mniej rzeczy naraz.
lab_refused-matches = Razem to { $n } partii, za dużo na jedną serię: przy tych przygotowaniach zagraj najwyżej { $each } w każdym.
lab_refused-yours = { $n ->
    [one] { $n } twoja seria czeka albo jest rozgrywana; poczekaj na nią albo ją zatrzymaj.
    [few] { $n } twoje serie czekają albo są rozgrywane; poczekaj na jedną z nich albo ją zatrzymaj.
    [many] { $n } twoich serii czeka albo jest rozgrywanych; poczekaj na jedną z nich albo ją zatrzymaj.
   *[other] { $n } twojej serii czeka albo jest rozgrywanych; poczekaj na jedną z nich albo ją zatrzymaj.
}
lab_refused-full = { $n ->
    [one] { $n } seria tu czeka; spróbuj później.
    [few] { $n } serie tu czekają; spróbuj później.
    [many] { $n } serii tu czeka; spróbuj później.
   *[other] { $n } serii tu czeka; spróbuj później.
}
lab_refused-often = Zaczynasz serie bardzo szybko; spróbuj za minutę.

## position

position-of = Pozycja: { $game }
position-lead = Zmień, co chcesz: obraz się dostosuje. To, na co reguły nie pozwalają, jest opisane obok.
position-values = Wartości pozycji
position-edit = Zmień tę pozycję
position-set_up = Ustaw pozycję
position-table = Ustawiona pozycja
position-counts_nowhere = Ta partia jest na próbę: nie liczy się w żadnym wyniku.
position-undo = Cofnij
position-redo = Ponów
position-analyse = Analizuj
position-play = Graj od tego miejsca
position-link = Kopiuj link
position-save = Zapisz plik
position-file = Otwórz plik
position-view = Widok
position-all_seats = Gram na wszystkich miejscach; inaczej na pozostałych grają boty
position-checking = Sprawdzanie …
position-possible = Możliwa
position-impossible = { $n ->
    [one] Niemożliwa: { $n } błąd
    [few] Niemożliwa: { $n } błędy
    [many] Niemożliwa: { $n } błędów
   *[other] Niemożliwa: { $n } błędu
}
position-last_possible = Ostatnia możliwa pozycja
position-nothing = nic
position-nowhere = nigdzie na stole
position-bring = Połóż tutaj …
position-swap = Połóż tu coś innego …
position-move = Przenieś: { $what }
position-earlier = O jedno miejsce wcześniej: { $what }
position-later = O jedno miejsce później: { $what }
position-remove = Usuń: { $what }
position-add = Dodaj
position-bad = Tej pozycji nie można otworzyć
position-empty = Zacznij od pustego stołu
position-bad_link = Link jest uszkodzony, ucięty albo dotyczy innej gry. Poproś o niego jeszcze raz albo o plik.
position-bad_file = W tym pliku nie ma pozycji z tej gry.
position-too_long = Ta pozycja jest za długa na link. Zapisz ją jako plik.
position-no_clipboard = Przeglądarka nie pozwala kopiować. Zapisz pozycję jako plik.
position-lines = Najlepsze warianty
position-lines_for = Najlepsze warianty: { $who }
position-searching = Szukanie …
position-stop = Przerwij
position-then = Potem: { $steps }
position-arrow = {" "}→{" "}
position-searched = { $n ->
    [one] Sprawdzono { $n } wariant.
    [few] Sprawdzono { $n } warianty.
    [many] Sprawdzono { $n } wariantów.
   *[other] Sprawdzono { $n } wariantu.
}
position-so_far = { $n ->
    [one] Dotąd sprawdzono { $n } wariant.
    [few] Dotąd sprawdzono { $n } warianty.
    [many] Dotąd sprawdzono { $n } wariantów.
   *[other] Dotąd sprawdzono { $n } wariantu.
}

## lobby

lobby-title = Otwarte stoły
lobby-lead = Te stoły szukają graczy. Kto pierwszy przyjdzie, ten ma miejsce.
lobby-none = Nikt teraz nie szuka graczy.
lobby-none_hint = Przygotuj partię, zachowaj miejsce dla znajomego i poszukaj graczy w oknie zaproszenia.
lobby-closed = Ten serwer nie ma listy otwartych stołów.
lobby-closed_hint = Zagraj ze znajomymi przez link albo z botami.
lobby-loading = Szukam otwartych stołów …
lobby-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
    }
lobby-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boty
    [many] { $n } botów
   *[other] { $n } bota
    }
lobby-since = na liście od: { $when }
lobby-begun = Partia już trwa.
lobby-changed = Zmienione liczby
lobby-clock = { $time } na wybór
lobby-join = Dołącz
lobby-mine = To Twój stół.
lobby-back = Wróć do stołu
lobby-gone = Ktoś był szybszy albo stół nie szuka już graczy.
lobby-name = Twoje imię przy stole
lobby-some = { $n ->
    [one] { $n } stół szuka graczy.
    [few] { $n } stoły szukają graczy.
    [many] { $n } stołów szuka graczy.
   *[other] { $n } stołu szuka graczy.
    }
lobby-see = Zobacz stoły
lobby-look = Szukaj graczy
lobby-look_hint = Stół zobaczą wszyscy na tym serwerze. Kto pierwszy przyjdzie, zajmie miejsce, które jest jeszcze wolne, nawet zachowane dla znajomego.
lobby-listed = Stół jest na liście otwartych stołów.
lobby-stop = Zdejmij z listy

## replays

replays-title = Opublikowane partie
replays-title_lead = Obejrzyj partie, które pokazują ich gracze.
replays-lead = Partie, które ich gracze pokazują wszystkim: obejrzyj je od początku albo przeczytaj analizę.
replays-none = Nie opublikowano tu jeszcze żadnej partii.
replays-none_hint = Swoją opublikujesz na stronie wyniku, gdy się skończy.
replays-nothing = Nie ma takiej opublikowanej partii.
replays-all = Pokaż wszystkie
replays-loading = Wczytuję partie …
replays-search = Szukaj
replays-game = Gra
replays-any_game = Wszystkie gry
replays-players = Liczba graczy
replays-any = Dowolnie
replays-result = Wynik
replays-won = Wygrana
replays-lost = Przegrana
replays-when = Kiedy
replays-days_7 = Ostatnie 7 dni
replays-days_30 = Ostatnie 30 dni
replays-order = Kolejność
replays-newest = Od najnowszych
replays-best = Od najlepszego wyniku
replays-name = Imię gracza
replays-found = { $n ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
    }
replays-choices = { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
    }
replays-winner = wygrana
replays-watch = Obejrzyj od początku
replays-review = Wynik i analiza
replays-page = Strona { $n } z { $all }
replays-before = Poprzednia strona
replays-after = Następna strona

## publish

publish-title = Opublikuj tę partię
publish-hint = Wszyscy na tym serwerze będą mogli ją obejrzeć i przeczytać analizę. Czat nie jest pokazywany.
publish-hint_all = Partia będzie opublikowana, gdy zgodzą się wszyscy gracze.
publish-named = Z moim imieniem
publish-unnamed = Bez mojego imienia
publish-asked = { $who } chce opublikować tę partię.
publish-missing = Jeszcze nie zgodzili się: { $who }.
publish-no = Nie publikuj
publish-done = Partia jest opublikowana.
publish-see = Zobacz ją
publish-withdraw = Wycofaj ją
