# Laboratorium po polsku.

## axis

axis-bots = boty
axis-variant = wariant

## bot

bot-random = losowo
bot-easy = łatwy
bot-normal = normalny
bot-hard = trudny

## spec

spec-unreadable = { $file }: nie da się odczytać ({ $reason }); podaj plik planu, taki jak w examples/lab
spec-no_toml = { $file }: to nie jest poprawny TOML: { $reason }
spec-wrong = { $file }: plan ma { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
    [many] { $n } błędów
   *[other] { $n } błędu
}; niczego nie rozegrano:
spec-unknown_key = plan nie ma takiego klucza; { $hint }
spec-did_you_mean = może chodziło o { $near }?
spec-there_is = dostępne: { $all }
spec-not_str = potrzebny jest tekst w cudzysłowie, nie { $value }
spec-not_int = potrzebna jest liczba całkowita, nie { $value }
spec-not_dict = potrzebna jest tabela nazw i wartości, nie { $value }
spec-not_tables = potrzebna jest co najmniej jedna tabela, każda pod [[{ $table }]]
spec-matches = potrzebna jest liczba od 1 do { $most }
spec-no_cells = nie ma czego rozegrać
spec-many_cells = to daje ponad { $most } kombinacji; zmieniaj mniej naraz
spec-no_game = podaj grę: game = "...", jedną z: { $all }
spec-unknown_game = nie ma gry „{ $name }”; { $hint }
spec-no_list = potrzebna jest lista wartości do wypróbowania, na przykład [2, 3, 4], nie { $value }
spec-unknown_axis = to ani bots, ani opcja przygotowania gry { $game }, ani ścieżka jej danych; { $hint }
spec-unknown_option = { $game } nie ma takiej opcji przygotowania; { $hint }
spec-twice = wartość { $value } jest podana dwa razy
spec-bots_twice = boty są podane dwa razy: w bots i w sweep.bots; zostaw jedno z nich
spec-fixed_and_swept = to jest zarazem ustalone (w setup, set lub --set) i zmieniane; zostaw jedno z nich
spec-no_lineup = potrzebny jest bot ("greedy"), po jednym na miejsce ("greedy, random") albo pojedynek ("greedy vs random"), nie { $value }
spec-seats = „{ $bots }” nie pasuje do tej liczby miejsc: { $seats }; podaj jednego bota dla wszystkich, po jednym na miejsce albo pojedynek dla co najmniej dwóch miejsc

## run

run-playing = Gram
run-progress = { $done } z { $total } partii, zostało około { $left }
run-done = Rozegrano { $played ->
    [one] { $played } partię
    [few] { $played } partie
    [many] { $played } partii
   *[other] { $played } partii
} w { $time }; wiersze są w { $folder }.
run-before = Rozegrane wcześniej: { $before }.
run-failed = { $n ->
    [one] { $n } partia skończyła się błędem i nie wchodzi do wyników: { $first }
    [few] { $n } partie skończyły się błędem i nie wchodzą do wyników. Pierwsza to { $first }
    [many] { $n } partii skończyło się błędem i nie wchodzi do wyników. Pierwsza to { $first }
   *[other] { $n } partii skończyło się błędem i nie wchodzi do wyników. Pierwsza to { $first }
}
run-stopped = Zatrzymano. To samo polecenie wznowi serię od tego miejsca.
run-killed = jeden z procesów rozgrywających partie został zabity, prawdopodobnie z braku pamięci. Partie zachowane w { $folder }: { $n }; to samo polecenie wznowi serię, a z --workers użyje mniej procesów
run-next = Strona z wykresami: { $command }
run-report = Zapisano: { $file }
run-counted = { $option } przyjmuje liczbę całkowitą od 1, nie „{ $given }”
run-other_spec = { $folder } zawiera wiersze innego planu albo innego wydania zasad; podaj inny folder przez --out albo usuń tamten
run-other_folder = { $folder } już istnieje i nie zawiera serii; podaj inny folder przez --out
run-no_run = { $folder } nie zawiera serii: utwórz ją przez rempart lab run PLAN.toml
run-no_rows = w { $folder } nie ma jeszcze ukończonej partii: kontynuuj przez rempart lab run
run-locked = inna seria zapisuje do { $folder }; poczekaj na nią albo podaj inny folder przez --out

## table

table-matches = partie
table-won = wygrane
table-length = wybory
table-seconds = s/partię
table-score = wynik
table-facts = Jak kończą się partie, średnio
table-pairs = Te same ziarna, zmieniona jedna rzecz
table-change = zmiana
table-won_more = wygrane, pkt proc.
table-longer = wybory
table-instead = { $axis }: { $now } zamiast { $before }
table-instead_plain = { $now } zamiast { $before }
table-interval = [ ] i ± to przedziały 95%. Różnice na szaro mogą być przypadkowe.

## page

