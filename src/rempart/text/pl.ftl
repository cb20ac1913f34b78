# Teksty wspólne dla wszystkich gier. Gry dodają własne w games/<game>/text/.

list-and = { $most } i { $last }
list-or = { $most } lub { $last }
list-clauses = ;{ " " }
labelled = { $name }: { $value }
seat = Gracz { $n }

## refusal

refusal-not_yours = to nie twój wybór
refusal-not_now = teraz nie ma takiego wyboru

## setup_value

setup_value-on = tak
setup_value-off = nie

## terminal

terminal-yes = t
terminal-no = n
terminal-yes_or_no = Wpisz { $yes } lub { $no } albo naciśnij sam Enter.
terminal-enter = Naciśnij Enter, by przejść dalej
terminal-colon = :{ " " }
terminal-which = { $name } ({ $which })
terminal-hidden = zakryte: { $count }
terminal-empty = puste: { $places }
terminal-more = Reszta (p): { $names }
terminal-coach = Przewodnik: { $words }
terminal-threat = Jeśli nikt nic nie zrobi: { $what }
terminal-parts = Części stołu: wpisz p i numer lub nazwę jednej z nich
terminal-no_part = Nie ma części „{ $what }”. Wpisz p, by zobaczyć listę.
terminal-no_map = Teraz nie ma mapy do narysowania.
terminal-new_here = Co nowego: { $title }
terminal-nothing_new = Nie ma tu nic nowego.
terminal-which_thing = „{ $what }” to może być { $names }. Wpisz ? i całą nazwę.
terminal-no_thing = Na stole nie ma niczego o nazwie „{ $what }” ani takiej zasady. Wpisz p, by zobaczyć części stołu, albo w, by zobaczyć zasady.
terminal-no_rule = Nie ma zasady { $what }. Najbliższe: { $near }
terminal-near = „{ $value }”: ile kosztuje i ile kroków ma do końca drogi
terminal-earlier = { $count ->
    [one] { $count } wcześniejszy wiersz
    [few] { $count } wcześniejsze wiersze
    [many] { $count } wcześniejszych wierszy
   *[other] { $count } wcześniejszego wiersza
}: l pokazuje cały dziennik
terminal-chose = { $seat }: { $option }
terminal-choose = Wybierz
terminal-back = wstecz
terminal-seed = ziarno { $seed }
terminal-rubbish = „{ $what }” nie jest ani wyborem, ani poleceniem. { terminal-nothing_typed }
terminal-nothing_typed = { $last ->
    [1] Wpisz 1 albo ?, by zobaczyć pomoc.
   *[other] Wpisz liczbę od 1 do { $last } albo ?, by zobaczyć pomoc.
}
terminal-rubbish_after = „{ $what }” nie jest poleceniem. Wpisz u, by cofnąć; s, by zapisać; l, by zobaczyć dziennik; q, by wyjść.
terminal-no_such = Nie ma wyboru { $what }. { terminal-nothing_typed }
terminal-over = Partia skończona. Wpisz u, by cofnąć; s, by zapisać; l, by zobaczyć dziennik; q, by wyjść.
terminal-undone = Cofnięto: { $what }
terminal-redone = Powtórzono: { $what }
terminal-nothing_to_undo = Nie masz czego cofnąć.
terminal-nothing_to_redo = Nie ma czego powtórzyć: od ostatniego wyboru niczego nie cofnięto.
terminal-nobody_else = Nikt inny nie może teraz wybierać.
terminal-hint = Podpowiedź: { $option } (wpisz { $way })
terminal-hand_over = Teraz gra { $seat }: oddaj klawiaturę.
terminal-winners = Zwycięstwo: { $seats }
terminal-after = u cofnij · s zapisz · l cały dziennik · v analiza · w zasady · q wyjdź
terminal-next_stage = g: następny etap
terminal-no_next = Nie ma następnego etapu: prowadzi do niego tylko zwycięstwo w serii.
terminal-saved = Zapisano w { $file }. Aby grać dalej: { $command }
terminal-saved_whole = Zapisano w { $file }. Aby obejrzeć jeszcze raz: { $command }
terminal-is_saved = Partia jest zapisana w { $file }.
terminal-not_saved = Nie zapisano.
terminal-is_folder = { $file } to folder. Podaj nazwę pliku: s moja-partia.json
terminal-other_match = Plik { $file } zawiera coś innego niż ta partia. Nadpisać?
terminal-other_name = Plik { $file } zawiera coś innego niż ta partia: nie zapisano. Podaj inną nazwę: s PLIK
terminal-save_first = Zapisać partię przed wyjściem?
terminal-how_to_save = Partia nie została zapisana. Aby ją zapisać, zakończ dane wierszem: s PLIK
terminal-end_of_input = Koniec danych po { $n ->
    [one] { $n } wyborze
    [few] { $n } wyborach
    [many] { $n } wyborach
   *[other] { $n } wyboru
}.
terminal-keys = Co można wpisać
terminal-why = Skąd to pytanie: zasada, z której wynika ten wybór
terminal-no_forecast = Ta gra nie ma prognozy.
terminal-certain = pewne
terminal-possible = możliwe

## terminal.key

terminal-key-number = 3
terminal-key-numbers = 2 4
terminal-key-words = SŁOWA
terminal-key-back = 0
terminal-key-u = u
terminal-key-r = r
terminal-key-h = h
terminal-key-e = e
terminal-key-help = ? lub help
terminal-key-rule = ? ID
terminal-key-thing = ? NAZWA
terminal-key-w = w
terminal-key-l = l
terminal-key-v = v
terminal-key-p = p [CZĘŚĆ]
terminal-key-m = m
terminal-key-i = i
terminal-key-t = t
terminal-key-n = n
terminal-key-g = g
terminal-key-s = s [PLIK]
terminal-key-q = q

## terminal.help

terminal-help-number = wybierz albo otwórz listę (jeśli kończy się na …)
terminal-help-numbers = to samo dla kilku list naraz
terminal-help-words = opcja o takiej treści lub takim zakończeniu
terminal-help-back = wróć do pierwszej listy
terminal-help-u = cofnij: do twojej ostatniej decyzji, razem z tym, co zrobiły boty
terminal-help-r = powtórz to, co cofnięto
terminal-help-h = podpowiedź: co zrobiłby bot
terminal-help-e = prognoza: co nadchodzi, jeśli nikt nic nie zrobi
terminal-help-help = ta pomoc
terminal-help-rule = zasada o podanym ID (ID są po prawej stronie dziennika)
terminal-help-thing = przyjrzyj się karcie lub figurze na stole
terminal-help-w = dlaczego: zasady, z których wynikają ostatnie zdarzenia
terminal-help-l = cały dziennik
terminal-help-v = analiza: jak zmieniała się szansa i co byłoby lepsze (po zakończeniu partii)
terminal-help-p = części stołu lub jedna z nich: zasoby, stosy, plansze
terminal-help-m = mapa i znaczenie jej znaków
terminal-help-i = co nowego w tej partii
terminal-help-t = cały stół i działanie każdej karty
terminal-help-n = niech wybiera następny gracz, jeśli może kilku
terminal-help-g = przejść do następnego etapu po zwycięstwie w serii
terminal-help-s = zapisz partię
terminal-help-q = wyjdź

## replay

replay-banner = { " " }POWTÓRKA · wybór { $n } z { $last }{ " " }
replay-keys = Enter dalej · b wstecz · liczba: przejdź tam · e koniec · l dziennik · q wyjdź
replay-rubbish = „{ $what }”? Enter dalej · b wstecz · liczba od 0 do { $last } · e koniec · l dziennik · q wyjdź
replay-unfinished = Partia nie jest skończona. Aby grać dalej: rempart play --load PLIK

## wizard

wizard-welcome = Rempart: nowa partia
wizard-enter = Wpisz liczbę i naciśnij Enter; sam Enter wybiera to, co zaznaczone.
wizard-default = ← Enter
wizard-game = Która gra?
wizard-number = Wpisz liczbę od 1 do { $last } albo naciśnij sam Enter.
wizard-several = Jedno lub kilka, po przecinku, spośród: { $values }
wizard-me = osoba tutaj
wizard-bot = bot „{ $bot }”
wizard-advanced = Opcje zaawansowane: warianty i inne interpretacje zasad?
wizard-yes = tak, zapytaj
wizard-no = nie
wizard-seat = Kto gra: { $seat }?
wizard-seed = Ziarno: liczba całkowita, od której zależą wszystkie losowania (Enter: losowe)
wizard-stage = Enter: zagraj, { $key }: inna propozycja; albo wpisz kod.
wizard-rating = Boty sprawdzają trudność (Ctrl-C: wystarczy)
wizard-rate = { $players ->
    [1] Około { $percent }% dla jednej osoby: tak często wygrywa bot.
    [2] Około { $percent }% dla dwóch osób: tak często wygrywają boty.
    [3] Około { $percent }% dla trzech osób: tak często wygrywają boty.
    [4] Około { $percent }% dla czterech osób: tak często wygrywają boty.
   *[other] Około { $percent }% dla { $players } osób: tak często wygrywają boty.
}
wizard-command = To samo z wiersza poleceń: { $command }

## puzzles

puzzles-goal = Cel: { $goal } (ranking { $rating }; h podpowiedź, s rozwiązanie)
puzzles-reached = Rozwiązana. u cofa wybory, Enter wychodzi.
puzzles-missed = Nie tym razem. u cofa wybory, by spróbować ponownie, s pokazuje rozwiązanie, Enter wychodzi.
puzzles-making = Szukanie łamigłówek
puzzles-checking = Sprawdzanie
puzzles-made = { $n ->
    [one] { $n } łamigłówka w { $file }
    [few] { $n } łamigłówki w { $file }
    [many] { $n } łamigłówek w { $file }
   *[other] { $n } łamigłówki w { $file }
}
puzzles-checked = Sprawdzone łamigłówki: { $n }, błędne: { $wrong }
puzzles-none = { $game } nie ma celów łamigłówek, więc nie można ich tworzyć