page-played = { $games }: { $cells ->
    [one] { $cells } konfiguracja
    [few] { $cells } konfiguracje
    [many] { $cells } konfiguracji
   *[other] { $cells } konfiguracji
}, { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} między botami, w każdej konfiguracji te same ziarna od { $first } do { $last }.
page-unfinished = Seria nie jest skończona: brakuje { $left } partii.
page-failed = { $n ->
    [one] { $n } partia skończyła się błędem i nie wchodzi do wyników.
    [few] { $n } partie skończyły się błędem i nie wchodzą do wyników.
    [many] { $n } partii skończyło się błędem i nie wchodzi do wyników.
   *[other] { $n } partii skończyło się błędem i nie wchodzi do wyników.
}
page-fixed = Wszędzie: { $what }.
page-theme = Jasny lub ciemny motyw
page-close = Zamknij
page-footer = Strona utworzona przez rempart lab. Wiersze to pliki Parquet: można je badać dalej dowolnym narzędziem, które czyta ten format.
page-by_first = { $cell }, wygrywa { $seat }
page-no_effect = bez żadnego efektu
page-spread = najmniej { NUMBER($least, maximumFractionDigits: 3) }, mediana { NUMBER($middle, maximumFractionDigits: 3) }, najwięcej { NUMBER($most, maximumFractionDigits: 3) }
page-all = wszystko
page-more = Pokaż wszystkie ({ $n })
page-by_cell = Ile razy na partię, według konfiguracji
page-set_up = Partia się zaczyna
page-seed = ziarno { $seed }
page-won_it = Wygrana.
page-lost_it = Przegrana.
page-winners = Zwycięstwo: { $seats }.
page-nobody_won = Nikt nie wygrał.
page-chance_together = szansa na zwycięstwo w pewnej chwili: { $share }
page-chance_apart = szansa zwycięzcy w pewnej chwili: { $share }
page-chances = Szanse na zwycięstwo ocenia sama gra, raz na turę, przy założeniu dobrej gry.
page-choices_made = { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
}
page-replay = Powtórka
page-copy = Kopiuj polecenie
page-save = Zapisz partię

## page.won

page-won-title = Wygrane
page-won-note = Odsetek wygranych partii z przedziałem 95% i liczba partii. Gdzie każdy gra dla siebie, linia przerywana to odsetek, który każdemu dałby przypadek.

## page.pairs

page-pairs-title = Co daje zmiana
page-pairs-note = Każdy wiersz porównuje, na tych samych ziarnach, dwie konfiguracje, które różnią się jedną rzeczą. W punktach procentowych wygranych partii. Pełny punkt: przedział nie zawiera zera. Pusty: to może być przypadek.

## page.seats

page-seats-title = Czy miejsca są równe?
page-seats-note = Partie wygrane z każdego miejsca, gdy na wszystkich siedzi ten sam bot. Czerwone: przedział nie zawiera równego udziału (linia przerywana).

## page.length

page-length-title = Długość
page-length-note = Liczba wyborów w partii: od najkrótszej do najdłuższej; pudełko to środkowa połowa, kreska to mediana, liczba obok to średnia.

## page.facts

page-facts-title = Wyniki i fakty
page-facts-note = Średnie wyniki z przedziałami 95%.

## page.ends

page-ends-title = Jak kończą się partie
page-ends-note = Udziały w procentach.

## page.choices

page-choices-title = Co się zagrywa, a co wygrywa
page-choices-note = Jak często to wybierano, gdy było można; ile razy na partię; odsetek wygranych tych, którzy wybrali to choć raz, i tych, którzy mogli, a nie wybrali, porównany w obrębie każdej konfiguracji. Współwystępowanie to nie przyczyna: kto wygrywa długie partie, zagrywa więcej wszystkiego. Na sto wierszy około pięciu wygląda na istotne przez sam przypadek.

## page.matches

page-matches-title = Partie warte obejrzenia
page-matches-note = Powtórka opowiada partię tutaj, wybór po wyborze. Polecenie pokazuje ją na planszy, w przeglądarce; bez --browser w terminalu. Zapisaną partię można też otworzyć na stronie przygotowania gry przy każdym stole Rempartu.
page-matches-apart = Powtórka opowiada partię tutaj, wybór po wyborze. Zapisaną partię można też otworzyć na stronie przygotowania gry przy każdym stole Rempartu.

## page.pick

page-pick-what = wybór
page-pick-picked = wybierane, gdy można
page-pick-mean = na partię
page-pick-with = wygrane z
page-pick-without = bez
page-pick-gap = różnica, pkt proc.

## page.outlier

page-outlier-shortest = Najkrótsza
page-outlier-longest = Najdłuższa
page-outlier-closest = Najbardziej wyrównana
page-outlier-one_sided = Najbardziej jednostronna
page-outlier-narrow_win = Wygrana o włos
page-outlier-narrow_defeat = Przegrana o włos
page-outlier-best_score = Najlepszy wynik
page-outlier-upset = Wbrew oczekiwaniom