## batch

batch-head = { $n ->
    [one] bot { $bot }, { $n } partia, ziarno { $first }
    [few] bot { $bot }, { $n } partie, ziarna od { $first } do { $last }
    [many] bot { $bot }, { $n } partii, ziarna od { $first } do { $last }
   *[other] bot { $bot }, { $n } partii, ziarna od { $first } do { $last }
}
batch-playing = Gram
batch-progress = { $done } z { $total } partii
batch-duels = Wygrane pierwszego bota
batch-won = Wygrane
batch-won_by = Wygrywa { $seat }
batch-of = { $n } z { $total } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, przedział 95%: od { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
batch-ends = Zakończenia
batch-length = Długość
batch-choices = średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } wyboru, od { $least } do { $most }
batch-time = Czas
batch-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
batch-mean = średnio
batch-least = najmniej
batch-most = najwięcej

## changed

changed-head = Partia ze zmienionymi liczbami: { $changes }
changed-value = { $key }: { $now } zamiast { $before }
changed-added = { $key }: dodano
changed-more = i jeszcze { $n }

## advice

advice-percent = { $n }%
advice-range = { $low }–{ $high }%
advice-quoted = „{ $what }”
advice-and_then = , potem{ " " }
advice-coach = Właśnie o to prosi przewodnik.
advice-take_back = Lepiej coś cofnąć i spróbować inaczej.
advice-then = Dalej w planie: { $steps }.
advice-gains = Średnio { $gains } w porównaniu z „{ $other }”.
advice-better = Wygląda wyraźnie lepiej niż „{ $other }”.
advice-alike = „{ $other }” jest mniej więcej równie dobre.
advice-chance = Szansa na zwycięstwo: około { $chance }.
advice-blunder = To może przesądzić o przegranej: szansa na zwycięstwo spadłaby z około { $chance } do około { $fell_to }.
advice-instead = Inny wybór dałby średnio { $gains }.

## review

review-title = Jak zmieniała się szansa na zwycięstwo
review-curve = Szansa na zwycięstwo: { $who }
review-team = Szansa na zwycięstwo
review-line = { $curve } – { $ends }
review-ends = od około { $first }, na końcu { $last }
review-so_far = od około { $first } do około { $last } jak dotąd
review-won = wygrana
review-lost = przegrana
review-turns = Punkty zwrotne
review-none = Żaden pojedynczy wybór nie kosztował wiele.
review-at = wybór { $at }
review-by = { $who }: { $said }
review-choice = „{ $chosen }” kosztowało około { $points } pkt proc.: szansa spadła do około { $fell_to }, a z „{ $best }” wyniosłaby około { $chance }.
review-followed = Po „{ $chosen }” szansa spadła z około { $chance } do około { $fell_to }: nie przez ten wybór, ale przez to, co nastąpiło potem.
review-figures = Przy lepszym wyborze średnio { $figures }.
review-known = Oszacowano na podstawie { $playouts ->
    [one] { $playouts } próby
    [few] { $playouts } prób
    [many] { $playouts } prób
   *[other] { $playouts } próby
} dla { $n } decyzji; każda uwzględnia tylko to, co gracz mógł wtedy wiedzieć.
review-known_partly = Oszacowano na podstawie { $playouts ->
    [one] { $playouts } próby
    [few] { $playouts } prób
    [many] { $playouts } prób
   *[other] { $playouts } próby
} dla { $n } z { $of } decyzji; każda uwzględnia tylko to, co gracz mógł wtedy wiedzieć.
review-working = Analiza partii (Ctrl-C: zakończ wcześniej)
review-look = Aby obejrzeć: rempart replay { $file }, potem wpisz numer wyboru.
review-not_possible = { $game } nie umie jeszcze oszacować szans na zwycięstwo, więc partii nie da się przeanalizować.
review-nothing = W tej partii niczego nie wybierano: nie ma czego analizować.

## rules

rules-chapter = Rozdział
rules-count = Zasady
rules-with_tests = z testami
rules-more = Więcej: rempart rules GRA, rempart rules ID (zasada, rozdział lub rozstrzygnięcie)
rules-source_is = Źródło
rules-section = { $source }, część „{ $section }”
rules-example_is = Przykład
rules-yes = tak
rules-question = Pytanie
rules-ruling = Rozstrzygnięcie
rules-reason = Powód
rules-implemented = W kodzie
rules-tested = Testy
rules-not_cited = nie powołuje się na nią żaden wiersz kodu ani danych
rules-no_test = brak testu
rules-no_tests = Testy nie są zainstalowane: szukaj w źródłach Rempartu, w folderze tests/.

## rules.source

rules-source-rulebook = instrukcja
rules-source-ruling = nasze rozstrzygnięcie (instrukcja o tym milczy)
rules-source-public = publiczne opisy gry
rules-source-implied = wynika z innych zasad
rules-source-house = nasza własna zasada

## check

check-replayed = Rozegrano jeszcze raz { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
}; partia kończy się dokładnie tak, jak ją zapisano.
check-seeded = Wszystkie losowania wynikają z ziarna { $seed }; nie ma sekretu do sprawdzenia.
check-secret = sekret:             { $secret }
check-commitment = wartość kontrolna:  { $found }
check-same = Zgadza się z podaną wartością kontrolną: po rozpoczęciu niczego nie zmieniono.
check-compare = Porównaj ją z wartością kontrolną, którą stół pokazywał od początku.
check-other = wartość kontrolna zapisu to { $found }, inna niż podana: jego sekret nie jest tym, który obiecano
check-no_secret = zapis nie ma sekretu, więc nie ma też wartości kontrolnej
check-older = partię zaczęto według wydania { $edition } zasad, więc jej początku nie da się rozegrać jeszcze raz

## cli

cli-database = BAZA
cli-name = NAZWA
cli-minutes = MINUTY
cli-backed_up = Stoły są w { $file }. Nie pokazuj go nikomu: daje dostęp do każdego miejsca.
cli-scaffolded =
    { $name } jest w { $folder }. Tam, gdzie Rempart jest zainstalowany:

    { "  " }cd { $folder }
    { "  " }pip install -e '.[test]'
    { "  " }rempart play { $name }
    { "  " }pytest

    README.md mówi, co gdzie leży.
cli-scaffold_name = „{ $given }” nie może być nazwą gry: potrzebne są małe litery od a do z (co najmniej trzy), między nimi mogą być cyfry i _, i nie może to być słowo kluczowe Pythona; na przykład moja_gra
cli-scaffold_game = gra { $name } już istnieje; wybierz inną nazwę
cli-scaffold_module = Python ma już moduł { $name }; wybierz inną nazwę, na przykład moja_{ $name }
cli-scaffold_there = { $folder } już istnieje; podaj folder, którego jeszcze nie ma: rempart scaffold { $name } FOLDER
cli-port = --port przyjmuje liczbę całkowitą od 0 do 65535, nie { $given }.
cli-lab_minutes = --lab przyjmuje off albo całkowitą liczbę minut od 1 do { $most }, nie { $given }.
cli-lobby = --lobby przyjmuje on albo off, nie { $given }.
cli-usage = użycie:{ " " }
cli-about = Gry planszowe typu tower defence z kompletnymi zasadami: graj, wystawiaj boty, oglądaj powtórki.
cli-command = POLECENIE
cli-table = STÓŁ
cli-game = GRA
cli-file = PLIK
cli-folder = FOLDER
cli-address = ADRES
cli-value = WARTOŚĆ
cli-mode = TRYB
cli-code = KOD
cli-day = DZIEŃ
cli-daily_game = podaj grę: rempart play GRA --daily, gdzie GRA to jedno z: { $games }
cli-daily_alone = --daily ustala ziarno, ustawienia i boty: podaj tylko grę
cli-no_campaign = { $game } nie ma kampanii; gra, która ją ma: { $games }
cli-rule = ID|GRA
cli-bots = BOT|MIEJSCE=BOT,…
cli-change = ŚCIEŻKA=WARTOŚĆ
cli-for_players = gracze: { $players }, około { $minutes } min
cli-default = { $what } (domyślnie: { $value })
cli-unknown_command = nie ma polecenia „{ $command }”; może chodziło o: { $known }?
cli-unknown_option = nieznana opcja { $what }; dostępne: { $known }
cli-game_first = ; opcje przygotowania gry widać po podaniu jej nazwy: rempart play GRA --help
cli-did_you_mean = nieznana opcja { $what }; może chodziło o { $near }?
cli-too_much = nieoczekiwany argument: „{ $what }”
cli-see_help = { " " }(zobacz { $prog } --help)
cli-expects_value = po { $what } potrzebna jest wartość
cli-required = brakuje: { $what }
cli-takes_no_value = { $what } nie przyjmuje wartości
cli-load_alone = --load PLIK bierze grę, opcje i ziarno z zapisu; pomiń: { $what }
cli-name_a_game = podaj grę: rempart play GRA, gdzie GRA to jedno z: { $games }
cli-game_too = --bots i --seed wymagają nazwy gry: rempart play GRA --seed 7; bez niej program zapyta o wszystko
cli-matches = --matches przyjmuje liczbę całkowitą od 1, nie „{ $given }”
cli-limit = { $flag } przyjmuje liczbę większą od 0, nie „{ $given }”
cli-one_limit = podaj --budget albo --iterations, nie oba naraz
cli-limits_search = { $flag } dotyczy bota search: dodaj --bot search
cli-seconds = --seconds przyjmuje liczbę od 1 do 3600, nie „{ $given }”
cli-heading = { $title }

## cli.group

cli-group-arguments = argumenty
cli-group-options = opcje
cli-group-commands = polecenia
cli-group-setup = przygotowanie gry { $game }

## cli.help

cli-help-serve = Uruchom serwer ze stołami w przeglądarce, dla siebie albo dla znajomych.
cli-help-host = adres serwera; 0.0.0.0 wpuszcza innych (domyślnie 127.0.0.1: tylko ty)
cli-help-host_name = nazwa, pod którą przeglądarki docierają do serwera, np. play.example.org; można podać kilka razy (adresy, localhost i nazwa tego komputera działają zawsze)
cli-help-port = port serwera (domyślnie 8000)
cli-help-database = plik albo postgresql://user:password@host/name (domyślnie $DATABASE_URL, inaczej plik w folderze danych)
cli-help-lab_minutes = ile minut czasu procesora może zająć jedna seria w laboratorium w przeglądarce; off: bez laboratorium (domyślnie 10)
cli-help-lobby = czy stoły mogą szukać graczy na liście tego serwera (domyślnie on, jeśli --host-name jest znana w internecie, w przeciwnym razie off)
cli-help-browser = otwórz przeglądarkę, jeśli jest środowisko graficzne
cli-help-help = pokaż tę pomoc i wyjdź
cli-help-version = pokaż wersję i wyjdź
cli-help-lang = język (domyślnie język systemu, jeśli gra go zna)
cli-help-play = Graj w tym terminalu: solo, ze znajomymi albo z botami.
cli-help-campaign = Stocz kolejno bitwy kampanii.
cli-help-campaign_game = gra, która ją ma: { $games }
cli-help-battle = która bitwa najpierw: jej numer na drodze
cli-help-mode = jak ją stoczyć, na przykład hard
cli-help-everything = odblokuj wszystkie bitwy i wyzwania
cli-help-campaign_code = dodaj postępy z kodu
cli-help-campaign_file = gdzie są postępy (domyślnie: w folderze danych); przeglądarka czyta i zapisuje ten sam plik
cli-help-campaign_load = kontynuuj zapisaną bitwę
cli-help-replay = Pokaż zapisaną partię jeszcze raz, wybór po wyborze.
cli-help-review = Przeanalizuj zapisaną partię: jak zmieniała się szansa, co ją odwróciło, co byłoby lepsze.
cli-help-seconds = ile sekund myśleć (domyślnie: 60)
cli-help-check = Sprawdź zapisaną partię: rozegraj ją jeszcze raz i porównaj jej sekret z wartością kontrolną.
cli-help-commitment = wartość kontrolna, którą stół pokazywał od początku
cli-help-bot = Niech boty rozegrają całe partie; na końcu podsumowanie.
cli-help-lab = Porównaj konfiguracje, zmienione liczby i boty w wielu partiach.
cli-help-lab_run = Rozegraj plan na wszystkich rdzeniach; przerwaną serię można wznowić.
cli-help-lab_report = Zrób jedną stronę z wykresami serii.
cli-help-lab_table = Wypisz główne liczby serii.
cli-help-lab_spec = co rozegrać; przykłady są w examples/lab, klucze w docs/lab.md
cli-help-lab_folder = folder serii
cli-help-lab_out = folder na wyniki (domyślnie: nazwa planu, z .lab)
cli-help-lab_page = plik strony (domyślnie: report.html w folderze serii)
cli-help-lab_matches = ile ziaren, zamiast liczby z planu
cli-help-lab_workers = ile partii naraz (domyślnie: jedna na rdzeń)
cli-help-lab_ray = graj na klastrze Ray; „local” uruchamia go na tym komputerze
cli-help-puzzles = Rozwiązuj łamigłówki: krótkie zadania na planszy. Albo twórz je i sprawdzaj.
cli-help-puzzles_play = Zagraj łamigłówkę.
cli-help-puzzles_list = Wypisz łamigłówki gry, od najłatwiejszej.
cli-help-puzzles_make = Znajdź łamigłówki w partiach botów; wznawia przerwane szukanie.
cli-help-puzzles_check = Sprawdź, czy łamigłówki gry są nadal tym, co mówią.
cli-help-puzzles_game = gra: { $games }
cli-help-puzzle = numer lub identyfikator łamigłówki (domyślnie: dowolna)
cli-help-puzzles_count = ile łamigłówek znaleźć (domyślnie 60)
cli-help-puzzles_seed = ziarno pierwszej partii (domyślnie 1)
cli-help-puzzles_workers = ile partii grać naraz (domyślnie 1)
cli-help-puzzles_out = dokąd trafiają łamigłówki (domyślnie: plik o nazwie gry)
cli-help-rules = Czytaj zasady: wszystkie rozdziały, grę, rozdział albo jedną zasadę.
cli-help-games = Wypisz gry.
cli-help-scaffold = Utwórz małą działającą grę, by zrobić z niej własną.
cli-help-scaffold_name = jej nazwa: małe litery, cyfry, _
cli-help-scaffold_folder = nowy folder gry (domyślnie: o tej nazwie, tutaj)
cli-help-backup = Skopiuj stoły do pliku, nawet gdy serwer działa.
cli-help-copy = plik kopii: nowy, tylko ty możesz go czytać
cli-help-push_keys = Utwórz klucz do Web Push i pokaż, co ustawić przed serve.
cli-help-tower = Połącz ze stołem prawdziwą wieżę z gry, przez Bluetooth tego komputera.
cli-help-table = adres stołu, jaki pokazuje przeglądarka, albo jego kod (dla stołu na tym komputerze)
cli-help-game = gra: { $games }; bez niej program o nią zapyta; z nią --help wypisuje też opcje jej przygotowania
cli-help-bot_game = gra: { $games }; z nią --help wypisuje też opcje jej przygotowania
cli-help-seed = liczba całkowita, od której zależą wszystkie losowania (domyślnie: losowa)
cli-help-set = zmień wartość z danych gry, na przykład cards.knight.power=9; można powtarzać
cli-help-bots = kto jest botem: 2=greedy,3=random albo samo greedy dla wszystkich miejsc oprócz pierwszego; są: { $bots }
cli-help-daily = zagraj wyzwanie dnia danej gry: dzisiejsze (UTC) albo z minionego dnia, np. 2026-11-19; bez rankingu
cli-help-load = graj dalej zapisaną partię albo graj od pozycji
cli-help-file = plik zapisanej partii
cli-help-seat = zobacz ją oczami gracza na tym miejscu (liczonym od 1)
cli-help-replay_browser = zobacz ją na planszy, w przeglądarce
cli-help-which_bot = bot na wszystkich miejscach: { $bots } (domyślnie: greedy)
cli-help-against = inny bot na wszystkich miejscach oprócz jednego, innego w każdej partii: { $bots }
cli-help-matches = ile partii (domyślnie: 100)
cli-help-budget = ile sekund bot search może myśleć nad wyborem
cli-help-iterations = ile prób bot search rozgrywa przy wyborze, zamiast limitu czasu
cli-help-jobs = ile partii toczy się naraz (domyślnie: 1)
cli-help-what = zasada, rozstrzygnięcie lub rozdział (FD-BATTLE-03, FD-R-22, FD-BATTLE) albo gra; bez tego: wszystkie rozdziały
cli-help-sources = zamiast tego: co pochodzi z instrukcji gry, co jest publiczne, a co nasze
cli-help-data = Wypisz wszystkie liczby gry, by je zmienić i grać z --data.
cli-help-data_of = gra: { $games }
cli-help-values = twoje własne liczby: plik z rempart data GRA, w którym coś zmieniono

## level

level-easy = łatwy
level-normal = normalny
level-hard = trudny

## table

table-conceded = { $seat } poddaje partię.
table-position = Partia zaczyna się od ustawionej pozycji. Nigdzie się nie liczy.
table-seat_human = { $seat } siada do stołu.
table-seat_free = Wolne miejsce: { $seat }.
table-seat_bot = Bot ({ $bot }) gra za: { $seat }.
table-stand_in = { $by }: bot ({ $bot }) gra teraz za: { $seat }.
table-quick = { $seat }: szybki wybór, bez czasu na namysł.
table-rewind = { $seat } wraca do wyboru { $to }.
table-propose = { $seat } chce wrócić do wyboru { $to }.
table-resumed = Rempart został zaktualizowany: partia toczy się dalej od tego miejsca. Wcześniejszych ruchów nie da się cofnąć.
table-agreed = { $seat } się zgadza.
table-disagreed = { $seat } się nie zgadza.
table-concede = { $seat } poddaje partię.
table-rematch = { $seat } proponuje rewanż: nowy stół jest gotowy.
table-next_battle = { $seat } przygotowuje następną bitwę: { $battle }.
table-may_speak = { $seat } pozwala widzom pisać.
table-may_not_speak = { $seat }: widzowie mogą odtąd tylko patrzeć.
table-whoever = osoba, która przygotowała stół
table-seat_again = { $seat }: ktoś znów siada z tego samego linku (już { $n }. raz). Kto usiadł z niego wcześniej, stracił to miejsce.
table-invited_anew = { $by } tworzy nowy link dla: { $seat }; stary już nie działa.
table-closed = { $by } cofa zaproszenie dla: { $seat }. Na tym miejscu gra bot ({ $bot }).
table-propose_end = { $seat } chce poddać partię: wszyscy muszą się zgodzić.
table-agree_end = { $seat } zgadza się zakończyć partię.
table-agree_gone = { $seat }: od dawna poza stołem, więc ta zgoda nie jest potrzebna.
table-export = { $seat } pobiera zapis w trakcie partii i zna wszystko, co ukryte.
table-listed = { $seat } szuka graczy: stół jest wśród otwartych stołów.
table-unlisted = { $seat } zdejmuje stół z listy otwartych stołów.
table-publish = { $seat } chce opublikować partię.
table-published = Partia jest opublikowana: każdy może ją obejrzeć.
table-unpublished = { $seat } nie chce publikować tej partii.
table-your_turn = Twoja kolej.

## campaign

campaign-locked = Ta bitwa nie jest jeszcze dostępna. Wygraj poprzednią albo odblokuj wszystko.
campaign-no_battle = W tych postępach jest bitwa lub poziom trudności, którego kampania nie zawiera.
campaign-unknown_battle = Nie ma bitwy „{ $what }”. Podaj liczbę od 0 do { $last }.
campaign-unknown_mode = Nie ma tu trybu „{ $what }”. Podaj { $modes }.
campaign-bad_code = Ten kod jest nieprawidłowy. Sprawdź litery i cyfry: którejś brakuje albo jest błędna.
campaign-bad_file = To nie jest plik kampanii. Wybierz plik zapisany na mapie kampanii.
campaign-other_game = To postępy w innej grze.
campaign-other_version = Te postępy pochodzą z innej wersji Rempartu.
campaign-here = ‹ następna
campaign-total = { $n } z { $all } gwiazdek
campaign-code = Kod, by grać dalej gdzie indziej: { $code }
campaign-which = Która bitwa? Numer; Enter: { $battle }; q: wyjście
campaign-how = Jak? Numer; Enter: { $mode }; q: wstecz
campaign-no_such = Na liście nie ma „{ $what }”. Wpisz jeden z jej numerów.
campaign-victory = zwycięstwo
campaign-defeat = porażka
campaign-gained = { $n ->
    [0] bez nowych gwiazdek
    [one] { $n } nowa gwiazdka
    [few] { $n } nowe gwiazdki
    [many] { $n } nowych gwiazdek
   *[other] { $n } nowej gwiazdki
}
campaign-changed = Zmieniono liczby, więc nie ma gwiazdek.
campaign-best = najlepszy wynik: { $n }
campaign-record = rekord, wcześniej: { $n }
campaign-opened = Odblokowano: { $what }
campaign-go_on = Bitwa przerwana przed końcem: { $battle }. Grać dalej?

## daily

daily-no_date = „{ $given }” to nie data; dzień zapisuje się tak: { $today }
daily-not_begun = wyzwanie z dnia { $day } jeszcze się nie zaczęło; dziś jest { $today } (UTC)
daily-too_old = { $day } to zbyt dawno; najwcześniejsze wyzwanie jest z dnia { $first }

## problem

problem-no_hello = Najpierw się przywitaj.
problem-stale = Przy stole coś się już zmieniło. Spójrz jeszcze raz.
problem-over = Partia jest skończona.
problem-failed = Na serwerze coś poszło nie tak; nic się nie zmieniło.
problem-not_your_seat = To nie twoje miejsce.
problem-too_soon = { $seat } wciąż tu jest albo zaraz wróci: bot nie może jeszcze grać na tym miejscu.
problem-bot_plays = Na tym miejscu gra bot. Najpierw je odbierz.
problem-nothing_to_undo = Nie ma czego cofnąć.
problem-nothing_to_redo = Nie ma czego powtórzyć.
problem-not_your_redo = To nie był twój wybór.
problem-no_proposal = Nikt nie prosił cię o zgodę.
problem-not_over = Partia jeszcze się nie skończyła.
problem-no_campaign = Ten stół nie należy do kampanii.
problem-challenge_seats = W wyzwaniu dnia każdy gra na swoim miejscu, a boty zostają na swoich.
problem-no_puzzle = Ten stół nie jest dla żadnej łamigłówki.
problem-puzzle_goes_on = Łamigłówkę można spróbować ponownie, ale nie można jej poddać ani grać dalej.
problem-puzzle_seats = Przy łamigłówce każdy zostaje na swoim miejscu.
problem-no_hints = Przy tym stole nie ma podpowiedzi.
problem-no_moment = W tej partii nie ma takiej chwili.
problem-not_agreed = Wszystko zostanie pokazane, gdy wszyscy zgodzą się, że to koniec. Brakuje jeszcze: { $who }.
problem-final = Wszyscy zgodzili się na koniec i wszystko zostało pokazane, więc niczego nie można już cofnąć. Aby grać dalej od wcześniejszej chwili, pobierz zapis i otwórz go jako nowy stół.
problem-invited = Zaproszenie dla: { $seat } wciąż czeka, więc nie wszyscy mogą się zgodzić. Poczekaj albo cofnij zaproszenie.
problem-link_used = Ktoś już usiadł z tego linku na miejscu: { $seat }. Link działa tylko raz. O nowy poproś: { $who }. Na razie tylko oglądasz.
problem-link_taken_back = Ten link do miejsca: { $seat } został cofnięty. O nowy poproś: { $who }. Na razie tylko oglądasz.
problem-record_tells = Zapis ujawniłby to, co ukryte; można go pobrać, gdy wszyscy zgodzą się na koniec partii.
problem-malformed = Nie można odczytać tej wiadomości: { $error }
problem-too_big = Ta wiadomość jest za duża.
problem-too_fast = Za dużo wiadomości; poczekaj chwilę.
problem-busy = Zbyt wiele podpowiedzi naraz: poczekaj chwilę.
problem-took_too_long = Namysł trwał zbyt długo. Zapytaj jeszcze raz.
problem-cancelled = Anulowano.
problem-no_review = Tej partii nie da się przeanalizować: gra nie umie oszacować szans na zwycięstwo albo jej zasady się zmieniły.
problem-says_too_much = Za dużo wiadomości naraz: poczekaj chwilę.
problem-try_again = Stół jest teraz zajęty: spróbuj za chwilę.
problem-asks_too_much = Za dużo pytań naraz: poczekaj chwilę.
problem-says_nothing = Ta wiadomość jest pusta.
problem-not_there = Tego nie ma na twojej planszy.
problem-only_watches = Przy tym stole widzowie tylko patrzą.
problem-no_push = Ten serwer nie wysyła powiadomień do tej przeglądarki.
problem-no_lobby = Ten stół nie może szukać graczy: serwer nie ma listy otwartych stołów albo partia jest wyzwaniem dnia.
problem-lobby_no_seat = Żadne miejsce nie jest wolne. Najpierw przekaż miejsce znajomemu; wtedy zajmie je, kto przyjdzie.
problem-lobby_full = Bardzo wiele stołów szuka teraz graczy: spróbuj ponownie za kilka minut.
problem-lobby_too_often = Twoje stoły często szukały ostatnio graczy: spróbuj ponownie za minutę.
problem-publish_imported = Ta partia zaczęła się w pliku albo od pozycji; opublikować można tylko partie rozegrane tu od początku.
problem-publish_cut = Ta partia jest za długa, by ją opublikować, albo zaczęto ją według zasad, które od tego czasu się zmieniły.
problem-publish_challenge = Inni jeszcze grają w to wyzwanie dnia. Partię można będzie opublikować po zamknięciu rankingu.
problem-publish_too_often = W ostatnim czasie opublikowano stąd wiele partii: spróbuj ponownie za kilka minut.

## What is ours, and where rules and values come from

source-page = Skąd pochodzą zasady
source-whole = Nasze: źródła tego nie podają.
source-house = Nasza zasada: źródła jej nie podają.
source-ruling = Nasze rozstrzygnięcie: instrukcja milczy albo jest niejasna.
source-values = Nie ma tego w instrukcji, więc nasze: { $values }.
source-part-house = Nasze
source-part-public = Publiczne
source-part-rulebook = Z instrukcji
source-about-house = To, czego brakuje w naszym egzemplarzu instrukcji albo co ona zostawia otwarte, a czego nie podaje żaden publiczny opis. Uzupełniliśmy to i dopasowaliśmy w symulacjach, więc oryginał może się różnić.
source-about-public = Fakty z publicznych opisów gry: recenzji, filmów, projektów fanów.
source-about-rulebook = To, co mówi instrukcja, naszymi słowami, i to, co z niej wynika.
source-count = zasady: { $rules }, wartości: { $values }
source-legend = nasze, przynajmniej po części: źródła tego nie podają
source-example = Nasz przykład: nie ma go w instrukcji.

## device

device-here = { $game }, stół { $code }. Ctrl-C kończy.
device-again = Stół jest nieosiągalny. Łączymy się ponownie.
device-over = Partia skończona.
device-gone = nie ma takiego stołu
device-none = { $game } nie ma urządzenia, które można połączyć ze stołem
device-no_code = nie ma stołu o kodzie { $code }
device-no_server = { $server } nie odpowiada: czy serwer działa i czy to jego adres?
device-address = „{ $given }” nie jest ani adresem stołu, takim jak http://127.0.0.1:8000/t/…, ani kodem

## flaw

flaw-lost = { $right ->
    [1] { $thing }: nie ma tego nigdzie, a musi gdzieś być
   *[other] { $thing }: jest { $now }, a musi być { $right }
}
flaw-extra = { $right ->
    [0] { $thing }: tego nie ma w tej partii, trzeba usunąć
    [1] { $thing }: miejsc jest { $now }, a może być tylko jedno
   *[other] { $thing }: jest { $now }, a musi być { $right }
}
flaw-range = musi to być liczba całkowita od { $least } do { $most }, a nie { $value }
flaw-fixed = wynika z ustawień partii: musi być { $right }, a nie { $value }
flaw-switch = musi być tak albo nie, a nie { $value }
flaw-word = musi to być jedno ze słów gry, a nie { $value }
flaw-no_such = tu nie ma { $value }: musi to być liczba znana grze ({ $thing })
flaw-no_kind = tu nie ma nic rodzaju { $value }
flaw-not_list = musi to być lista o długości od { $least } do { $most }
flaw-not_fields = musi to być tabela wartości, a nie { $value }
flaw-unknown_field = tu nie ma { $field }: trzeba usunąć
flaw-no_field = brakuje tego
flaw-bytes = musi to być base 64
flaw-closed = nie może być częścią pozycji: trzeba usunąć
flaw-twice = jest tu dwa razy, a może być tylko raz
flaw-no_decision = nikt nie ma tu nic do wyboru: cofnij zmianę albo zacznij od innej chwili
flaw-breaks = reguły nie mogą stąd iść dalej ({ $why }): coś do siebie nie pasuje
