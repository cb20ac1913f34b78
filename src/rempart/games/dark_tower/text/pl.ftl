# Return to Dark Tower po polsku. Zasady są w rules.pl.toml.

# Słowa samodzielne i łączniki.
nobody = nikt
nothing = nic
seat_hero = { $seat } ({ $hero })
building_in = { $building } { $kingdom_of }
seal_at = pieczęć { FORM($drum, "gen") } bębna od { FORM($side, "gen") }
of_type = { " " }({ $type })
by_way = { " " }({ $way })
banner_to = wyrusz { FORM($at, "to") }
anywhere = gdziekolwiek
dungeon_at = { $place } ({ $dungeon })
room_entered = { $room }. { $tale } { $words }.
empty_room = W komnacie nie ma nic prócz tego, po co tu przychodzisz.
foes_of_level = Wrogowie poziomu { $level }.
sentence = { $words }.

## forecast

forecast-no_skulls = Pula jest pusta: czaszka na koniec tej tury oznaczałaby koniec gry!
forecast-lost = Jedno zagrożenie może przesądzić o porażce!
forecast-lost_quests = Niewykonane zadania mogą przesądzić o porażce!
forecast-until_month = Do końca miesiąca
forecast-last_month = To ostatni miesiąc: gdy minie, wszystko się skończy.
forecast-turns = { $count ->
    [0] To ostatnia tura miesiąca
    [one] Po tej turze zostaje { $count } tura
    [few] Po tej turze zostają { $count } tury
    [many] Po tej turze zostaje { $count } tur
   *[other] Po tej turze zostaje { $count } tury
}
forecast-turns_range = Pozostałe tury po tej: od { $least } do { $most }
forecast-skulls = { $count ->
    [one] W puli jest { $count } czaszka; każda tura zabiera jedną
    [few] W puli są { $count } czaszki; każda tura zabiera jedną
    [many] W puli jest { $count } czaszek; każda tura zabiera jedną
   *[other] W puli jest { $count } czaszki; każda tura zabiera jedną
}
forecast-warriors = { $count ->
    [one] W najgorszym razie tracisz { $count } wojownika
    [few] W najgorszym razie tracisz { $count } wojowników
    [many] W najgorszym razie tracisz { $count } wojowników
   *[other] W najgorszym razie tracisz { $count } wojownika
}
forecast-spirit = { $count ->
    [one] W najgorszym razie tracisz { $count } energię
    [few] W najgorszym razie tracisz { $count } energie
    [many] W najgorszym razie tracisz { $count } energii
   *[other] W najgorszym razie tracisz { $count } energii
}
forecast-corruption = Grozi ci skażenie!
forecast-more_skulls = { $count ->
    [one] W najgorszym razie przybywa { $count } czaszka
    [few] W najgorszym razie przybywa { $count } czaszki
    [many] W najgorszym razie przybywa { $count } czaszek
   *[other] W najgorszym razie przybywa { $count } czaszki
}
forecast-no_harm = W tej chwili żadne zagrożenie ci nie zaszkodzi.
forecast-not_yet = Wojna jeszcze się nie zaczęła.
forecast-each_alone = Każde zagrożenie pokazano osobno, tak jakby przyszło na koniec tej tury: nikt nie wie, które przyjdzie i kiedy. Gdzie jest wybór, pokazano pierwszą możliwość. Zadania kończą się porażką, gdy minie miesiąc.
forecast-odds_cards = { $count ->
    [one] { $count } karta walki; masz { $advantages }
    [few] { $count } karty walki; masz { $advantages }
    [many] { $count } kart walki; masz { $advantages }
   *[other] { $count } karty walki; masz { $advantages }
}
forecast-odds_bought = Możesz jeszcze dokupić najwyżej { $advantages }
forecast-odds_warriors = Wojownicy: średnio { $mean }, w najgorszym razie { $worst }
forecast-odds_spirit = Energia: średnio { $mean }, w najgorszym razie { $worst }
forecast-odds_lost_cards = W najgorszym razie stracone karty: { $count }
forecast-odds_skulls = Szansa na czaszki na budynkach: { $percent }%
forecast-odds_corruption = Ryzyko skażenia: { $percent }%
forecast-odds_safe = Skażenie ci nie grozi
forecast-odds_fatal = Ryzyko przegranej: { $percent }%

## game

game-name = Return to Dark Tower
game-tagline = Cztery królestwa, sześć miesięcy, jedna czarna Wieża: zbierz armię, złam pieczęcie losu i staw czoła temu, co czeka w środku.

## kingdom

kingdom-north = Północ
    .gen = Północy
kingdom-east = Wschód
    .gen = Wschodu
kingdom-south = Południe
    .gen = Południa
kingdom-west = Zachód
    .gen = Zachodu

## terrain

terrain-desert = pustynia
terrain-hills = wzgórza
terrain-mountains = góry
terrain-lake = jezioro
terrain-forest = las
terrain-grasslands = równiny

## building

building-citadel = Cytadela
    .gen = cytadeli
    .acc = cytadelę
    .in = w cytadeli
building-sanctuary = Sanktuarium
    .gen = sanktuarium
    .acc = sanktuarium
    .in = w sanktuarium
building-village = Wioska
    .gen = wioski
    .acc = wioskę
    .in = w wiosce
building-bazaar = Bazar
    .gen = bazaru
    .acc = bazar
    .in = na bazarze

## river

river-north_east = rzeka między Północą a Wschodem
river-east_south = rzeka między Wschodem a Południem
river-south_west = rzeka między Południem a Zachodem
river-west_north = rzeka między Zachodem a Północą

## drum

drum-top = górny
    .gen = górnego
drum-middle = środkowy
    .gen = środkowego
drum-bottom = dolny
    .gen = dolnego

## side

side-north = północ
    .gen = północy
side-east = wschód
    .gen = wschodu
side-south = południe
    .gen = południa
side-west = zachód
    .gen = zachodu

## glyph

glyph-banner = Sztandar
    .gen = Sztandaru
glyph-cleanse = Oczyszczenie
    .gen = Oczyszczenia
glyph-battle = Walka
    .gen = Walki
glyph-quest = Zadanie
    .gen = Zadania
glyph-reinforce = Wzmocnienie
    .gen = Wzmocnienia

## advantage

advantage-beast = Bestia
advantage-humanoid = Humanoid
advantage-undead = Nieumarły
advantage-magic = Magia
advantage-melee = Zwarcie
advantage-stealth = Skradanie
advantage-wild = Joker

## state

state-panicked = stan spanikowany
state-unsteady = stan zachwiany
state-ready = stan gotowy
state-savage = stan rozjuszony
state-lethal = stan zabójczy

## haggle

haggle-plain = zwykłe wzmocnienie
haggle-warriors = wzmocnienie i wojownicy
haggle-potion = wzmocnienie i mikstura
haggle-gear = wzmocnienie i karta ekwipunku
haggle-cancelled = wzmocnienie anulowane!

## step

step-0 = Początek tury
    .within = początek tury
step-1 = Środek tury
    .within = środek tury
step-2 = Koniec tury
    .within = koniec tury

## what

what-warriors = wojownicy
what-spirit = energia
what-potion = mikstura
what-gear = ekwipunek
what-treasure = skarb
what-quest_item = przedmiot zadania
what-item = przedmiot
what-virtue = cnota
what-corruption = skażenie
what-spore = zarodniki

## count

count-warriors = { $n ->
    [one] { $n } wojownika
    [few] { $n } wojowników
    [many] { $n } wojowników
   *[other] { $n } wojownika
}
count-spirit = { $n ->
    [one] { $n } energię
    [few] { $n } energie
    [many] { $n } energii
   *[other] { $n } energii
}
count-potion = { $n ->
    [one] { $n } miksturę
    [few] { $n } mikstury
    [many] { $n } mikstur
   *[other] { $n } mikstury
}
count-gear = { $n ->
    [one] { $n } kartę ekwipunku
    [few] { $n } karty ekwipunku
    [many] { $n } kart ekwipunku
   *[other] { $n } karty ekwipunku
}
count-treasure = { $n ->
    [one] { $n } skarb
    [few] { $n } skarby
    [many] { $n } skarbów
   *[other] { $n } skarbu
}
count-quest_item = { $n ->
    [one] { $n } przedmiot zadania
    [few] { $n } przedmioty zadań
    [many] { $n } przedmiotów zadań
   *[other] { $n } przedmiotu zadania
}
count-item = { $n ->
    [one] { $n } przedmiot
    [few] { $n } przedmioty
    [many] { $n } przedmiotów
   *[other] { $n } przedmiotu
}
count-virtue = { $n ->
    [one] { $n } cnotę
    [few] { $n } cnoty
    [many] { $n } cnót
   *[other] { $n } cnoty
}
count-corruption = { $n ->
    [one] { $n } skażenie
    [few] { $n } skażenia
    [many] { $n } skażeń
   *[other] { $n } skażenia
}
count-spore = { $n ->
    [one] { $n } zarodnik
    [few] { $n } zarodniki
    [many] { $n } zarodników
   *[other] { $n } zarodnika
}
count-skulls = { $n ->
    [one] { $n } czaszkę
    [few] { $n } czaszki
    [many] { $n } czaszek
   *[other] { $n } czaszki
}
count-advantages = { $n ->
    [one] { $n } przewagę
    [few] { $n } przewagi
    [many] { $n } przewag
   *[other] { $n } przewagi
}
count-regions = { $n ->
    [one] { $n } region
    [few] { $n } regiony
    [many] { $n } regionów
   *[other] { $n } regionu
}
count-quarters = { $n ->
    [one] { $n } ćwierć obrotu
    [few] { $n } ćwierci obrotu
    [many] { $n } ćwierci obrotu
   *[other] { $n } ćwierci obrotu
}

## hero

hero-scion = Osierocona dziedziczka
hero-warlord = Brutalny wódz
hero-relic = Łowca reliktów
hero-spy = Mistrz szpiegów

## motto

motto-scion = Zabrali jej tron, zostawili lud. Trzeba było na odwrót.
motto-warlord = Wojen już nie zliczy. Blizny – co do jednej.
motto-relic = Co się świeci, to jego. Co przeklęte, sprzedał już dwa razy.
motto-spy = Nikt nie widział, jak przychodzi Mistrz szpiegów. Wielu zauważyło, kogo potem brakowało.

## banner

banner-scion = { $words }
banner-warlord = { $words }
banner-relic = { $words }
banner-spy = Wyrusz dokądkolwiek w obecnym królestwie

## virtue

virtue-arcane = Wiedza tajemna
    .gen = Wiedzy tajemnej
    .acc = Wiedzę tajemną
virtue-generous = Hojność
    .gen = Hojności
    .acc = Hojność
virtue-anointed = Namaszczenie
    .gen = Namaszczenia
    .acc = Namaszczenie
virtue-blessed = Błogosławieństwo
    .gen = Błogosławieństwa
    .acc = Błogosławieństwo
virtue-infused = Natchnienie
    .gen = Natchnienia
    .acc = Natchnienie
virtue-baleful = Groza
    .gen = Grozy
    .acc = Grozę
virtue-veteran = Doświadczenie
    .gen = Doświadczenia
    .acc = Doświadczenie
virtue-inspiring = Charyzma
    .gen = Charyzmy
    .acc = Charyzmę
virtue-callous = Bezwzględność
    .gen = Bezwzględności
    .acc = Bezwzględność
virtue-relentless = Nieustępliwość
    .gen = Nieustępliwości
    .acc = Nieustępliwość
virtue-precise = Precyzja
    .gen = Precyzji
    .acc = Precyzję
virtue-prepared = Przezorność
    .gen = Przezorności
    .acc = Przezorność
virtue-crafty = Spryt
    .gen = Sprytu
    .acc = Spryt
virtue-lucky = Łut szczęścia
    .gen = Łutu szczęścia
    .acc = Łut szczęścia
virtue-inventive = Pomysłowość
    .gen = Pomysłowości
    .acc = Pomysłowość
virtue-alert = Czujność
    .gen = Czujności
    .acc = Czujność
virtue-swift = Szybkość
    .gen = Szybkości
    .acc = Szybkość
virtue-resourceful = Zaradność
    .gen = Zaradności
    .acc = Zaradność
virtue-fortunate = Dobra passa
    .gen = Dobrej passy
    .acc = Dobrą passę
virtue-unseen = Skrytość
    .gen = Skrytości
    .acc = Skrytość
virtue-champion_north = Czempion Północy
    .gen = Czempiona Północy
    .acc = Czempiona Północy
virtue-champion_east = Czempion Wschodu
    .gen = Czempiona Wschodu
    .acc = Czempiona Wschodu
virtue-champion_south = Czempion Południa
    .gen = Czempiona Południa
    .acc = Czempiona Południa
virtue-champion_west = Czempion Zachodu
    .gen = Czempiona Zachodu
    .acc = Czempiona Zachodu

## item

item-fortune = Uśmiech Fortuny
    .gen = Uśmiechu Fortuny
    .acc = Uśmiech Fortuny
item-goldsun = Złote słońce
    .gen = Złotego słońca
    .acc = Złote słońce
item-teeth = Smocze zęby
    .gen = Smoczych zębów
    .acc = Smocze zęby
item-breath = Oczyszczający oddech
    .gen = Oczyszczającego oddechu
    .acc = Oczyszczający oddech
item-siren = Śpiew syreny
    .gen = Śpiewu syreny
    .acc = Śpiew syreny
item-strides = Tysiąc kroków
    .gen = Tysiąca kroków
    .acc = Tysiąc kroków
item-scepter = Poświęcone berło
    .gen = Poświęconego berła
    .acc = Poświęcone berło
item-talisman = Mosiężny talizman
    .gen = Mosiężnego talizmanu
    .acc = Mosiężny talizman
item-maps = Niezawodne mapy
    .gen = Niezawodnych map
    .acc = Niezawodne mapy
item-cloak = Ciemny płaszcz
    .gen = Ciemnego płaszcza
    .acc = Ciemny płaszcz
item-armor = Skórzana zbroja
    .gen = Skórzanej zbroi
    .acc = Skórzaną zbroję
item-sword = Długi miecz
    .gen = Długiego miecza
    .acc = Długi miecz
item-lamp_hope = Lampa nadziei
    .gen = Lampy nadziei
    .acc = Lampę nadziei
item-scroll_serpent = Zwój Wielkiego Węża
    .gen = Zwoju Wielkiego Węża
    .acc = Zwój Wielkiego Węża
item-spear_atish = Włócznia Atisha
    .gen = Włóczni Atisha
    .acc = Włócznię Atisha
item-scroll_twilight = Zwój cienia zmierzchu
    .gen = Zwoju cienia zmierzchu
    .acc = Zwój cienia zmierzchu
item-neck_haggle = Naszyjnik targowania
    .gen = Naszyjnika targowania
    .acc = Naszyjnik targowania
item-reliquary = Uświęcony relikwiarz
    .gen = Uświęconego relikwiarza
    .acc = Uświęcony relikwiarz
item-idol = Idol Azkola
    .gen = Idola Azkola
    .acc = Idola Azkola
item-carpet = Dywan Kamarii
    .gen = Dywanu Kamarii
    .acc = Dywan Kamarii
item-scroll_sands = Zwój płonących piasków
    .gen = Zwoju płonących piasków
    .acc = Zwój płonących piasków
item-tears = Łzy szedu
    .gen = Łez szedu
    .acc = Łzy szedu
item-banner = Sztandar Azkola
    .gen = Sztandaru Azkola
    .acc = Sztandar Azkola
item-acorns = Żołędzie Białego Dębu
    .gen = Żołędzi Białego Dębu
    .acc = Żołędzie Białego Dębu
item-axe = Topór rozdartych dusz
    .gen = Topora rozdartych dusz
    .acc = Topór rozdartych dusz
item-circlet = Diadem wiary
    .gen = Diademu wiary
    .acc = Diadem wiary
item-lamp_dark = Lampa ciemności
    .gen = Lampy ciemności
    .acc = Lampę ciemności
item-cauldron = Biały kocioł
    .gen = Białego kotła
    .acc = Biały kocioł
item-bow = Łuk z kamiennego dębu
    .gen = Łuku z kamiennego dębu
    .acc = Łuk z kamiennego dębu
item-crown = Korona Azkola
    .gen = Korony Azkola
    .acc = Koronę Azkola
item-horn = Róg Azkola
    .gen = Rogu Azkola
    .acc = Róg Azkola
item-cloak_stars = Gwiezdny płaszcz
    .gen = Gwiezdnego płaszcza
    .acc = Gwiezdny płaszcz
item-mace = Złota buława Azkola
    .gen = Złotej buławy Azkola
    .acc = Złotą buławę Azkola
item-amulet_marid = Amulet marida
    .gen = Amuletu marida
    .acc = Amulet marida
item-q_annihil = Amulet zagłady
    .gen = Amuletu zagłady
    .acc = Amulet zagłady
item-q_hope = Amulet nadziei
    .gen = Amuletu nadziei
    .acc = Amulet nadziei
item-q_bezoar = Bezoar
    .gen = Bezoaru
    .acc = Bezoar
item-q_scales = Smocze łuski
    .gen = Smoczych łusek
    .acc = Smocze łuski
item-q_silver = Srebro piorunujące
    .gen = Srebra piorunującego
    .acc = Srebro piorunujące
item-q_pelt = Skóra Złotego Wilka
    .gen = Skóry Złotego Wilka
    .acc = Skórę Złotego Wilka
item-q_remedy = Ziołowy lek
    .gen = Ziołowego leku
    .acc = Ziołowy lek
item-q_hornel = Róg żywiołów
    .gen = Rogu żywiołów
    .acc = Róg żywiołów
item-q_outlaw = Znamię banity
    .gen = Znamienia banity
    .acc = Znamię banity
item-q_snow = Kula czystego śniegu
    .gen = Kuli czystego śniegu
    .acc = Kulę czystego śniegu
item-q_light = Relikt światła
    .gen = Reliktu światła
    .acc = Relikt światła
item-q_coin = Moneta przemytnika
    .gen = Monety przemytnika
    .acc = Monetę przemytnika
item-q_mark = Czarne znamię
    .gen = Czarnego znamienia
    .acc = Czarne znamię
item-q_map = Mapa Tomasa
    .gen = Mapy Tomasa
    .acc = Mapę Tomasa
item-q_tools = Narzędzia sabotażysty
    .gen = Narzędzi sabotażysty
    .acc = Narzędzia sabotażysty
item-q_urn = Turkusowa urna
    .gen = Turkusowej urny
    .acc = Turkusową urnę
item-q_wraps = Bandaże niewidzialności
    .gen = Bandaży niewidzialności
    .acc = Bandaże niewidzialności

## corruption

corruption-selfish = Egoizm
    .gen = Egoizmu
corruption-tempted = Pokusa
    .gen = Pokusy
corruption-cursed = Klątwa
    .gen = Klątwy
corruption-uncertain = Niepewność
    .gen = Niepewności
corruption-cruel = Okrucieństwo
    .gen = Okrucieństwa
corruption-feral = Zdziczenie
    .gen = Zdziczenia
corruption-feeble = Niemoc
    .gen = Niemocy
corruption-lost = Zagubienie
    .gen = Zagubienia
corruption-weak = Słabość
    .gen = Słabości
corruption-feverish = Gorączka
    .gen = Gorączki
corruption-greedy = Chciwość
    .gen = Chciwości
corruption-suspicious = Podejrzliwość
    .gen = Podejrzliwości

## companion

companion-gleb = Gleb, Król Banitów
    .gen = Gleba, Króla Banitów
    .acc = Gleba, Króla Banitów
companion-grigor = Grigor Niezłomny
    .gen = Grigora Niezłomnego
    .acc = Grigora Niezłomnego
companion-hakan = Hakan Wynalazca
    .gen = Hakana Wynalazcy
    .acc = Hakana Wynalazcę
companion-letha = Letha Driada
    .gen = Lethy Driady
    .acc = Lethę Driadę
companion-miras = Miras, Pani Koni
    .gen = Miras, Pani Koni
    .acc = Miras, Panią Koni
companion-nimet = Nimet Niezgłębiona
    .gen = Nimet Niezgłębionej
    .acc = Nimet Niezgłębioną
companion-tomas = Tomas Zwiadowca
    .gen = Tomasa Zwiadowcy
    .acc = Tomasa Zwiadowcę
companion-vasa = Vasa Boska
    .gen = Vasy Boskiej
    .acc = Vasę Boską
companion-yana = Yana Zabójczyni
    .gen = Yany Zabójczyni
    .acc = Yanę Zabójczynię
companion-zaida = Zaida Ifrytka
    .gen = Zaidy Ifrytki
    .acc = Zaidę Ifrytkę

## foe

foe-brigands = Rozbójnicy
    .gen = Rozbójników
    .acc = Rozbójników
    .with = z Rozbójnikami
    .number = plural
foe-oreks = Oreki
    .gen = Oreków
    .acc = Oreki
    .with = z Orekami
    .number = plural
foe-wolves = Wilki cienia
    .gen = Wilków cienia
    .acc = Wilki cienia
    .with = z Wilkami cienia
    .number = plural
foe-fiends = Kolczaste biesy
    .gen = Kolczastych biesów
    .acc = Kolczaste biesy
    .with = z Kolczastymi biesami
    .number = plural
foe-trolls = Lodowe trolle
    .gen = Lodowych trolli
    .acc = Lodowe trolle
    .with = z Lodowymi trollami
    .number = plural
foe-neuri = Klan Neurów
    .gen = Klanu Neurów
    .acc = Klan Neurów
    .with = z Klanem Neurów
    .number = singular
foe-lemures = Upiory
    .gen = Upiorów
    .acc = Upiory
    .with = z Upiorami
    .number = plural
foe-spiders = Wdowie pająki
    .gen = Wdowich pająków
    .acc = Wdowie pająki
    .with = z Wdowimi pająkami
    .number = plural
foe-dragons = Smoki
    .gen = Smoków
    .acc = Smoki
    .with = ze Smokami
    .number = plural
foe-mormos = Mormo
    .gen = Mormo
    .acc = Mormo
    .with = z Mormo
    .number = plural
foe-striga = Strzygi
    .gen = Strzyg
    .acc = Strzygi
    .with = ze Strzygami
    .number = plural
foe-titans = Tytani
    .gen = Tytanów
    .acc = Tytanów
    .with = z Tytanami
    .number = plural
foe-ashstrider = Żarostąp
    .gen = Żarostąpa
    .acc = Żarostąpa
    .with = z Żarostąpem
    .number = singular
foe-bane = Zwiastun Zguby
    .gen = Zwiastuna Zguby
    .acc = Zwiastuna Zguby
    .with = ze Zwiastunem Zguby
    .number = singular
foe-empress = Cesarzowa Cieni
    .gen = Cesarzowej Cieni
    .acc = Cesarzową Cieni
    .with = z Cesarzową Cieni
    .number = singular
foe-gaze = Wieczne Spojrzenie
    .gen = Wiecznego Spojrzenia
    .acc = Wieczne Spojrzenie
    .with = z Wiecznym Spojrzeniem
    .number = singular
foe-gravemaw = Grobowa Paszcza
    .gen = Grobowej Paszczy
    .acc = Grobową Paszczę
    .with = z Grobową Paszczą
    .number = singular
foe-isa = Isa Wygnana
    .gen = Isy Wygnanej
    .acc = Isę Wygnaną
    .with = z Isą Wygnaną
    .number = singular
foe-rot = Powolna Zgnilizna
    .gen = Powolnej Zgnilizny
    .acc = Powolną Zgniliznę
    .with = z Powolną Zgnilizną
    .number = singular
foe-utukku = Utuk'Ku
    .gen = Utuk'Ku
    .acc = Utuk'Ku
    .with = z Utuk'Ku
    .number = singular

## dungeon

dungeon-cave = jaskinia
dungeon-encampment = obozowisko
dungeon-tomb = grobowiec
dungeon-shrine = świątynia
dungeon-fortress = twierdza
dungeon-ruins = ruiny
dungeon-east = karawana Wschodu
dungeon-north = karawana Północy
dungeon-west = karawana Zachodu
dungeon-tower = Wieża

## trial

trial-win_egans_tournament = Wygraj turniej Egana
trial-impress_the_winter_fey = Olśnij zimowe wróżki
trial-protect_the_radiant_castle = Obroń Świetlisty Zamek
trial-activate_the_ley_lines = Obudź linie mocy
trial-race_to_the_golden_obelisk = Dobiegnij do Złotego Obelisku
trial-survive_the_drowned_barrows = Przetrwaj w Zatopionych Kurhanach
trial-solve_the_riddle_of_the_marid = Rozwiąż zagadkę marida
trial-perform_the_song_of_peril = Zaśpiewaj Pieśń Trwogi
trial-finish_building_the_shrine = Dokończ budowę świątyni
trial-suffer_with_the_silent_sisters = Cierp z Milczącymi Siostrami
trial-guide_abandoned_pilgrims = Poprowadź porzuconych pielgrzymów
trial-hold_a_moonless_vigil = Czuwaj w bezksiężycową noc
trial-repair_the_weeping_dam = Napraw Płaczącą Tamę
trial-supply_the_watchtowers = Zaopatrz wieże strażnicze
trial-consecrate_arkartus = Poświęć Arkartus
trial-lay_plovos_ghost_to_rest = Ukój ducha Plova
## region

region-broken_lands = Spękane Ziemie
region-dayside = Słoneczny Brzeg
region-egans_end = Kres Egana
region-fivepint = Pięć Kufli
region-green_bridge = Zielony Most
region-lodestone_mountains = Góry Magnetytowe
region-lower_ice_fangs = Dolne Lodowe Kły
region-muted_forest = Niemy Las
region-peaks_of_the_djinn = Szczyty Dżina
region-pearl_of_the_north = Perła Północy
region-radiant_mountains = Góry Świetliste
region-rimeweald = Szronowy Bór
region-tundra = Tundra
region-tower_scar_desert = Pustynia Blizny
region-upper_ice_fangs = Górne Lodowe Kły
region-big_sister = Wielka Siostra
region-bleak_wastes = Ponure Pustkowia
region-copper_grove = Miedziany Gaj
region-dragontooth_lake = Jezioro Smoczego Zęba
region-duwani = Duwani
region-forest_of_shades = Las Cieni
region-greater_tombstones = Wielkie Nagrobki
region-inner_kinghills = Wewnętrzne Wzgórza Królewskie
region-jewel_hills = Wzgórza Klejnotów
region-lake_of_songs = Jezioro Pieśni
region-lesser_tombstones = Małe Nagrobki
region-outer_kinghills = Zewnętrzne Wzgórza Królewskie
region-decaying_wilds = Gnijące Ostępy
region-three_rivers = Trzy Rzeki
region-utars_barrows = Kurhany Utara
region-archmont = Archmont
region-azkols_bane = Zguba Azkola
region-bone_hills = Kościane Wzgórza
region-howling_desert = Wyjąca Pustynia
region-irontops = Żelazne Szczyty
region-little_sister = Mała Siostra
region-middle_sister = Średnia Siostra
region-mountains_of_the_watchers = Góry Strażników
region-pine_barrens = Sosnowe Pustkowia
region-sands_of_madness = Piaski Szaleństwa
region-southern_wastes = Południowe Pustkowia
region-cloister = Klasztor
region-emerald_expanse = Szmaragdowy Bezkres
region-throne = Tron
region-ulamels_hollow = Dolina Ulamela
region-anza = Anza
region-arkartus = Arkartus
region-ash_hills = Popielne Wzgórza
region-cloudhold = Chmurogród
region-delmsmire = Bagna Delma
region-hissing_groves = Syczące Gaje
region-idran_forest = Las Idrański
region-lonelight_hills = Wzgórza Samotnego Światła
region-lost_lands = Zaginione Ziemie
region-plains_of_plovo = Równiny Plova
region-plains_of_woldra = Równiny Woldry
region-empty_glade = Pusta Polana
region-grass_sea = Morze Traw
region-weeping_waters = Płaczące Wody
region-yellowpike = Żółta Iglica

## Regiony: .to po „idzie”, .in po „jest”.

at-broken_lands = Spękane Ziemie
    .to = na Spękane Ziemie
    .in = na Spękanych Ziemiach
at-dayside = Słoneczny Brzeg
    .to = na Słoneczny Brzeg
    .in = na Słonecznym Brzegu
at-egans_end = Kres Egana
    .to = na Kres Egana
    .in = na Kresie Egana
at-fivepint = Pięć Kufli
    .to = do Pięciu Kufli
    .in = w Pięciu Kuflach
at-green_bridge = Zielony Most
    .to = na Zielony Most
    .in = na Zielonym Moście
at-lodestone_mountains = Góry Magnetytowe
    .to = w Góry Magnetytowe
    .in = w Górach Magnetytowych
at-lower_ice_fangs = Dolne Lodowe Kły
    .to = na Dolne Lodowe Kły
    .in = na Dolnych Lodowych Kłach
at-muted_forest = Niemy Las
    .to = do Niemego Lasu
    .in = w Niemym Lesie
at-peaks_of_the_djinn = Szczyty Dżina
    .to = na Szczyty Dżina
    .in = na Szczytach Dżina
at-pearl_of_the_north = Perła Północy
    .to = do Perły Północy
    .in = w Perle Północy
at-radiant_mountains = Góry Świetliste
    .to = w Góry Świetliste
    .in = w Górach Świetlistych
at-rimeweald = Szronowy Bór
    .to = do Szronowego Boru
    .in = w Szronowym Borze
at-tundra = Tundra
    .to = do Tundry
    .in = w Tundrze
at-tower_scar_desert = Pustynia Blizny
    .to = na Pustynię Blizny
    .in = na Pustyni Blizny
at-upper_ice_fangs = Górne Lodowe Kły
    .to = na Górne Lodowe Kły
    .in = na Górnych Lodowych Kłach
at-big_sister = Wielka Siostra
    .to = na Wielką Siostrę
    .in = na Wielkiej Siostrze
at-bleak_wastes = Ponure Pustkowia
    .to = na Ponure Pustkowia
    .in = na Ponurych Pustkowiach
at-copper_grove = Miedziany Gaj
    .to = do Miedzianego Gaju
    .in = w Miedzianym Gaju
at-dragontooth_lake = Jezioro Smoczego Zęba
    .to = nad Jezioro Smoczego Zęba
    .in = nad Jeziorem Smoczego Zęba
at-duwani = Duwani
    .to = do Duwani
    .in = w Duwani
at-forest_of_shades = Las Cieni
    .to = do Lasu Cieni
    .in = w Lesie Cieni
at-greater_tombstones = Wielkie Nagrobki
    .to = na Wielkie Nagrobki
    .in = na Wielkich Nagrobkach
at-inner_kinghills = Wewnętrzne Wzgórza Królewskie
    .to = na Wewnętrzne Wzgórza Królewskie
    .in = na Wewnętrznych Wzgórzach Królewskich
at-jewel_hills = Wzgórza Klejnotów
    .to = na Wzgórza Klejnotów
    .in = na Wzgórzach Klejnotów
at-lake_of_songs = Jezioro Pieśni
    .to = nad Jezioro Pieśni
    .in = nad Jeziorem Pieśni
at-lesser_tombstones = Małe Nagrobki
    .to = na Małe Nagrobki
    .in = na Małych Nagrobkach
at-outer_kinghills = Zewnętrzne Wzgórza Królewskie
    .to = na Zewnętrzne Wzgórza Królewskie
    .in = na Zewnętrznych Wzgórzach Królewskich
at-decaying_wilds = Gnijące Ostępy
    .to = w Gnijące Ostępy
    .in = w Gnijących Ostępach
at-three_rivers = Trzy Rzeki
    .to = nad Trzy Rzeki
    .in = nad Trzema Rzekami
at-utars_barrows = Kurhany Utara
    .to = na Kurhany Utara
    .in = na Kurhanach Utara
at-archmont = Archmont
    .to = do Archmontu
    .in = w Archmoncie
at-azkols_bane = Zguba Azkola
    .to = do Zguby Azkola
    .in = w Zgubie Azkola
at-bone_hills = Kościane Wzgórza
    .to = na Kościane Wzgórza
    .in = na Kościanych Wzgórzach
at-howling_desert = Wyjąca Pustynia
    .to = na Wyjącą Pustynię
    .in = na Wyjącej Pustyni
at-irontops = Żelazne Szczyty
    .to = na Żelazne Szczyty
    .in = na Żelaznych Szczytach
at-little_sister = Mała Siostra
    .to = na Małą Siostrę
    .in = na Małej Siostrze
at-middle_sister = Średnia Siostra
    .to = na Średnią Siostrę
    .in = na Średniej Siostrze
at-mountains_of_the_watchers = Góry Strażników
    .to = w Góry Strażników
    .in = w Górach Strażników
at-pine_barrens = Sosnowe Pustkowia
    .to = na Sosnowe Pustkowia
    .in = na Sosnowych Pustkowiach
at-sands_of_madness = Piaski Szaleństwa
    .to = na Piaski Szaleństwa
    .in = na Piaskach Szaleństwa
at-southern_wastes = Południowe Pustkowia
    .to = na Południowe Pustkowia
    .in = na Południowych Pustkowiach
at-cloister = Klasztor
    .to = do Klasztoru
    .in = w Klasztorze
at-emerald_expanse = Szmaragdowy Bezkres
    .to = na Szmaragdowy Bezkres
    .in = na Szmaragdowym Bezkresie
at-throne = Tron
    .to = pod Tron
    .in = pod Tronem
at-ulamels_hollow = Dolina Ulamela
    .to = do Doliny Ulamela
    .in = w Dolinie Ulamela
at-anza = Anza
    .to = do Anzy
    .in = w Anzie
at-arkartus = Arkartus
    .to = do Arkartusa
    .in = w Arkartusie
at-ash_hills = Popielne Wzgórza
    .to = na Popielne Wzgórza
    .in = na Popielnych Wzgórzach
at-cloudhold = Chmurogród
    .to = do Chmurogrodu
    .in = w Chmurogrodzie
at-delmsmire = Bagna Delma
    .to = na Bagna Delma
    .in = na Bagnach Delma
at-hissing_groves = Syczące Gaje
    .to = do Syczących Gajów
    .in = w Syczących Gajach
at-idran_forest = Las Idrański
    .to = do Lasu Idrańskiego
    .in = w Lesie Idrańskim
at-lonelight_hills = Wzgórza Samotnego Światła
    .to = na Wzgórza Samotnego Światła
    .in = na Wzgórzach Samotnego Światła
at-lost_lands = Zaginione Ziemie
    .to = na Zaginione Ziemie
    .in = na Zaginionych Ziemiach
at-plains_of_plovo = Równiny Plova
    .to = na Równiny Plova
    .in = na Równinach Plova
at-plains_of_woldra = Równiny Woldry
    .to = na Równiny Woldry
    .in = na Równinach Woldry
at-empty_glade = Pusta Polana
    .to = na Pustą Polanę
    .in = na Pustej Polanie
at-grass_sea = Morze Traw
    .to = na Morze Traw
    .in = na Morzu Traw
at-weeping_waters = Płaczące Wody
    .to = nad Płaczące Wody
    .in = nad Płaczącymi Wodami
at-yellowpike = Żółta Iglica
    .to = na Żółtą Iglicę
    .in = na Żółtej Iglicy

## kingdom_of

kingdom_of-north = Północy
kingdom_of-east = Wschodu
kingdom_of-south = Południa
kingdom_of-west = Zachodu

## kingdom_in

kingdom_in-north = na Północy
kingdom_in-east = na Wschodzie
kingdom_in-south = na Południu
kingdom_in-west = na Zachodzie

## Loch każdego regionu.

place-broken_lands = Pęknięty Bastion
place-dayside = Kryjówka Przemytników
place-egans_end = Błonia Egana
place-fivepint = Zguba Opojów
place-green_bridge = Świątynia Mszystego Światła
place-lodestone_mountains = Wieża Opiekunów
place-lower_ice_fangs = Pałac Zimowych Wróżek
place-muted_forest = Cicha Kotlina
place-peaks_of_the_djinn = Sala Wielkiego Dżina
place-pearl_of_the_north = Perłowa Baszta
place-radiant_mountains = Słoneczne Sale
place-rimeweald = Perła Świtu
place-tundra = Palisada Białego Lasu
place-tower_scar_desert = Miasto Niespokojnych Piasków
place-upper_ice_fangs = Grzmiące Komnaty
place-big_sister = Nory Złotego Wilka
place-bleak_wastes = Nikczemny Azyl
place-copper_grove = Wypolerowana Kopuła
place-dragontooth_lake = Zatopiony Labirynt
place-duwani = Trakt Waniego
place-forest_of_shades = Zbezczeszczona Polana
place-greater_tombstones = Grobowce Przodków
place-inner_kinghills = Krypta Króla Zimy
place-jewel_hills = Szmaragdowy Zamek
place-lake_of_songs = Kaplica Morskiej Piany
place-lesser_tombstones = Siedziba Olbrzymów
place-outer_kinghills = Reduta Bandytów
place-decaying_wilds = Milczące Kamienie
place-three_rivers = Skała nad Brzegiem
place-utars_barrows = Kurhan Utara
place-archmont = Kaplica w Archmoncie
place-azkols_bane = Brama Zguby
place-bone_hills = Krąg Sióstr
place-howling_desert = Tunele Przeklętego Wodza
place-irontops = Żelazna Warownia
place-little_sister = Nory Cieni
place-middle_sister = Tunele Srebrnej Żyły
place-mountains_of_the_watchers = Twierdza Strażników
place-pine_barrens = Świątynia Okrutnego Króla
place-sands_of_madness = Świątynia Miraży
place-southern_wastes = Katakumby Zapomnienia
place-cloister = Tlące się Doły
place-emerald_expanse = Puste Szczęki
place-throne = Krypta Królów
place-ulamels_hollow = Warownia Ulamela
place-anza = Garnizon Panów Koni
place-arkartus = Zamek Wielkiej Kniei
place-ash_hills = Wężowa Skóra
place-cloudhold = Baszta Chmurogrodu
place-delmsmire = Ziemne Nory
place-hissing_groves = Kurhany Syczących Umarłych
place-idran_forest = Zakazany Teatr
place-lonelight_hills = Przemilczane Mauzoleum
place-lost_lands = Zadżumiony Zbór
place-plains_of_plovo = Grobowiec Plova
place-plains_of_woldra = Nieskończone Sanktuarium
place-empty_glade = Źródło Grozy
place-grass_sea = Znikające Plemię
place-weeping_waters = Zatopiony Klasztor
place-yellowpike = Ostrokół Drwali

## Karty walki.

card-carrion_ground = Pole padliny
card-onslaught = Nawałnica
card-sundering_blows = Druzgocące ciosy
card-magic_attack = Atak magią
card-stealth_attack = Atak z ukrycia
card-beast_frenzy = Szał bestii
card-humanoid_treachery = Zdrada humanoidów
card-undead_chill = Chłód nieumarłych
card-crit_brigands = Szczęście rzezimieszka (trafienie krytyczne)
card-crit_oreks = Kościane bębny (trafienie krytyczne)
card-crit_wolves = Cała wataha (trafienie krytyczne)
card-crit_fiends = Burza kolców (trafienie krytyczne)
card-crit_trolls = Kruszący mróz (trafienie krytyczne)
card-crit_neuri = Obrzęd wilczego księżyca (trafienie krytyczne)
card-crit_lemures = Lament u bram (trafienie krytyczne)
card-crit_spiders = Pocałunek wdowy (trafienie krytyczne)
card-crit_dragons = Prawo do skarbca (trafienie krytyczne)
card-crit_mormos = Znajomy głos (trafienie krytyczne)
card-crit_striga = Złamane śluby (trafienie krytyczne)
card-crit_titans = Niebo się wali (trafienie krytyczne)
card-crushing_force = Miażdżąca siła
card-splintered_arms = Strzaskany oręż
card-broken_ranks = Złamane szyki
card-hoard_fire = Ogień skarbca
card-falling_masonry = Walące się mury
card-soul_siphon = Wyssanie duszy
card-night_choir = Nocny chór
card-hollow_blessing = Puste błogosławieństwo
card-withering_gaze = Wzrok, który wysusza
card-whispered_doubt = Szept zwątpienia
card-grave_ambush = Zasadzka na cmentarzu
card-poisoned_vials = Zatrute flakony
card-drain_hope = Gasnąca nadzieja
card-mutation = Mutacja
card-overwhelming_might = Przytłaczająca potęga
card-shadow_of_the_tower = Cień Wieży
card-cinder_rain = Deszcz żaru
card-burning_land = Płonąca ziemia
card-heart_of_the_pyre = Serce stosu (trafienie krytyczne)
card-omen_of_ruin = Zapowiedź zagłady
card-marked = Naznaczenie
card-foretold_death = Przepowiedziana śmierć (trafienie krytyczne)
card-plague_ground = Zadżumiona ziemia
card-court_of_shades = Dwór cieni
card-kiss_of_shade = Pocałunek cienia (trafienie krytyczne)
card-evaporating_stare = Wzrok, który unicestwia
card-glyph_burn = Płonący glif
card-unblinking = Bez mrugnięcia (trafienie krytyczne)
card-swallow_the_host = Pożarcie wojska
card-brood_call = Zew pomiotu
card-maw_unhinged = Rozwarta paszcza (trafienie krytyczne)
card-stolen_fervor = Skradziony zapał
card-envy = Zawiść
card-exiles_verdict = Wyrok wygnanki (trafienie krytyczne)
card-spore_cloud = Chmura zarodników
card-bloom = Rozkwit
card-rotting_embrace = Gnijące objęcia (trafienie krytyczne)
card-heart_of_winter = Serce zimy
card-killing_frost = Zabójczy mróz
card-frozen_silence = Lodowata cisza (trafienie krytyczne)

## room

room-relic = Zły relikt

## room.cave

room-cave-craggy_crevasse = Skalista rozpadlina
room-cave-crimson_bat_cave = Jaskinia szkarłatnych nietoperzy
room-cave-jaryx_lair = Leże jaryksa
room-cave-moonbound_centipedes = Księżycowe wije
room-cave-murky_crevasse = Mroczna rozpadlina
room-cave-noxious_spores = Trujące zarodniki
room-cave-pack_of_wild_rangos = Stado dzikich rango
room-cave-tight_passageways = Ciasne przejścia
room-cave-treasure_hunter = Poszukiwacz skarbów
room-cave-underground_river = Podziemna rzeka
room-cave-unstable_cavern = Niepewne sklepienie
room-cave-widowmade_serpent = Wdowi wąż

## room.encampment

room-encampment-barracks = Koszary
room-encampment-brig = Areszt
room-encampment-deep_well = Głęboka studnia
room-encampment-dusty_pathway = Zakurzona ścieżka
room-encampment-galley = Kuchnia polowa
room-encampment-garrisoned_soldiers = Załoga obozu
room-encampment-lookout_tower = Wieżyczka obserwacyjna
room-encampment-open_field = Otwarte pole
room-encampment-quartermasters_tent = Namiot kwatermistrza
room-encampment-spiked_barricade = Kolczasta barykada
room-encampment-training_grounds = Plac ćwiczeń
room-encampment-weapon_racks = Stojaki z bronią

## room.tomb

room-tomb-ceremonial_ossuary = Obrzędowe ossuarium
room-tomb-corrupted_shrine = Splugawiona kapliczka
room-tomb-embalming_chamber = Komnata balsamistów
room-tomb-foreboding_sigils = Złowróżbne znaki
room-tomb-offering_table = Stół ofiarny
room-tomb-ominous_warning = Złowieszcza przestroga
room-tomb-empty_sepulchre = Pusty grób
room-tomb-ritual_circle = Krąg rytualny
room-tomb-shattered_sarcophagi = Strzaskane sarkofagi
room-tomb-final_guardian = Ostatni strażnik
room-tomb-shambling_reborn = Człapiący odrodzeni
room-tomb-voracious_beetles = Żarłoczne chrząszcze

## room.shrine

room-shrine-casting_hall = Sala zaklęć
room-shrine-chamber_of_gongs = Komnata gongów
room-shrine-dark_ritual_room = Sala mrocznych rytuałów
room-shrine-grotto_of_whispers = Grota szeptów
room-shrine-hall_of_echoes = Sala ech
room-shrine-lunar_observatory = Obserwatorium księżyca
room-shrine-overgrown_garden = Zarośnięty ogród
room-shrine-sacred_menagerie = Święta menażeria
room-shrine-secret_altar = Ukryty ołtarz
room-shrine-shaded_reliquary = Zacieniony relikwiarz
room-shrine-sleeping_cells = Cele śpiących
room-shrine-reflecting_pools = Zwierciadlane sadzawki

## room.fortress

room-fortress-armory = Zbrojownia
room-fortress-barracks = Koszary
room-fortress-captains_quarters = Kwatera kapitana
room-fortress-chapel = Kaplica
room-fortress-gaol = Ciemnica
room-fortress-gatehouse = Brama
room-fortress-infirmary = Lazaret
room-fortress-latrine = Latryna
room-fortress-map_room = Gabinet map
room-fortress-smithy = Kuźnia
room-fortress-training_hall = Sala ćwiczeń
room-fortress-watchtower = Strażnica

## room.ruins

room-ruins-alchemical_storeroom = Składzik alchemika
room-ruins-antechamber = Przedsionek
room-ruins-fighting_pits = Areny walk
room-ruins-guarded_greathall = Strzeżona wielka sala
room-ruins-haunted_dormitory = Nawiedzona sypialnia
room-ruins-mysterious_pool = Tajemnicza sadzawka
room-ruins-obstructed_passageway = Zawalone przejście
room-ruins-overgrown_atrium = Zarośnięte atrium
room-ruins-rotting_larder = Gnijąca spiżarnia
room-ruins-scriptorium = Skryptorium
room-ruins-stargazing_chamber = Komnata gwiazd
room-ruins-warded_vault = Zaklęty skarbiec

## room.east

room-east-cavaliers = Kawalerzyści
room-east-cavalry = Jazda
room-east-dragoons = Dragoni
room-east-hussars = Husarze
room-east-ironsides = Żelaznobocy
room-east-lancers = Lansjerzy
room-east-mounted_scouts = Konni zwiadowcy
room-east-skirmisher_squad = Oddział harcowników
room-east-spearmen = Włócznicy
room-east-war_horses = Rumaki bojowe
room-east-heavy_lancers = Ciężcy kopijnicy
room-east-fodder_carts = Wozy z paszą

## room.north

room-north-artillery_carriage = Laweta artyleryjska
room-north-bomb_cart = Wózek z bombami
room-north-cannon_wagon = Wóz z armatą
room-north-carabiner = Karabinier
room-north-fusilier_transport = Wóz fizylierów
room-north-ghostly_dreadnaught = Widmowy pancernik
room-north-haunted_musketeers = Opętani muszkieterzy
room-north-rest_site = Postój
room-north-undead_swordsmen = Nieumarli miecznicy
room-north-armament_wagon = Wóz z bronią
room-north-grave_diggers = Grabarze
room-north-powder_sledge = Sanie z prochem

## room.west

room-west-centaur_spearmen = Centaury z włóczniami
room-west-enchanted_archers = Zaklęci łucznicy
room-west-fiery_janissary = Ognisty janczar
room-west-fount_of_magic = Źródło magii
room-west-frozen_swordsmen = Zamarznięci szermierze
room-west-goblin_mercenaries = Goblińscy najemnicy
room-west-lizardmen = Jaszczuroludzie
room-west-mechanized_men = Mechaniczni ludzie
room-west-sorcerous_artillery = Czarodziejska artyleria
room-west-camp_followers = Ciury obozowe
room-west-rune_smiths = Kowale run
room-west-hexed_baggage = Zaklęty bagaż

## room.tower

room-tower-hall_of_chains = Sala łańcuchów
room-tower-azkols_study = Gabinet Azkola
room-tower-bone_stair = Kościane schody
room-tower-whispering_vault = Szepczący skarbiec
room-tower-rotating_gallery = Obrotowa galeria
room-tower-black_forge = Czarna kuźnia
room-tower-skull_chute = Zsyp czaszek
room-tower-throne_of_ash = Tron z popiołu
room-tower-mirror_cells = Lustrzane cele
room-tower-nimets_ward = Znak Nimet
room-tower-drowned_cells = Zatopione cele
room-tower-seal_room = Komnata pieczęci

## Co widać przy wejściu do komnaty.

room_tale-cave-craggy_crevasse = Podłoga się kończy. Druga strona jest o jeden zły skok stąd.
room_tale-cave-crimson_bat_cave = Strop jest czerwony. A potem rozkłada skrzydła.
room_tale-cave-jaryx_lair = Ma oczy na obu końcach i oba są głodne.
room_tale-cave-moonbound_centipedes = Blade światło pełznie po ścianach na tysiącu nóg.
room_tale-cave-murky_crevasse = Coś w dole liczy na głos twoje kroki.
room_tale-cave-noxious_spores = Każdy oddech smakuje starym grzybem i jeszcze starszą urazą.
room_tale-cave-pack_of_wild_rangos = Kopyta, kły i żadnych manier.
room_tale-cave-tight_passageways = Wypuść powietrze, przeciśnij się i nie myśl o górze nad głową.
room_tale-cave-treasure_hunter = Szczerzy zęby: zjawił się tu pierwszy i pierwszy zamierza zostać.
room_tale-cave-underground_river = Woda jest czarna, rwąca i akurat na twojej drodze.
room_tale-cave-unstable_cavern = Spada kamyk. Za nim jego więksi krewni.
room_tale-cave-widowmade_serpent = Sploty ma zszyte, uśmiech też.

## room_tale.encampment

room_tale-encampment-barracks = Czterdzieści łóżek, a nim się obejrzysz, trzydzieści dziewięć jest pustych.
room_tale-encampment-brig = Więźniowie wiwatują na twój widok. Straże nie.
room_tale-encampment-deep_well = Ktoś tam w dole życzył sobie pomocy. Dawno temu.
room_tale-encampment-dusty_pathway = Ślady wozów, ślady butów, ślady butów w biegu.
room_tale-encampment-galley = Kucharz jest uzbrojony, a zupa niewiele łaskawsza.
room_tale-encampment-garrisoned_soldiers = Czekali na kogoś. Nadasz się.
room_tale-encampment-lookout_tower = Z góry wartownicy mieli na oku nie tylko drogę.
room_tale-encampment-open_field = Ani osłony, ani cienia, za to łucznicy mają mnóstwo czasu.
room_tale-encampment-quartermasters_tent = Wszystko ma tu etykietkę. Niedługo ty też.
room_tale-encampment-spiked_barricade = Pale celują na zewnątrz. Czyli w ciebie.
room_tale-encampment-training_grounds = Słomiane kukły mają lepsze zbroje niż ty.
room_tale-encampment-weapon_racks = Rzędy naoliwionych ostrzy czekają na czyjąkolwiek dłoń.

## room_tale.tomb

room_tale-tomb-ceremonial_ossuary = Kości ułożono według wielkości. Jedna półka jest wolna.
room_tale-tomb-corrupted_shrine = Ktoś wciąż się tu modli, tyle że wspak.
room_tale-tomb-embalming_chamber = Słoje, haki i ława mniej więcej twojej długości.
room_tale-tomb-foreboding_sigils = Litery przestawiają się same, aż układają się w twoje imię.
room_tale-tomb-offering_table = Zmarli są cierpliwymi gospodarzami, ale na podarek liczą.
room_tale-tomb-ominous_warning = Długa inskrypcja. Ostatnie słowo brzmi: „uciekaj”.
room_tale-tomb-empty_sepulchre = Wieko zdjęte. Kto tu spał, wyszedł na spacer.
room_tale-tomb-ritual_circle = Świece się palą, a wosk jest jeszcze miękki.
room_tale-tomb-shattered_sarcophagi = Rozbito je od środka.
room_tale-tomb-final_guardian = Czekał dziewięćset lat, żeby powiedzieć jedno słowo: nie.
room_tale-tomb-shambling_reborn = Pamiętają, jak się chodzi i kogo się nienawidzi.
room_tale-tomb-voracious_beetles = Dywan się rusza.

## room_tale.shrine

room_tale-shrine-casting_hall = Niedokończone zaklęcia wiszą w powietrzu jak mokre pranie.
room_tale-shrine-chamber_of_gongs = Jeden fałszywy krok i usłyszą cię wszyscy.
room_tale-shrine-dark_ritual_room = Śpiew milknie. Wszyscy patrzą na nieproszonego gościa.
room_tale-shrine-grotto_of_whispers = Zna twoje sekrety i właśnie je ćwiczy.
room_tale-shrine-hall_of_echoes = Twoje kroki wracają, i to nie same.
room_tale-shrine-lunar_observatory = Srebrny promień szuka na posadzce intruzów.
room_tale-shrine-overgrown_garden = Róże wygrały. Narzędzia też wzięły.
room_tale-shrine-sacred_menagerie = Klatki są święte. Drzwi są otwarte.
room_tale-shrine-secret_altar = Za zasłoną bóg młodszy i głodniejszy.
room_tale-shrine-shaded_reliquary = Kości świętych leżą w mroku i nie lubią lamp.
room_tale-shrine-sleeping_cells = Mnisi śpią z otwartymi oczami.
room_tale-shrine-reflecting_pools = Twoje odbicie sięga ci do pasa. Po sakiewkę.

## room_tale.fortress

room_tale-fortress-armory = Zamknięta, strzeżona i warta zachodu.
room_tale-fortress-barracks = Kości na stole, buty przy drzwiach, właściciele w drodze powrotnej.
room_tale-fortress-captains_quarters = Kapitan miał dziennik, kochankę i kufer na klucz.
room_tale-fortress-chapel = Dawno się tu nikt nie spowiadał. Jest o czym mówić.
room_tale-fortress-gaol = Zamki zardzewiałe, błagania świeże.
room_tale-fortress-gatehouse = „W jakiej sprawie?” – i kusze wychylają się z okien.
room_tale-fortress-infirmary = Chirurg potrzebuje flaszek bardziej niż pacjentów.
room_tale-fortress-latrine = Twierdza jest tak mocna jak jej najsłabsza ściana.
room_tale-fortress-map_room = Każda przełęcz, każdy bród i szpilka tam, gdzie stoisz.
room_tale-fortress-smithy = Kowal najpierw bierze metal, pyta później.
room_tale-fortress-training_hall = Cień sierżanta wciąż wykrzykuje: raz, dwa, raz, dwa.
room_tale-fortress-watchtower = Ze szczytu ty ich widzisz, a oni ciebie nie.

## room_tale.ruins

room_tale-ruins-alchemical_storeroom = Półka przy półce i ani jednej uczciwej etykietki.
room_tale-ruins-antechamber = Czekali tu petenci. Niektórzy czekają do dziś.
room_tale-ruins-fighting_pits = Widownia nie żyje od wieków, a ryczy.
room_tale-ruins-guarded_greathall = Z uczty został pył. Ze straży – cała straż.
room_tale-ruins-haunted_dormitory = Ktoś otula cię kołdrą. Ma bardzo zimne ręce.
room_tale-ruins-mysterious_pool = Pokazuje niebo, którego nad tobą nie ma.
room_tale-ruins-obstructed_passageway = Kop, wspinaj się albo zawróć: gruzowi wszystko jedno.
room_tale-ruins-overgrown_atrium = Pnącza grube jak ramiona, z uściskiem do kompletu.
room_tale-ruins-rotting_larder = Szynkom wyrosły zęby.
room_tale-ruins-scriptorium = Tysiąc zwojów, a jeden pisze się sam w miarę czytania.
room_tale-ruins-stargazing_chamber = Dachu nie ma, a gwiazdozbiory się nie zgadzają.
room_tale-ruins-warded_vault = Zaklęcie buczy na jednej nucie. Im bliżej, tym wyższej.

## room_tale.east

room_tale-east-cavaliers = Lśniące hełmy, opuszczone przyłbice i bardzo krótkie pertraktacje.
room_tale-east-cavalry = Ziemia dudni, nim ją zobaczysz.
room_tale-east-dragoons = Salutują, zsiadają z koni i biorą cię na cel.
room_tale-east-hussars = Pióra, szable i piosenka o wdowach.
room_tale-east-ironsides = Mur nie zmyli im kroku.
room_tale-east-lancers = Żywopłot ze stali. Coraz bliżej.
room_tale-east-mounted_scouts = Liczą czaszki na waszych dachach i meldują, komu trzeba.
room_tale-east-skirmisher_squad = Salwa, śmiech i lżejszy plecak.
room_tale-east-spearmen = Trzy szeregi w głąb. Nie spieszy im się.
room_tale-east-war_horses = Bez uzdy, bez paszy, bez sympatii.
room_tale-east-heavy_lancers = Im więcej na tobie żelaza, tym lepszy z ciebie cel.
room_tale-east-fodder_carts = Siano, owies i jeden śmiertelnie wystraszony chłopak.

## room_tale.north

room_tale-north-artillery_carriage = Lufa zwraca się ku całemu królestwu.
room_tale-north-bomb_cart = W tłumie robi znacznie większe wrażenie.
room_tale-north-cannon_wagon = Krótki lont, długi cień.
room_tale-north-carabiner = Jeden strzał na raz i ani jednego na darmo.
room_tale-north-fusilier_transport = Strzelają zza waszych własnych, zgubionych tarcz.
room_tale-north-ghostly_dreadnaught = Żelazny okręt na kołach, z załogą topielców.
room_tale-north-haunted_musketeers = Ładują muszkiety własnymi palcami.
room_tale-north-rest_site = Zimny popiół, ciepłe koce, ani żywego ducha.
room_tale-north-undead_swordsmen = Ich garda nigdy się nie męczy.
room_tale-north-armament_wagon = Skrzynie dla armii, która nie ma tętna.
room_tale-north-grave_diggers = Kopią przed kolumną, żeby nie tracić czasu.
room_tale-north-powder_sledge = Tylko nie kaszl.

## room_tale.west

room_tale-west-centaur_spearmen = Obiecano im wasze wioski.
room_tale-west-enchanted_archers = Strzały same wybierają cel. Lubią spragnionych.
room_tale-west-fiery_janissary = Pali to, czego strzeże. A strzeże dobrze.
room_tale-west-fount_of_magic = W tej wojnie nie stoi po żadnej stronie. Pij.
room_tale-west-frozen_swordsmen = Ich oddech zastyga w powietrzu. Twój zaraz też.
room_tale-west-goblin_mercenaries = Płacą im od budynku.
room_tale-west-lizardmen = Dwunastu waszych za jednego naszego to uczciwa cena, syczą.
room_tale-west-mechanized_men = Klikają, terkoczą, nie targują się.
room_tale-west-sorcerous_artillery = Pociski wrzeszczą we własnym języku.
room_tale-west-camp_followers = Kucharze, krawcy, szulerzy: nie każdy z nich jest wierny.
room_tale-west-rune_smiths = Każdy cios młota pisze literę, której lepiej nie czytać.
room_tale-west-hexed_baggage = Kufry gryzą.

## room_tale.tower

room_tale-tower-hall_of_chains = Łańcuchy są dla następnego, kto tu wejdzie.
room_tale-tower-azkols_study = Jego zapiski urywają się w pół słowa.
room_tale-tower-bone_stair = Każdy stopień trzeszczy jak bark.
room_tale-tower-whispering_vault = „Zostaw coś drogiego” – szepcze – „albo coś jeszcze droższego”.
room_tale-tower-rotating_gallery = Drzwi za tobą są już ścianą.
room_tale-tower-black_forge = Kowadło jest ciepłe. Kowalem jest ogień.
room_tale-tower-skull_chute = Grzechot, świst i mija cię szczerzący się uśmiech.
room_tale-tower-throne_of_ash = To był jego tron. Chciałby być twoim.
room_tale-tower-mirror_cells = W każdym lustrze poddaje się inna wersja ciebie.
room_tale-tower-nimets_ward = Życzliwy znak, wydrapany ręką ostrożnej uczennicy.
room_tale-tower-drowned_cells = Woda wzbiera, modlitwa po modlitwie.
room_tale-tower-seal_room = Dwanaście wgłębień w ścianie i młot.

## Co robią karty i kafelki, w skrócie.

effect-arcane = { $gives }.
effect-generous = Po oczyszczeniu usuń { $skulls } z dowolnego budynku.
effect-anointed = { $gives } za każdy budynek bez czaszek w twoim regionie lub sąsiednim.
effect-blessed = Raz na kartę walki lub komnatę wydaj { $cost_spirit }, aby stracić najwyżej o { $warriors } mniej.
effect-infused = Na początku swojej tury usuń { $skulls } z budynku w swoim królestwie ojczystym.
effect-baleful = { $gives }.
effect-veteran = { $gives } w walce.
effect-inspiring = Po wzmocnieniu zyskaj { $warriors }.
effect-callous = Po walce, w której tracisz co najmniej { $warriors }, weź skarb z rynku.
effect-relentless = { $gives }, jeśli twój ruch jest w tej turze podwojony.
effect-precise = { $gives }.
effect-prepared = Efekt ulepszony bazaru kosztuje cię o { $spirit } mniej.
effect-crafty = Liczba na wydanej miksturze liczy się podwójnie.
effect-lucky = Gdy wydajesz skarb, zyskaj wierzchnią kartę z talii skarbów.
effect-inventive = Wydaj { $cost_potions }, aby usunąć wroga ze swojego regionu.
effect-alert = { $gives }.
effect-swift = Twoja podstawowa wartość ruchu to { $move }.
effect-resourceful = Na koniec każdego miesiąca zyskaj { $warriors }.
effect-fortunate = Możesz dwa razy w turze wzmocnić się w tym samym budynku.
effect-unseen = Gdy wykonasz zadanie miesiąca, możesz usunąć dowolnego wroga, zamiast zyskać { $reward }.
effect-champion_north = { $gives } w górach.
effect-champion_east = { $gives } na wzgórzach.
effect-champion_south = { $gives } na pustyniach.
effect-champion_west = { $gives } w lasach.
effect-fortune = Wydaj w walce lub w lochu: { $sells }.
effect-goldsun = Wydaj: zyskaj { $spirit }.
effect-teeth = Wydaj: zyskaj { $warriors }.
effect-breath = Wydaj: usuń maksymalnie { $skulls } z jednego dowolnego budynku.
effect-siren = Wydaj: przesuń dowolnego wroga o maksymalnie { $regions }.
effect-strides = Wydaj: przesuń dowolnego bohatera o maksymalnie { $regions }.
effect-scepter = Po wzmocnieniu usuń { $skulls } z budynku w swoim regionie.
effect-talisman = { $gives }.
effect-maps = Twoja podstawowa wartość ruchu jest większa o { $n }.
effect-cloak = { $gives }.
effect-armor = Z każdej karty walki tracisz o maksymalnie { $warriors } mniej.
effect-sword = { $gives }.
effect-lamp_hope = { $gives }. Możesz oczyścić budynek w dowolnym regionie.
effect-scroll_serpent = Wydaj: { $sells }.
effect-spear_atish = { $gives }. Gdy pokonasz wroga o cesze Zwarcie, zyskaj { $warriors }.
effect-scroll_twilight = Wydaj: { $sells }.
effect-neck_haggle = { $gives }. Wynik „anulowane” na kości targowania liczy się jak zwykłe wzmocnienie.
effect-reliquary = { $gives }. Po walce usuń { $skulls } z budynku w obecnym królestwie.
effect-idol = Jeden ze skarbów Azkola. { $gives }. W każdej komnacie tracisz o maksymalnie { $warriors } mniej.
effect-carpet = { $gives }. Raz na turę wydaj { $cost_spirit }, aby umieścić swoją figurkę w dowolnym regionie.
effect-scroll_sands = Wydaj: { $sells }.
effect-tears = { $gives }. Gdy pokonasz wroga o cesze Skradanie, zyskaj { $potion }.
effect-banner = Jeden ze skarbów Azkola. { $gives }. W akcji sztandaru możesz użyć sztandaru dowolnego bohatera w grze.
effect-acorns = { $gives } na równinach. Wydaj: usuń maksymalnie { $skulls } z dowolnych budynków.
effect-axe = { $gives }. Gdy pokonasz wroga o cesze Magia, zyskaj dodatkowo { $spirit }.
effect-circlet = { $gives }. Wydaj, zamiast wrzucić czaszkę: rozegraj kolejną turę.
effect-lamp_dark = { $gives }. Wydaj: usuń wroga ze swojego regionu.
effect-cauldron = { $gives }. Po wzmocnieniu w cytadeli zyskaj { $potion }.
effect-bow = { $gives }. Możesz walczyć z wrogiem w sąsiednim regionie.
effect-crown = Jeden ze skarbów Azkola. { $gives }. Po wzmocnieniu w sanktuarium zyskaj tyle energii, ile wynosi numer miesiąca.
effect-horn = Jeden ze skarbów Azkola. { $gives }. Glify nie kosztują cię energii.
effect-cloak_stars = { $gives }. Raz na turę, gdy wchodzisz do regionu z wrogiem, umieść go w dowolnym regionie.
effect-mace = Jeden ze skarbów Azkola. { $gives }. W regionie z wrogiem wydaj tyle energii, ile wynosi jego poziom, aby go usunąć.
effect-amulet_marid = { $gives } na jeziorach. Gdy przekraczasz rzekę, wejdź do dowolnego regionu nad nią.
effect-q_annihil = Wydaj: usuń wszystkich wrogów ze swojego regionu i z sąsiednich.
effect-q_hope = { $gives }. Po walce możesz wziąć skarb z rynku, zamiast zyskać { $reward }.
effect-q_bezoar = Jedno działanie Cesarzowej Cieni nigdy nie zabierze ci więcej niż { $warriors }.
effect-q_scales = { $gives } przeciw wrogom poziomu 4.
effect-q_silver = Raz na walkę wydaj { $price_spirit }: { $sells }.
effect-q_pelt = Z każdej karty walki tracisz o maksymalnie { $warriors } mniej.
effect-q_remedy = Po wzmocnieniu odłóż wszystkie swoje zarodniki.
effect-q_hornel = Raz na turę przesuń wroga lub drzewo oblężnicze o { $regions }.
effect-q_outlaw = Po wzmocnieniu w wiosce zyskaj dodatkowo { $warriors }.
effect-q_snow = Z każdej karty walki tracisz o { $spirit } mniej.
effect-q_light = Po oczyszczeniu zyskaj dodatkowo { $spirit }.
effect-q_coin = Po wzmocnieniu na bazarze możesz zastąpić karty na rynku nowymi.
effect-q_mark = Nie można go wydać, stracić ani wymienić. Wydaj { $cost_spirit }, aby przekazać je innemu bohaterowi.
effect-q_map = Wydaj w lochu: { $sells }.
effect-q_tools = { $gives } przeciw karawanom.
effect-q_urn = Możesz nieść o { $treasure } więcej.
effect-q_wraps = W każdej komnacie tracisz o maksymalnie { $warriors } mniej.
effect-selfish = W wymianie możesz brać, ale nie dawać.
effect-tempted = Każdy glif kosztuje cię o { $tempted_tax } więcej.
effect-cursed = Na turę masz do dyspozycji najwyżej { $advantages }.
effect-uncertain = Po wzmocnieniu twoja tura od razu przechodzi do końca.
effect-cruel = Po wzmocnieniu w wiosce strać { $cruel_spirit }.
effect-feral = Jeśli kończysz turę w regionie z budynkiem, strać { $feral_spirit }.
effect-feeble = Nie możesz podwoić ruchu.
effect-lost = Jeśli kończysz turę w swoim królestwie ojczystym, strać { $lost_spirit }.
effect-weak = Możesz nieść najwyżej { $treasures }.
effect-feverish = Nie możesz oczyścić budynku, który ma { $skulls }.
effect-greedy = Po wzmocnieniu na bazarze strać { $greedy_spirit }.
effect-suspicious = Możesz nieść najwyżej { $potions }.
effect-gleb = { $gives }. Jeśli kończysz turę w górach, zyskaj { $warriors }.
effect-grigor = { $times ->
    [one] { $gives }. Raz na turę wydaj { $price_spirit }: { $sells }.
    [few] { $gives }. Do { $times } razy na turę wydaj { $price_spirit }: { $sells }.
    [many] { $gives }. Do { $times } razy na turę wydaj { $price_spirit }: { $sells }.
   *[other] { $gives }. Do { $times } razy na turę wydaj { $price_spirit }: { $sells }.
}
effect-hakan = { $gives } w regionach z budynkiem. Raz na turę wydaj { $cost_potions }, aby wziąć wierzchni skarb z talii.
effect-letha = { $gives }. Jeśli kończysz turę w lesie, zyskaj { $warriors }.
effect-miras = { $gives } na równinach. Jeśli kończysz turę na równinach, zyskaj { $warriors }.
effect-nimet = { $gives }. Raz na turę wydaj { $cost_spirit }, aby założyć z powrotem wybraną pieczęć.
effect-tomas = { $gives }. Podwojenie ruchu nie kosztuje energii.
effect-vasa = { $gives }. Glify nie kosztują cię energii; po akcji, której glif jest zwrócony ku tobie, zyskaj { $spirit }.
effect-yana = { $gives } przeciw arcywrogowi. W walce z innymi wrogami otrzymujesz najwyżej { $corruption }.
effect-zaida = Raz na turę wydaj { $price_treasures }: { $sells }.

## Co robią towarzysze, gdy nadejdzie ich wydarzenie.

help-gleb = Bohater z tym towarzyszem może wybrać: { $words }.
help-grigor = Z planszy znika losowo wybrany żeton wroga.
help-hakan = Bohater z tym towarzyszem może wybrać: { $words }.
help-letha = Wrogowie o cesze Bestia w stanie rozjuszonym lub zabójczym łagodnieją o jeden stopień.
help-miras = Wszystkie żetony losowo wybranego wroga można przesunąć o maksymalnie { $regions }.
help-nimet = Bohater z tym towarzyszem może wybrać: { $words }.
help-tomas = Bohatera z tym towarzyszem można umieścić w dowolnym regionie.
help-vasa = Bohater z tym towarzyszem może pozbyć się jednego skażenia.
help-yana = Gdy w tym miesiącu znów pojawią się wrogowie, przyjdzie o jeden żeton mniej.
help-zaida = Bohater z tym towarzyszem może wziąć wierzchni skarb z talii.

## Co dają budynki.

reinforce-citadel_free = Zyskaj { $potion }
reinforce-citadel_enhanced = Wydaj { $cost } i zyskaj cnotę
reinforce-sanctuary_free = Zyskaj { $spirit }
reinforce-sanctuary_enhanced = Wydaj { $cost } i pozbądź się wszystkich skażeń
reinforce-village_free = Zyskaj { $warriors }
reinforce-village_enhanced = Wydaj { $cost } i zyskaj { $warriors }
reinforce-bazaar_free = Zyskaj { $gear }
reinforce-bazaar_enhanced = Wydaj { $cost } i zyskaj skarb z rynku

## Za co trzeba płacić, gdy glif jest zwrócony ku królestwu ojczystemu.

glyph_tax-banner = Akcja sztandaru kosztuje { $spirit }.
glyph_tax-cleanse = Oczyszczenie kosztuje { $spirit }.
glyph_tax-battle = Walka kosztuje { $spirit }.
glyph_tax-quest = Akcja zadania kosztuje { $spirit }.
glyph_tax-reinforce = Wzmocnienie kosztuje { $spirit }.

## Cele główne, według towarzyszy.

goal-gleb = Zbierz armię banitów
goal-grigor = Zdejmij urok z Grigora
goal-hakan = Uwarz alchemiczny roztwór
goal-letha = Zgromadź armię drzew
goal-miras = Zniszcz złe relikty
goal-nimet = Bohaterski początek
goal-tomas = Zbadaj trzy lochy
goal-vasa = Ubłagaj bogów światła
goal-yana = Zawrzyj pakt z ciemnością
goal-zaida = Odzyskaj skarby Azkola

## Cards

card_says = { $card }: { $words }
hero_later = Do zdobycia:
home_card = Zaczynasz w cytadeli { FORM($at, "in") }. Masz cnotę { $virtue }: { $words }
building_card = Darmowy: { $free }. Ulepszony: { $enhanced }.
building_skulls = Mieści najwyżej { $most ->
    [one] { $most } czaszkę
    [few] { $most } czaszki
    [many] { $most } czaszek
   *[other] { $most } czaszki
}; następna go niszczy.
about_goal = { $asks } Pomaga ci { $companion }: { $words }
about_foe = Cechy: { $traits }. Uderzenie: { $words }.
foe_strike = Uderzenie: { $words }
foe_traits = Cechy: { $traits }. Przeciw temu wrogowi liczą się przewagi tych typów.
foe_fight = Walka to { $n } { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}. Po niej zyskujesz { $spirit }.
adversary_fight = Wchodzi do gry po osiągnięciu celu głównego. Walka to { $n } { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}; po każdej możesz się wycofać. Pokonaj go, aby wygrać.

## goal_asks

goal_asks-gleb = Na Zewnętrznych Wzgórzach Królewskich złóż wojowników ({ $gleb_warriors }) i karty ekwipunku ({ $gleb_gear }).
goal_asks-grigor = Przy znaczniku obok Wieży zerwij troje więzów, każde jedną akcją zadania; potrzebne przewagi: { $bond_0 } ({ $grigor_advantages }), { $bond_1 } ({ $grigor_advantages }) i { $bond_2 } ({ $grigor_advantages }). Co miesiąc znacznik się przesuwa.
goal_asks-hakan = Na Wyjącej Pustyni złóż mikstury ({ $hakan_potions }) i skarby ({ $hakan_treasures }).
goal_asks-letha = Doprowadź drzewa oblężnicze ({ $letha_ring }) pod Wieżę, a potem wykonaj tam akcję zadania i wydaj { $letha_spirit } { $letha_spirit ->
        [one] energię
        [few] energie
        [many] energii
       *[other] energii
    }.
goal_asks-miras = Zbadaj do końca wszystkie trzy karawany, zanim dotrą do Wieży.
goal_asks-nimet = { $trials ->
    [one] Zalicz { $trials } próbę bohaterską, wejdź do Wieży i znajdź relikt.
    [few] Zalicz { $trials } próby bohaterskie, wejdź do Wieży i znajdź relikt.
    [many] Zalicz { $trials } prób bohaterskich, wejdź do Wieży i znajdź relikt.
   *[other] Zalicz { $trials } próby bohaterskiej, wejdź do Wieży i znajdź relikt.
}
goal_asks-tomas = { $tomas_dungeons ->
    [one] Ukończ { $tomas_dungeons } loch, każdy w innym królestwie.
    [few] Ukończ { $tomas_dungeons } lochy, każdy w innym królestwie.
    [many] Ukończ { $tomas_dungeons } lochów, każdy w innym królestwie.
   *[other] Ukończ { $tomas_dungeons } lochu, każdy w innym królestwie.
}
goal_asks-vasa = Oczyszczaj budynki, aż usuniesz dość czaszek ({ $vasa_skulls }), a potem złóż energię ({ $vasa_spirit }) w oznaczonym sanktuarium, gdy nie ma na nim czaszek.
goal_asks-yana = Pokonaj wroga poziomu { $yana_level } lub wyższego; potem przy znaczniku otrzymaj skażenie albo wydaj { $yana_spirit } { $yana_spirit ->
        [one] energię
        [few] energie
        [many] energii
       *[other] energii
    }; potem ukończ ruiny, które się pojawią.
goal_asks-zaida = Przy znaczniku złóż skarby Azkola ({ $zaida_treasures }); ostatni musi złożyć bohater, który ma { $zaida_virtues } { $zaida_virtues ->
        [one] aktywną cnotę
        [few] aktywne cnoty
        [many] aktywnych cnót
       *[other] aktywnej cnoty
    }. Możesz tam też wydać { $zaida_spirit } { $zaida_spirit ->
        [one] energię
        [few] energie
        [many] energii
       *[other] energii
    }, aby sprowadzić jeden z tych skarbów na rynek.
goal_treasures = Skarby Azkola: { $items }.

## goal_opening

goal_opening-gleb = Człowiek, za którego głowę wyznaczono cenę, oferuje wam dziesięć tysięcy podobnych. Banici Gleba pójdą szturmem na Wieżę, jeśli ktoś ich wpierw nakarmi i uzbroi.
goal_opening-grigor = Grigor poszedł sam walczyć z Wieżą, a teraz jej strzeże. Trzyma go troje więzów: jedne z żelaza, drugie z czarów, trzecie z grobu.
goal_opening-hakan = „Mury to kwestia chemii” – mówi Hakan, który nie ma brwi. Potrzebuje flaszek, całego mnóstwa flaszek, i czegoś cennego do przetopienia.
goal_opening-letha = Lasy pamiętają wzgórze, które stało tu przed Wieżą. Letha zbudziła najstarsze drzewa. Idą, tylko ktoś musi pokazać im drogę.
goal_opening-miras = Trzy karawany ciągną do Wieży, a to, co wiozą, nie może dotrzeć na miejsce. Miras ma konie. Wy macie resztę roku.
goal_opening-nimet = Zanim zaczęły się pieśni, uczennica imieniem Nimet szukała bohaterów, którzy okradną jej mistrza. Znalazła was. I nie tylko was.
goal_opening-tomas = Tomas wyrysował już wszystkie drogi prócz jednej: tej do wnętrza Wieży. Trzy klucze do niej leżą tam, dokąd nie sięga żadna z jego map.
goal_opening-vasa = Ołtarze toną w czaszkach, a bogowie patrzą gdzie indziej. Oczyśćcie je, mówi Vasa, a może spojrzą znowu.
goal_opening-yana = Yana nie pyta, w co wierzysz. Pyta, ile dasz. Pod Wieżą jest ktoś, kto handluje takimi rzeczami.
goal_opening-zaida = Skarby, które skradła Nimet, rozproszyły się po czterech królestwach. Zaida poznaje je po zapachu dymu, a Wieża otworzy się przed tym, kto przyniesie je do domu.

## goal_ending

goal_ending-gleb = Banici ruszają i śpiewają coś, co nie nadaje się do druku. U stóp Wieży śpiew milknie.
goal_ending-grigor = Pękają ostatnie więzy. Grigor patrzy na swoje ręce, potem na drzwi, których strzegł, i wyważa je kopniakiem.
goal_ending-hakan = „Cofnijcie się” – mówi Hakan. I po namyśle: „Jeszcze dalej”. Gdy dym opada, jest którędy wejść. I jest coś, co właśnie wychodzi.
goal_ending-letha = Korzenie chwytają czarne kamienie i ciągną. Wieża jęczy, a jej władca idzie zobaczyć, kto puka.
goal_ending-miras = Ostatni relikt płonie na zielono, potem na niebiesko, potem wcale. Z Wieży dobiega krzyk jak zgrzyt dartego metalu.
goal_ending-nimet = Relikt jest lżejszy, niż się zdaje, a droga w dół dużo krótsza niż w górę.
goal_ending-tomas = Trzy klucze, trzy zamki, jedne drzwi. Tomas kreśli na mapie ostatnią linię i ostrzy nóż.
goal_ending-vasa = Na jedno tchnienie o północy nastaje południe i w tym świetle wróg rzuca cień. A co rzuca cień, da się zranić.
goal_ending-yana = Cena zapłacona. Otwierają się drzwi bez zawiasów, a Yana liczy stopnie, które za nimi czekają.
goal_ending-zaida = Skarby brzęczą razem jak ul. Zaida odsłania w uśmiechu zbyt wiele zębów, a brama Wieży staje otworem.

## Kto siedzi w Wieży.

adversary_tale-ashstrider = Gdzie Żarostąp postawi kopyto, tam rzeki przypominają sobie, że były kiedyś ogniem.
adversary_tale-bane = Zwiastun Zguby nie grozi. Czyta na głos, co się z wami stanie.
adversary_tale-empress = Nie ma kraju, korony ani ciała, a przecież klękają przed Cesarzową Cieni.
adversary_tale-gaze = Wieczne Spojrzenie nauczyło się obracać Wieżę, tak jak obraca się oko.
adversary_tale-gravemaw = Grobowa Paszcza zjada to, co inni grzebią, a jej pomiot zjada resztę.
adversary_tale-isa = Isę wygnano, bo chciała zbyt wiele. Wróciła po resztę.
adversary_tale-rot = Powolna Zgnilizna nie podbija. Czeka, a wszystko przychodzi do niej samo.
adversary_tale-utukku = Gdy Utuk'Ku przemawia, ogniska gasną dwie doliny dalej.

## appears

appears-ashstrider = Pęka podnóże Wieży i Żarostąp wychodzi z własnego ognia.
appears-bane = Zgodnie z przepowiednią Zwiastun Zguby zjawia się o godzinie, którą sam wskazał.
appears-empress = Światło rzednie, a Cesarzowa Cieni zwołuje dwór pod gołym niebem.
appears-gaze = Najwyższe okno zamyka się i otwiera znowu, tym razem na wysokości waszych oczu.
appears-gravemaw = Ziemia ziewa. To nie była ziemia.
appears-isa = Isa wychodzi główną bramą, sama, jak spóźniona królowa.
appears-rot = Odór, szept grzybowych blaszek i Powolna Zgnilizna wyrasta ze ściany.
appears-utukku = Po Wieży spływa szron w kształcie człowieka i schodzi na ziemię.

## Co arcywróg robi z wnętrza Wieży.

acts-ashstrider = Popiół sypie jak śnieg, a na dachach przybywa uśmiechów.
acts-bane = Znamię pali zimnem skórę tego, kto je nosi.
acts-empress = Biją dzwony na zarazę, choć nikt nie ciągnie za sznur.
acts-gaze = Kamień zgrzyta o kamień. Wieża się rozgląda.
acts-gravemaw = W ciemności pomiotowi wyrasta kolejny rząd zębów.
acts-isa = Szary herold odczytuje jej warunki. To nie są warunki.
acts-rot = Z górnych okien sypie się słodkawy pył.
acts-utukku = Północny wiatr niesie imię, którego nikt nie śmie dokończyć.

## month_name

month_name-1 = Pierwszy miesiąc: Żar
month_name-2 = Drugi miesiąc: Długie Cienie
month_name-3 = Trzeci miesiąc: Wilczy Księżyc
month_name-4 = Czwarty miesiąc: Czarny Deszcz
month_name-5 = Piąty miesiąc: Głuche Dzwony
month_name-6 = Szósty miesiąc: Ostatnia Warta

## month_tale

month_tale-1 = W Wieży widziano światło, choć żadnego nie powinno tam być. Drogi są jeszcze przejezdne. Korzystajcie.
month_tale-2 = Plony zebrane, w stodołach stoją straże. Podróżni pytają już o bohaterów po imieniu.
month_tale-3 = Coś wyje, a wilka w tym nie ma. Znów krążą stare opowieści, tym razem z opisem drogi.
month_tale-4 = Trzy dni pada atrament. Gdy przestaje, Wieża jest wyższa.
month_tale-5 = Dzwony czterech królestw biją same, co noc o ton niżej.
month_tale-6 = Siódmego miesiąca nie będzie. Co ma się stać, stanie się teraz.

## month_end

month_end-1 = Pierwszy miesiąc minął. Nie runęło jeszcze nic, czego nie dałoby się podnieść.
month_end-2 = Drugi miesiąc minął, a mapy są już nieaktualne.
month_end-3 = Trzeci miesiąc minął: połowa drogi do końca, takiego albo innego.
month_end-4 = Czwarty miesiąc minął. Ludzie przestali pytać: kiedy.
month_end-5 = Piąty miesiąc minął. Kto mógł odejść, odszedł; resztę nazywa się bohaterami.
month_end-6 = Szósty miesiąc minął.

## Gdy wrogowie uderzają.

strike-brigands = Noże przy rzemykach sakiewek: rozbójnicy pobierają myto.
strike-oreks = Oreki sadzą czaszki, jak inni sieją pszenicę.
strike-wolves = Gdzie kończy się światło, tam ruszają do biegu Wilki cienia.
strike-fiends = Kolce świszczą po obozie, zanim ktokolwiek podniesie alarm.
strike-trolls = Trolle znalazły coś wysokiego, o co można się oprzeć. Długo nie postoi.
strike-neuri = Neurowie śpiewają do księżyca i odwaga wycieka z ludzi.
strike-lemures = Upiory idą do świątyni, jak za życia. I zostają.
strike-spiders = Jedna nić w poprzek drogi, potem sto, potem oczy.
strike-dragons = Cień krąży nad głową. Zwęszył złoto.
strike-mormos = Głos z dziecięcych wyliczanek prosi, żeby go wpuścić.
strike-striga = Strzyga nie pije krwi ani wina. Pije obietnice.
strike-titans = Tytan siada. Przed chwilą była tu ulica.

## growth

growth-unsteady = { FORM($foe, "number") ->
    [singular] { $foe } zbiera resztki odwagi: stan zachwiany.
   *[plural] { $foe } zbierają resztki odwagi: stan zachwiany.
}
growth-ready = { FORM($foe, "number") ->
    [singular] { $foe } znów staje do walki: stan gotowy.
   *[plural] { $foe } znów stają do walki: stan gotowy.
}
growth-savage = { FORM($foe, "number") ->
    [singular] { $foe } czuje smak zwycięstwa: stan rozjuszony.
   *[plural] { $foe } czują smak zwycięstwa: stan rozjuszony.
}
growth-lethal = { FORM($foe, "number") ->
    [singular] { $foe } nie zna już lęku: stan zabójczy.
   *[plural] { $foe } nie znają już lęku: stan zabójczy.
}
growth-panicked = { FORM($foe, "number") ->
    [singular] { $foe } idzie w rozsypkę: stan spanikowany.
   *[plural] { $foe } idą w rozsypkę: stan spanikowany.
}

## stirs

stirs-0 = Drży jedna z pieczęci.
stirs-1 = Bęben Wieży obraca się ze zgrzytem.
stirs-2 = Obraca się cała Wieża, bęben o bęben.
stirs-3 = Wieża się obraca i puszcza pieczęć.

## wares

wares-0 = Na rynek przyszedł nowy towar.
wares-1 = Nowy towar i kupiec, któremu się spieszy: następny skarb kupiony w tym miesiącu będzie tańszy.

## help_tale

help_tale-gleb = Zjawiają się kuzyni Gleba. Gleb ma bardzo wielu kuzynów.
help_tale-grigor = Grigor idzie na spacer i wraca z cudzym sztandarem.
help_tale-hakan = Za namiotem coś wybucha. „Sukces!” – woła Hakan.
help_tale-letha = Letha nuci, a bestie czterech królestw kładą się i słuchają.
help_tale-miras = Jeźdźcy Miras pędzą wroga przez równinę jak bydło.
help_tale-nimet = Nimet obraca w palcach klejnot, aż przestaje być klejnotem.
help_tale-tomas = Tomas zna skrót. Tomas zawsze zna skrót.
help_tale-vasa = Vasa kładzie dłoń na pochylonej głowie i coś ciemnego puszcza.
help_tale-yana = Gdzieś pewien generał się nie budzi.
help_tale-zaida = Zaida pstryka palcami, a to, czego chciała, leżało tu od zawsze.

## Zadania miesiąca.

quest-cq_r_gleb = Kup zaufanie banitów
quest-cq_r_grigor = Próba sił
quest-cq_r_hakan = Złom dla wynalazcy
quest-cq_r_letha = Ukój gaj
quest-cq_r_miras = Pojmana Pani Koni
quest-cq_r_nimet = Rozmowa z Niezgłębioną
quest-cq_r_tomas = Złap zwiadowcę
quest-cq_r_vasa = Czysty ołtarz
quest-cq_r_yana = Zapłata po cichu
quest-cq_r_zaida = Honorarium ifrytki
quest-cq_i_gleb = Przysięga krwi
quest-cq_i_grigor = Złoty wilk
quest-cq_i_hakan1 = Zrzucone łuski
quest-cq_i_hakan2 = Srebrna żyła
quest-cq_i_hakan3 = Szkło i szkliwo
quest-cq_i_letha = Róg w głębi lasu
quest-cq_i_miras = Torba sabotażysty
quest-cq_i_tomas = Zatopiona mapa
quest-cq_i_vasa = Wskrzeszone światło
quest-cq_i_yana = Bal maskowy
quest-cq_i_zaida = Kryjówka przemytników
quest-cq_i_any = Przysługa dla kupca
quest-aq_ash_e = Ugaś szczeliny
quest-aq_ash_l = Góra się budzi
quest-aq_ban_e = Zatrzyj znaki
quest-aq_ban_l = Przetnij nić
quest-aq_emp_e = Spal zarażone pola
quest-aq_emp_l = Ucisz Blady Dwór
quest-aq_gaz_e = Oślep mniejsze oko
quest-aq_gaz_l = Rozbij soczewkę
quest-aq_gra_e = Zagłodź pomiot
quest-aq_gra_l = Zatkaj gardziel
quest-aq_isa_e = Podejmij wyzwanie
quest-aq_isa_l = Cena wygnania
quest-aq_rot_e = Osusz grządki
quest-aq_rot_l = Z korzeniami
quest-aq_utu_e = Nie daj zgasnąć ogniom
quest-aq_utu_l = Przerwij długą noc
## opening

opening-cq_r_gleb = Obdarty herold kłania się zbyt nisko: Król Banitów chętnie zobaczy, ilu żołnierzy możesz mu odstąpić.
opening-cq_r_grigor = W Górach Magnetytowych żyje wielkolud, który od dziewięciu lat nie przegrał walki. Nudzi się.
opening-cq_r_hakan = Druciarz z Popielnych Wzgórz płaci za stare żelazo dziwnym ogniem.
opening-cq_r_letha = Las Idrański się gniewa, a drwale śpią w łodziach.
opening-cq_r_miras = Najlepszych jeźdźców Zachodu sprzedano jak ich własne konie. Ich pani jeszcze żyje.
opening-cq_r_nimet = Ktoś siedzi na Morzu Traw i rozmawia ze studnią. Studnia odpowiada.
opening-cq_r_tomas = Jeden zwiadowca umknął dwóm armiom i poborcy podatków. Prześcignij go, a może cię wysłucha.
opening-cq_r_vasa = Na Piaskach Szaleństwa kapłanka cały dzień zamiata ołtarz, a on co noc zapełnia się od nowa.
opening-cq_r_yana = Liścik na poduszce, w pokoju zamkniętym na klucz: cena, miejsce, żadnego imienia.
opening-cq_r_zaida = Wśród kurhanów płonie ogień bez drewna. Chciałby coś błyszczącego.
opening-cq_i_gleb = Kapitanowie Gleba idą za tymi, którzy krwawią razem z nimi, i właśnie wybierają pole bitwy.
opening-cq_i_grigor = Po stokach Wielkiej Siostry poluje złoty wilk. Grigor chce go poznać, całkiem uprzejmie.
opening-cq_i_hakan1 = Smok zrzucił skórę na Małej Siostrze i nie jest pewien, czy już jej nie potrzebuje.
opening-cq_i_hakan2 = Górnicy ze Średniej Siostry uderzyli w srebro. Srebro im oddało.
opening-cq_i_hakan3 = Pewien garncarz z Żelaznych Szczytów potrafi wypalić urnę, w której mieści się więcej, niż powinno.
opening-cq_i_letha = W głębi Lasu Cieni wisi na gałęzi róg, a gałąź nie chce go puścić.
opening-cq_i_miras = Dezerter z karawany sprzedaje to, co wie, na wagę żelaza.
opening-cq_i_tomas = Najlepsza mapa, jaką narysował Tomas, leży na dnie Jeziora Smoczego Zęba, w jaskini, która ma własne zdanie.
opening-cq_i_vasa = Trzeba obmyć dwa ołtarze, nim odpowie trzeci.
opening-cq_i_yana = W Zakazanym Teatrze dziś przedstawienie, a widzowie przychodzą bez twarzy.
opening-cq_i_zaida = Za wędzarnią na Słonecznym Brzegu są drzwi, które widzą tylko przemytnicy.
opening-cq_i_any = Kupiec ma skrzynię, której boi się otworzyć, i uśmiech, którego nie umie zamknąć.
opening-aq_ash_e = Wzgórza dyszą dymem. Jeśli nikt nie zatka im ust, zapłoną też rzeki.
opening-aq_ash_l = W głębi jaskini coś bije młotem w korzeń góry.
opening-aq_ban_e = Co rano na jeziorze widnieje ten sam znak: z trzcin, z piany, z ptaków.
opening-aq_ban_l = Czarna, cienka nić biegnie od znamienia do Wieży. Jest coraz krótsza.
opening-aq_emp_e = Pszenica stoi wysoka i szara. Kto jej skosztował, ten chodzi nocą.
opening-aq_emp_l = W grobowcu zapalają się świece, dworzanie siadają do stołu. Jedno krzesło jest jeszcze wolne.
opening-aq_gaz_e = Obok Wieży otwarło się mniejsze oko. Nie śpi, ale można sprawić, żeby mrugnęło.
opening-aq_gaz_l = Ktoś w ruinach szlifuje soczewkę szeroką jak brama.
opening-aq_gra_e = Pomiot jest głodny i wychodzi na żer. Im mniej znajdzie i im mniej go zostanie, tym lepiej.
opening-aq_gra_l = Jaskinia jest ciepła, mokra i wyłożona zębami. To nie jaskinia.
opening-aq_isa_e = Isa posyła do wioski rękawicę i czeka, kto ją podniesie.
opening-aq_isa_l = Wymienia sumę. Dokładną wartość tego, co jej odebrano, z odsetkami.
opening-aq_rot_e = W lesie rosną grządki, których nikt nie siał. W bardzo równych rzędach.
opening-aq_rot_l = Obóz milczy. Namioty są miękkie w dotyku i ciepłe.
opening-aq_utu_e = W wiosce paleniska płoną nisko i niebiesko. Trzeba rąk, drewna i kogoś, kto zaśpiewa.
opening-aq_utu_l = W świątyni od dziewięciu dni jest ta sama godzina nocy.

## ending

ending-cq_r_gleb = Gleb liczy żołnierzy, potem liczy swoich i wyciąga dłoń o czterech palcach.
ending-cq_r_grigor = Podnosi się i śmieje, pierwszy raz od dziewięciu lat. Bierze twój plecak.
ending-cq_r_hakan = Hakan waży złom w dłoni, nadgryza i pakuje cały warsztat na muła.
ending-cq_r_letha = Drzewa się rozstępują. Wychodzi dziewczyna z kory i mchu i pyta, czemu tak długo.
ending-cq_r_miras = Ostatni zamek Miras wyłamuje sama, potem gwiżdże. Wszystkie konie w obozie podnoszą łby.
ending-cq_r_nimet = „Wyglądacie jak tamci” – mówi Nimet. „Nieźle na tym wyszli. Większość”.
ending-cq_r_tomas = Bez tchu i bez pomysłów Tomas się kłania. „Przodem” – mówi i już jest z przodu.
ending-cq_r_vasa = Ołtarz zostaje czysty przez całą noc. O świcie Vasa bierze kostur.
ending-cq_r_yana = Flaszek nie ma. Na ich miejscu leży nóż, a głos za plecami mówi: „Zgoda”.
ending-cq_r_zaida = Ogień połyka podarunek, oblizuje się i wstaje. „Zaida. Jestem oczarowana”.
ending-cq_i_gleb = Dostajesz znamię, które otwiera wszystkie tylne drzwi czterech królestw.
ending-cq_i_grigor = Grigor wraca ze skórą na ramieniu i szacunkiem w oczach.
ending-cq_i_hakan1 = Cały wór łusek, każda twarda jak tarcza i dwa razy dumniejsza.
ending-cq_i_hakan2 = Srebro jest twoje. Noś ostrożnie i z dala od ognia.
ending-cq_i_hakan3 = Urna jest błękitna jak południe i zawsze zmieści się w niej jeszcze jedno.
ending-cq_i_letha = Gałąź puszcza z westchnieniem, a gdzieś burza odwraca głowę.
ending-cq_i_miras = Pilniki, kliny i rysunek każdej osi, jaką mają karawany.
ending-cq_i_tomas = Atrament się rozlał, ale Tomas czyta z niego jak ze znajomej twarzy.
ending-cq_i_vasa = Iskra skacze z ołtarza na ołtarz, a ostatni zachowuje ją dla ciebie.
ending-cq_i_yana = Wychodzisz przed ostatnim aktem, w czymś, czego bileterzy nie widzą.
ending-cq_i_zaida = Moneta o dwóch reszkach: pokaż ją, a otworzą te lepsze szuflady.
ending-cq_i_any = Wieko ustępuje. Kupiec mdleje, a zawartość jest twoja.
ending-aq_ash_e = Para i długie przekleństwo z głębi. Szczeliny są zimne.
ending-aq_ash_l = Młot milknie. Góra przewraca się na drugi bok i śpi dalej.
ending-aq_ban_e = Trzciny ścięte, ptaki odleciały, a jutro znów jest niezapisane.
ending-aq_ban_l = Nić pęka z odgłosem długo wstrzymywanego oddechu.
ending-aq_emp_e = Pola płoną cały dzień. W popiele leży kamień, którego nie znosi żadna trucizna.
ending-aq_emp_l = Świece gasną jedna po drugiej i krzesła są już tylko krzesłami.
ending-aq_gaz_e = Mruga. W tej chwili zakładasz pieczęć tam, gdzie jej nie było.
ending-aq_gaz_l = Soczewka pryska na tysiąc kawałków i żaden na ciebie nie patrzy.
ending-aq_gra_e = Pomiot odchodzi głodny. To, czym się zadławił, zostaje z tobą.
ending-aq_gra_l = Podpierasz szczękę, wychodzisz i zostawiasz jej do zgryzienia kamień.
ending-aq_isa_e = Rękawica wraca z twoją odpowiedzią w środku. Isa czyta ją dwa razy.
ending-aq_isa_l = Przelicza, moneta po monecie, i przez chwilę niemal jej przykro.
ending-aq_rot_e = Grządki więdną w jedną noc. Zielarka daje ci to, co pomogło jej kozom.
ending-aq_rot_l = Palisz namioty i wszystkim lżej się oddycha.
ending-aq_utu_e = Ognie przetrwały noc. Rano na jednej dłoni leży śnieg i nie topnieje.
ending-aq_utu_l = Pieje kogut, choć koguta tu nie ma, i godzina rusza dalej.

## failure

failure-cq_r_gleb = Herold Gleba nie wraca. Twoje łyżki też nie.
failure-cq_r_grigor = Nikt się nie zjawił. Wielkolud idzie do domu i wygrywa z własnymi drzwiami.
failure-cq_r_hakan = Druciarz ruszył w drogę, a z nim większa część wzgórza.
failure-cq_r_letha = Las uspokoił się sam. Zapamięta to sobie.
failure-cq_r_miras = Obóz jest pusty, a ślady prowadzą do rzeki.
failure-cq_r_nimet = Studnia wyschła i nikt przy niej nie siedzi.
failure-cq_r_tomas = Poczekał chwilę na granicy. Potem pomachał.
failure-cq_r_vasa = Ołtarz zniknął pod uśmiechami. Miotła stoi oparta o ścianę.
failure-cq_r_yana = Drugi liścik, krótszy: „Nieważne”.
failure-cq_r_zaida = Ogień wśród kurhanów znalazł sobie kogoś innego.
failure-cq_i_gleb = Kapitanowie krwawili bez ciebie.
failure-cq_i_grigor = Złoty wilk odszedł za przełęcz.
failure-cq_i_hakan1 = Smok wrócił po skórę.
failure-cq_i_hakan2 = Szyb się zawalił. Ależ błyszczał.
failure-cq_i_hakan3 = Piec wystygł, a garncarz pije z urny.
failure-cq_i_letha = Gałąź obrosła róg.
failure-cq_i_miras = Dezertera znaleźli wcześniej tamci.
failure-cq_i_tomas = Jaskinię zalało, a z mapy została zupa.
failure-cq_i_vasa = Trzeci ołtarz czeka w ciemności. Potem już nie czeka.
failure-cq_i_yana = Kurtyna opadła. Krew była prawdziwa.
failure-cq_i_zaida = Drzwi są znów ścianą.
failure-cq_i_any = Kupiec otworzył skrzynię sam. Sklep jest na sprzedaż.
failure-aq_ash_e = Szczeliny ryczą i zapala się kolejna rzeka.
failure-aq_ash_l = Góra się budzi. Padają kamienie, które się uśmiechają.
failure-aq_ban_e = Znak się dopełnił, a znamię wgryza się głębiej.
failure-aq_ban_l = Nić nawinięta do końca.
failure-aq_emp_e = Szary chleb zjedzony. Śpiący wstają.
failure-aq_emp_l = Ostatnie krzesło zajęte. Dwór obraduje.
failure-aq_gaz_e = Nie mrugnęło. Coś w Wieży obraca się ku tobie.
failure-aq_gaz_l = Przez soczewkę pada światło i dwie pieczęcie topią się jak wosk.
failure-aq_gra_e = Syty pomiot sprowadził przyjaciół.
failure-aq_gra_l = Gardziel połyka tyle mroku, ile mieści wioska, i rosną wszystkie jej dzieci.
failure-aq_isa_e = Nikt nie podniósł rękawicy. Isa posyła ją znowu, tym razem z dłonią w środku.
failure-aq_isa_l = Nie zapłacono. Odbiera sama.
failure-aq_rot_e = Grządki pękają, a wiatr wieje we wszystkie strony.
failure-aq_rot_l = Kwitnie. Cały obóz kwitnie.
failure-aq_utu_e = Gaśnie ostatnie palenisko i dłonie drętwieją z zimna.
failure-aq_utu_l = Noc ze świątyni wyciekła za próg.

## Jak wrogowie się pojawiają i jak padają.

spawn-brigands = Rozbójnicy rozbijają namioty { FORM($at, "in") }.
spawn-oreks = Oreki wygrzebują się z ziemi { FORM($at, "in") }.
spawn-wolves = Wilki cienia zakradają się { FORM($at, "to") }.
spawn-fiends = Kolczaste biesy wypełzają ze szczeliny { FORM($at, "in") }.
spawn-trolls = Lodowe trolle schodzą ze śniegiem { FORM($at, "to") }.
spawn-neuri = Klan Neurów rozpala ogniska { FORM($at, "in") }.
spawn-lemures = Upiory zbierają się i szepczą { FORM($at, "in") }.
spawn-spiders = Wdowie pająki rozwieszają sieci { FORM($at, "in") }.
spawn-dragons = Smok mości się { FORM($at, "in") }.
spawn-mormos = Słychać śpiew mormo { FORM($at, "in") }.
spawn-striga = Widziano strzygę w oknie { FORM($at, "in") }.
spawn-titans = Ziemia drży: tytan zjawia się { FORM($at, "in") }.

## defeat

defeat-brigands = Ocalałym przypomniały się pilne sprawy gdzie indziej.
defeat-oreks = Co było martwe, jest martwe znowu, tym razem pogrzebane.
defeat-wolves = O świcie zostają same cienie i żaden nie ma zębów.
defeat-fiends = Dzieci zbierają kolce i bawią się w rycerzy.
defeat-trolls = Padają powoli, jak mury, a topnieją jeszcze wolniej.
defeat-neuri = Wycie urywa się w pół wersu.
defeat-lemures = Dziękują, a to gorsze niż zawodzenie.
defeat-spiders = Przędzę spalić, buty trzymać przy drzwiach.
defeat-dragons = Na milę dookoła każda moneta jest ciepła.
defeat-mormos = Kołysanka się kończy i nikt nie może przypomnieć sobie melodii.
defeat-striga = Gdzieś ktoś jednak dotrzymał obietnicy.
defeat-titans = Upadek trwa cały dzień, a na mapach przybywa wzgórze.
defeat-ashstrider = Ogień pochyla głowę, dogasa i jest już tylko popiołem.
defeat-bane = Przepowiedział wszystko. Oprócz ciebie.
defeat-empress = Dwór klęka jeszcze raz i już nie wstaje.
defeat-gaze = Zamyka się wielka powieka. Pierwszy raz nikt nie patrzy.
defeat-gravemaw = Tego kęsa nie dało się przełknąć.
defeat-isa = „Chciałam tylko tego, co moje” – mówi Isa i jest to prawie prawda.
defeat-rot = Zarodniki opadają, a wiosną wyrasta w tym miejscu coś zielonego.
defeat-utukku = Lód pęka od brzegu do brzegu, a pod spodem płynie rzeka.

## Lochy: przy wejściu i na końcu.

enter-cave = Światło dnia kończy się po trzech krokach.
enter-encampment = Wartownik śpi. Psy nie.
enter-tomb = Te drzwi zrobiono tak, żeby otworzyły się tylko raz.
enter-shrine = Kadzidło, a pod nim coś starszego.
enter-fortress = Most zwodzony jest opuszczony, a to nigdy nie wróży dobrze.
enter-ruins = Schody schodzą głębiej, niż dom kiedykolwiek sięgał w górę.
enter-east = Kurz, bębny i las kopii na kołach.
enter-north = Wozy skrzypią, a na kozłach nikogo.
enter-west = Karawana pachnie gorącym metalem i zaklęciami.
enter-tower = W środku Wieża jest o wiele większa i wie, że tu jesteś.

## finish

finish-cave = W ostatniej jamie leży to, czego szukano.
finish-encampment = Ostatni namiot rozcięty, koniec poszukiwań.
finish-tomb = Zmarli oddają, co mieli pod strażą.
finish-shrine = Czeka za ostatnią zasłoną, przez nikogo niestrzeżone.
finish-fortress = Chorągiew spada z baszty.
finish-ruins = Było pod ostatnim kamieniem, a jakże.
finish-east = Relikt pęka pod setką kopyt.
finish-north = Relikt wylatuje w powietrze razem z własnym prochem.
finish-west = Relikt pruje się jak kiepskie zaklęcie.
finish-tower = W sercu Wieży relikt płonie i nie grzeje.

## trial_tale

trial_tale-win_egans_tournament = Szranki są puste, a tłum skanduje jedno imię.
trial_tale-impress_the_winter_fey = Wróżki klaszczą w rękawiczkach ze szronu, najpierw uprzejmie, potem już całkiem nieuprzejmie.
trial_tale-protect_the_radiant_castle = Brama wytrzymała do rana. Ci za bramą też.
trial_tale-activate_the_ley_lines = Pod mostem odnajdują się trzy stare światła.
trial_tale-race_to_the_golden_obelisk = Piasek jeszcze nie opadł, gdy dotykasz złota.
trial_tale-survive_the_drowned_barrows = Wychodzisz z wodą w butach i z opowieścią.
trial_tale-solve_the_riddle_of_the_marid = Odpowiedzią była rzeka. Marid się dąsa.
trial_tale-perform_the_song_of_peril = Ostatnia nuta wisi nad jeziorem do zmroku.
trial_tale-finish_building_the_shrine = Ostatni kamień pasuje, jakby na to czekał.
trial_tale-suffer_with_the_silent_sisters = Nie mówią nic, a jedna bierze cię za rękę.
trial_tale-guide_abandoned_pilgrims = Czterdzieści lamp dociera na drugi skraj zieleni.
trial_tale-hold_a_moonless_vigil = Nic nie przyszło. Na tym polegała próba.
trial_tale-repair_the_weeping_dam = Tama trzyma, a jezioro płacze trochę mniej.
trial_tale-supply_the_watchtowers = Ognie zapalają się jeden po drugim, aż po horyzont.
trial_tale-consecrate_arkartus = Liście złocą się nie w porę.
trial_tale-lay_plovos_ghost_to_rest = Plovo wypija, wzdycha i zapomina, czemu został.

## setup

setup-players = Bohaterowie
setup-mode = Tryb gry
setup-difficulty = Poziom trudności
setup-goal = Cel główny
setup-adversary = Arcywróg
setup-foe_2 = Wróg poziomu 2
setup-foe_3 = Wróg poziomu 3
setup-foe_4 = Wróg poziomu 4
setup-heroes = Bohaterowie i królestwa
setup-concession = Bohaterowie mogą się poddać
setup-look_inside = Podgląd wnętrza Wieży (gra solo)
setup-code = Kod gry (12 znaków)
setup-guided = Przewodnik na dwa pierwsze miesiące (solo)
setup-real_tower = Wieża na twoim stole

## setup_note

setup_note-players = Każdy gracz prowadzi własnego bohatera.
setup_note-mode = Wspólnie przeciw Wieży albo wyścig po relikt w jej wnętrzu.
setup_note-difficulty = Poziom bohaterski to zwykła gra, bezlitosny jest trudniejszy.
setup_note-goal = Co bohaterowie muszą zrobić, zanim staną do walki z arcywrogiem.
setup_note-adversary = Kto czeka na końcu i do tego czasu sprawia kłopoty.
setup_note-heroes = Losowanie jest szybsze: gra zaczyna się od razu od pierwszej tury.
setup_note-concession = Pozwala poddać się w trakcie gry; liczy się to jako porażka.
setup_note-look_inside = W przeciwnym razie nikt nie wie, gdzie w Wieży są czaszki.
setup_note-foe_2 = Przychodzą pierwsi i gromadą.
setup_note-foe_3 = Przychodzą później i biją mocniej.
setup_note-foe_4 = Najgorsi; jest ich niewielu i zjawiają się późno.
setup_note-code = Odtwarza całą grę: tryb, cel, arcywroga, wrogów i los.
setup_note-guided = Mówi, co zrobić i dlaczego; decyzja należy do ciebie.
setup_note-real_tower = Jeśli masz prawdziwą Wieżę, sama się obraca, świeci i wyrzuca czaszki; jeśli nie, zostaw to wyłączone.

## setup_group

setup_group-heroes = Bohaterowie i Wieża
setup_group-foes = Wrogowie
setup_group-code = Gra z kodu

## setup_value

setup_value-random = losowo
setup_value-choose = wybierają gracze
setup_value-deal = przydzieleni losowo
setup_value-cooperative = kooperacyjny
setup_value-competitive = rywalizacyjny
setup_value-heroic = bohaterski
setup_value-gritty = bezlitosny
setup_value-gleb = Zbierz armię banitów (Gleb)
setup_value-grigor = Zdejmij urok z Grigora (Grigor)
setup_value-hakan = Uwarz alchemiczny roztwór (Hakan)
setup_value-letha = Zgromadź armię drzew (Letha)
setup_value-miras = Zniszcz złe relikty (Miras)
setup_value-tomas = Zbadaj trzy lochy (Tomas)
setup_value-vasa = Ubłagaj bogów światła (Vasa)
setup_value-yana = Zawrzyj pakt z ciemnością (Yana)
setup_value-zaida = Odzyskaj skarby Azkola (Zaida)
setup_value-ashstrider = Żarostąp
setup_value-bane = Zwiastun Zguby
setup_value-empress = Cesarzowa Cieni
setup_value-gaze = Wieczne Spojrzenie
setup_value-gravemaw = Grobowa Paszcza
setup_value-isa = Isa Wygnana
setup_value-rot = Powolna Zgnilizna
setup_value-utukku = Utuk'Ku
setup_value-brigands = Rozbójnicy
setup_value-oreks = Oreki
setup_value-wolves = Wilki cienia
setup_value-fiends = Kolczaste biesy
setup_value-trolls = Lodowe trolle
setup_value-neuri = Klan Neurów
setup_value-lemures = Upiory
setup_value-spiders = Wdowie pająki
setup_value-dragons = Smoki
setup_value-mormos = Mormo
setup_value-striga = Strzygi
setup_value-titans = Tytani

## Wydarzenia miesiąca, według kategorii.

category-strike = uderzenie wrogów
category-spawn = pojawienie się wrogów
category-growth = eskalacja wrogów
category-stirs = Wieża się budzi
category-acts = Wieża działa
category-companion = towarzysz
category-wares = nowe towary

## bundle

bundle-walk = { $stretch ->
    [one] Idź { FORM($at, "to") } ({ $stretch } krok)
    [few] Idź { FORM($at, "to") } ({ $stretch } kroki)
    [many] Idź { FORM($at, "to") } ({ $stretch } kroków)
   *[other] Idź { FORM($at, "to") } ({ $stretch } kroku)
}
bundle-walk_through_fire = { $stretch ->
    [one] Idź { FORM($at, "to") } ({ $stretch } krok, przez ogień)
    [few] Idź { FORM($at, "to") } ({ $stretch } kroki, przez ogień)
    [many] Idź { FORM($at, "to") } ({ $stretch } kroków, przez ogień)
   *[other] Idź { FORM($at, "to") } ({ $stretch } kroku, przez ogień)
}

## option

option-TakeHero = Zagraj jako { $hero }
option-TakeHome = Królestwo ojczyste { $kingdom_in }
option-ConfirmSetup = Zaczynamy
option-NameStarter = Zaczyna { $seat }
option-Banner = Sztandar: { $banner }
option-Infuse = Natchnienie: usuń czaszkę z { FORM($building, "gen") }
option-DoubleMove = Podwój ruch
option-Walk = Idź { FORM($at, "to") }
option-Cleanse = Oczyść budynek { FORM($at, "in") }
option-Fight = Walcz { FORM($foe, "with") } { FORM($at, "in") }
option-Pursue = Wykonaj zadanie „{ $quest }”{ $way }
option-Deposit = Złóż { FORM($deposit, "acc") }
option-Advance = Cel główny: { $part }
option-Explore = Zbadaj loch: { $dungeon }
option-CompleteTrial = Zalicz próbę „{ $trial }”{ $advantage }
option-Reinforce = Wzmocnij się tutaj
option-MoveTree = Przesuń drzewo oblężnicze { FORM($at, "to") }
option-UseItem = Użyj { FORM($item, "gen") }
option-UseVirtue = Użyj { FORM($virtue, "gen") }
option-UseCompanion = Poproś o pomoc { FORM($companion, "acc") }
option-Trade = Wymiana: { $seat }
option-EndTurn = Zakończ turę
option-Concede = Poddaj się
option-Roll = Rzuć kością targowania
option-Free = Efekt darmowy: { $free }
option-Enhanced = Efekt ulepszony: { $paid }
option-Decline = Pomiń
option-Confirm = Dalej
option-TakeGear = Weź { FORM($item, "acc") }
option-TakeTreasure = Weź { FORM($item, "acc") }
option-TakePotion = Weź { FORM($item, "acc") } (oddaje { $seat })
option-LoseItem = Strać { FORM($item, "acc") }
option-SpendItem = Wydaj { FORM($item, "acc") }
option-LoseVirtue = Strać cnotę: { $virtue }
option-GainVirtue = Zyskaj cnotę: { $virtue }
option-Purge = Pozbądź się { FORM($corruption, "gen") }
option-WorkFirst = Najpierw { $corruption }
option-PlaceSkull = Czaszka na { FORM($building, "acc") }
option-LiftSkull = Usuń czaszkę z { FORM($building, "gen") }
option-DestroyBuilding = Zniszcz { FORM($building, "acc") }
option-GoTo = { $at }
option-PickFoe = { $foe } { FORM($at, "in") }
option-PickHero = { $seat }
option-PickKind = { $foe }
option-PickSeal = Wybierz: { $seal }
option-SkullFell = Czaszka wypadła { $kingdom_in }
option-NoMoreFell = Żadna inna czaszka nie wypadła
option-SealCameOff = Odpadła: { $seal }
option-TakeOver = Grę przejmuje Wieża wirtualna
option-PutBack = Znów gra Wieża na stole
option-PickWare = Zastąp { FORM($item, "acc") }
option-Pick = { $way }
option-PickCard = Karta { $spot }
option-TopCards = Karty z wierzchu
option-UseAdvantage = Użyj przewagi
option-BuyAdvantage = Przewaga: { $source }{ $price }
option-Prevent = Błogosławieństwo: zapłać energią, by stracić mniej wojowników
option-Accept = Przyjmij wynik
option-Retreat = Wycofaj się
option-GoOn = Walcz dalej
option-EnterRoom = Wejdź do komnaty { $room }
option-Leave = Opuść loch
option-Give = Daj { FORM($item, "acc") }
option-Get = Poproś o { FORM($item, "acc") }
option-GiveWarriors = Daj { $count_warriors }
option-GetWarriors = Poproś o { $count_warriors }
option-GiveSpirit = Daj { $count_spirit }
option-GetSpirit = Poproś o { $count_spirit }
option-Propose = Zaproponuj tę wymianę
option-Agree = Zgoda
option-Refuse = Odmów

## Jak raporty laboratorium nazywają wybory, gdy opcja mówi za dużo lub za mało.
## Pusty tekst pomija dany rodzaj.

lab-ConfirmSetup = { "" }
lab-NameStarter = { "" }
lab-Banner = Sztandar: { $hero }
lab-Infuse = Natchnienie: usuń czaszkę z { FORM($building_type, "gen") }
lab-Walk = { "" }
lab-Cleanse = Oczyść { FORM($building_type, "acc") }
lab-Fight = Walcz { FORM($foe, "with") }
lab-Pursue = Wykonaj zadanie „{ $quest }”
lab-Deposit = Złóż: { $deposited }
lab-CompleteTrial = Zalicz próbę „{ $trial }”
lab-Reinforce = Wzmocnij się
lab-MoveTree = Przesuń drzewo oblężnicze
lab-UseVirtue = Użyj cnoty: { $virtue }
lab-Trade = Wymiana
lab-EndTurn = { "" }
lab-Decline = { "" }
lab-Confirm = { "" }
lab-TakeGear = Weź kartę ekwipunku: { $item }
lab-TakeTreasure = Weź skarb: { $item }
lab-TakePotion = Weź miksturę innego bohatera: { $item }
lab-LoseVirtue = Strać cnotę: { $virtue }
lab-GainVirtue = Zyskaj cnotę: { $virtue }
lab-PlaceSkull = Czaszka na { FORM($building_type, "acc") }
lab-LiftSkull = Usuń czaszkę z { FORM($building_type, "gen") }
lab-DestroyBuilding = Zniszcz { FORM($building_type, "acc") }
lab-GoTo = { "" }
lab-PickFoe = { "" }
lab-PickHero = { "" }
lab-PickKind = { "" }
lab-PickSeal = { "" }
lab-SkullFell = Wypadła czaszka
lab-NoMoreFell = { "" }
lab-SealCameOff = Odpadła pieczęć
lab-TakeOver = { "" }
lab-PutBack = { "" }
lab-Pick = Wybierz: { $way }
lab-WorkFirst = { "" }
lab-PickCard = { "" }
lab-TopCards = { "" }
lab-Accept = { "" }
lab-GoOn = { "" }
lab-EnterRoom = { "" }
lab-GiveWarriors = Daj wojowników
lab-GetWarriors = Poproś o wojowników
lab-GiveSpirit = Daj energię
lab-GetSpirit = Poproś o energię
lab-Propose = { "" }
lab-Agree = Zgódź się na wymianę
lab-Refuse = { "" }

## event

event-HeroTaken = { $seat } gra jako { $hero }.
event-HomeTaken = { $seat } ma królestwo ojczyste { $kingdom_in }.
event-StarterNamed = Grę zaczyna { $seat }.
event-WorldPopulated = { $goal_opening } { $adversary_tale }
event-MonthBegun = { $month_name }. { $month_tale }
event-MonthEnded = { $month_end }
event-TurnBegun = { $seat }: tura { $turn }, miesiąc { $month }.
event-StepBegun = { $seat }: { FORM($step, "within") }.
event-EventCalled = Wydarzenie: { $category }.{ $happening }
event-EventSkipped = Wydarzenie: { $category }. Nic się nie dzieje.
event-GameEnded = { $reason }
event-HeroEliminated = { $seat } odpada z gry.
event-BannerTaken = { $seat } wznosi sztandar: „{ $banner }”.
event-MoveDoubled = { $seat } podwaja ruch: { $regions }.
event-StrideRefused = { $moved } nie zgadza się na przesunięcie, które proponuje { $seat }.
event-HeroMoved = { $seat } idzie { FORM($at, "to") }.
event-HeroPlaced = { $seat } zjawia się { FORM($at, "in") }.
event-RiverBurned = { $seat } przekracza rzekę ognia ({ $river }).
event-TaxPaid = { $seat } płaci { $spirit } za glif { FORM($glyph, "gen") }.
event-HeroicDone = { $seat } kończy akcję bohaterską i ma teraz { $spirit }.
event-Cleansed = { $seat } oczyszcza { FORM($building, "acc") } i usuwa { $skulls }.
event-Reinforced = { $seat } wzmacnia się { FORM($building, "in") }: „{ $given }”.
event-HaggleRolled = { $seat } targuje się: { $face }
event-TreeMoved = Drzewo oblężnicze kroczy { FORM($at, "to") }.
event-PowerUsed = { $seat } używa { FORM($item, "gen") }.
event-VirtueUsed = { $seat } używa { FORM($virtue, "gen") }.
event-CompanionUsed = { $seat } prosi o pomoc { FORM($companion, "acc") }.
event-TradeProposed = { $seat } proponuje wymianę; decyduje { $partner }.
event-TradeRefused = { $partner } odrzuca wymianę.
event-Traded = { $seat } i { $partner } dokonują wymiany.
event-WarriorsGained = { $seat } zyskuje { $count_warriors } (teraz { $total }).
event-WarriorsLost = { $seat } traci { $count_warriors } (teraz { $total }).
event-WarriorsSpent = { $seat } wydaje { $count_warriors } (teraz { $total }).
event-SpiritGained = { $seat } zyskuje { $count_spirit } (teraz { $total }).
event-SpiritLost = { $seat } traci { $count_spirit } (teraz { $total }).
event-SpiritSpent = { $seat } wydaje { $count_spirit } (teraz { $total }).
event-PotionDrawn = { $seat } dobiera miksturę: { $item }.
event-PotionMissing = Talia mikstur jest pusta: { $seat } nic nie zyskuje.
event-GearTaken = { $seat } bierze kartę ekwipunku: { $item }.
event-TreasureTaken = { $seat } bierze skarb z rynku: { $item }.
event-TreasureDrawn = { $seat } dobiera skarb: { $item }.
event-MarketRefilled = Nowość na rynku: { $item }.
event-WareReplaced = { $seat } usuwa z rynku { FORM($item, "acc") }.
event-QuestItemGained = { $seat } zyskuje { FORM($item, "acc") }.
event-ItemLost = { $seat } traci { FORM($item, "acc") }.
event-ItemSpent = { $seat } wydaje { FORM($item, "acc") }.
event-ItemPassed = { $seat } daje, a { $to } dostaje { FORM($item, "acc") }.
event-CompanionPassed = { $seat } żegna, a { $to } wita { FORM($companion, "acc") }.
event-WarriorsPassed = { $seat } daje, a { $to } dostaje { $count_warriors }.
event-SpiritPassed = { $seat } daje, a { $to } dostaje { $count_spirit }.
event-CompanionGained = { $seat } wita u swego boku { FORM($companion, "acc") }.
event-VirtueGained = { $seat } zyskuje cnotę: { $virtue }.
event-VirtueLost = { $seat } na zawsze traci cnotę: { $virtue }.
event-CorruptionGained = { $seat } otrzymuje skażenie: { $corruption }.
event-CorruptionPurged = { $seat } pozbywa się skażenia: { $corruption }.
event-SporeGained = { $seat } otrzymuje zarodnik i ma już { $spores }.
event-SporesReturned = { $seat } odkłada { $count_spore }.
event-SkullPlaced = { $building } dostaje czaszkę i ma teraz { $skulls }.
event-SkullsRemoved = Z { FORM($building, "gen") } usunięto { $count_skulls }.
event-SkullsGone = Na czaszki nie ma już miejsca { $kingdom_in }: z gry usunięto { $count_skulls }.
event-BuildingDestroyed = { $building } leży w gruzach!
event-SkullDropped = { $seat } wrzuca czaszkę do Wieży.
event-SkullsEmerged = Wieża wyrzuca { $count_skulls } { $kingdom_in }.
event-DrumTurned = Wieża obraca { $drum } bęben o { $quarters }.
event-DrumHeard = Któryś z bębnów Wieży obraca się za pieczęciami.
event-SealRemoved = Odpada { $seal }.
event-SealReplaced = Na swoje miejsce wraca { $seal }.
event-SealNamed = Na Wieży świeci { $seal }: zdejmij ją.
event-TowerLeft = Wieża wirtualna zastępuje tę na stole.
event-TowerBack = { $count ->
    [0] Wieża na stole znów gra.
   *[other] Wieża na stole znów gra. Wrzuć do niej: { $count_skulls }.
}
event-GlyphRevealed = Glif { FORM($glyph, "gen") } ukazuje się { $kingdom_in }.
event-GlyphHidden = Glif { FORM($glyph, "gen") } jest znów zakryty.
event-FoeSpawned = { $spawn }
event-FoeMoved = { FORM($foe, "number") ->
    [singular] { $foe } rusza { FORM($at, "to") }.
   *[plural] { $foe } ruszają { FORM($at, "to") }.
}
event-FoeRemoved = { FORM($foe, "gen") } nie ma już { FORM($at, "in") }.
event-FoeStruck = { $strike } { $foe } ({ $state }): { $strike_words }.
event-StateChanged = { $growth }
event-MutationAdded = { FORM($foe, "number") ->
    [singular] { $foe } mutuje; pary kart mutacji: { $pairs }.
   *[plural] { $foe } mutują; pary kart mutacji: { $pairs }.
}
event-MutationRemoved = { FORM($foe, "number") ->
    [singular] { $foe } traci mutację; pozostałe pary kart mutacji: { $pairs }.
   *[plural] { $foe } tracą mutację; pozostałe pary kart mutacji: { $pairs }.
}
event-AdversaryAppeared = { $appears } ({ $region })
event-AdversaryActed = { $acts } { $foe }: { $acts_words }.
event-RiverIgnited = Woda staje w ogniu: { $river }.
event-CapChanged = { $cap ->
    [one] Od teraz w jednej akcji można użyć najwyżej { $cap } przewagi.
    [few] Od teraz w jednej akcji można użyć najwyżej { $cap } przewag.
    [many] Od teraz w jednej akcji można użyć najwyżej { $cap } przewag.
   *[other] Od teraz w jednej akcji można użyć najwyżej { $cap } przewagi.
}
event-CompanionHelped = { $help_tale } { $help }
event-SpawnThinned = Robota Yany: o jeden żeton { FORM($foe, "gen") } mniej.
event-BattleBegun = { $seat } walczy { FORM($foe, "with") } { FORM($at, "in") } i ma { $advantages }.
event-CardRevealed = { $card }: { $ladder }.
event-CardImproved = { $card }, karta poprawiona: { $ladder }.
event-CardResolved = { $card }, karta rozpatrzona: { $ladder }.
event-AdvantageBought = { $seat } płaci za { $count_advantages }: { $source }.
event-LossPrevented = { $seat } zmniejsza stratę o { $count }.
event-FoeDefeated = { $seat } pokonuje { FORM($foe, "acc") } { FORM($at, "in") }! { $defeat }
event-Retreated = { $seat } wycofuje się z walki z arcywrogiem.
event-QuestOffered = Nowe zadanie ({ $region }): { $quest }. { $opening }
event-QuestCompleted = { $seat } wykonuje zadanie „{ $quest }”. { $ending }
event-QuestFailed = Zadanie „{ $quest }” kończy się porażką. { $failure }
event-QuestAdvanced = Zadanie „{ $quest }”: na razie { $progress }.
event-GoalAdvanced = { $seat } przybliża cel główny: { $part } ({ $count }).
event-GoalMoved = Znacznik celu głównego przesuwa się { FORM($at, "to") }.
event-GoalCompleted = { $seat } osiąga cel główny. { $goal_ending }
event-DungeonPlaced = Nowy loch { FORM($at, "in") }: { $dungeon }.
event-DungeonRemoved = Nie ma już lochu { FORM($at, "in") }: { $dungeon }.
event-DungeonEntered = { $seat } wchodzi do lochu ({ $dungeon }) i ma { $advantages }. { $enter }
event-RoomEntered = { $content }
event-RoomImproved = Przewaga poprawia komnatę { $room }.
event-RoomCleared = Komnata { $room } jest opanowana.
event-DungeonFinished = { $seat } kończy loch: { $dungeon }. { $finish }
event-DungeonLeft = { $seat } opuszcza loch: { $dungeon }.
event-CaravanMoved = W drogę: { $caravan } rusza { FORM($at, "to") }.
event-TreasureFetched = { $seat } sprowadza na rynek { FORM($item, "acc") }.
event-TrialsDealt = { $seat } otrzymuje cztery próby bohaterskie.
event-TrialCompleted = { $seat } zalicza próbę „{ $trial }”. { $trial_tale }
event-RelicFound = { $seat } znajduje relikt!

## Po akcji bohaterskiej, gdy zamiast 2 energii można wziąć coś innego.

instead-0 = Zyskaj energię
instead-1 = Weź inną nagrodę

## outcome

outcome-adversary = Arcywróg padł, Wieża milczy. Cztery królestwa są ocalone!
outcome-relic = Relikt odnaleziony: moc Azkola złamana, a w pieśniach zabrzmi jedno imię.
outcome-survived = Na placu boju zostaje jeden bohater i to on wygrywa.
outcome-nobody = Nie ma już bohaterów. Azkol rządzi sam.
outcome-time = Szósty miesiąc minął. Cień Wieży nie ma już krawędzi.
outcome-corrupted = Bohater uległ trzeciemu skażeniu, a z nim upadają cztery królestwa.
outcome-no_skulls = W puli nie została ani jedna czaszka: Wieża powiedziała ostatnie słowo.
outcome-conceded = Bohaterowie się poddali.

## epilogue

epilogue-adversary = Wieża stała ciemna jeszcze jedną noc, a potem pierwszy pasterz odważył się usiąść w jej cieniu. Wiosną na bazarach sprzedawano jej pieczęcie jako przyciski do papieru i nikt już nie pamiętał, które okno było najgorsze.
epilogue-relic = Ktoś wrócił do domu z reliktem zawiniętym w koszulę. Inni też wrócili, później, i opowiadali to inaczej; ale światło nad czterema królestwami jest dla wszystkich takie samo.
epilogue-survived = Od Wieży prowadzą ślady jednej osoby. To było zwycięstwo, ale ten, kto je odniósł, nigdy nie lubił o nim mówić.
epilogue-nobody = Dróg pilnują teraz wrony. W Wieży ktoś postawił lampę w każdym oknie i czeka na gości.
epilogue-time = W pierwszy poranek siódmego miesiąca dzwony milczały. Wieża nie musiała się już ruszać: wszystko inne samo do niej przyszło.
epilogue-corrupted = Bohater wrócił uśmiechnięty i otwarto mu bramę. Tak to się zaczęło; nikt nie pomyślał, żeby spojrzeć mu w oczy.
epilogue-no_skulls = Ostatnia czaszka spadła bez dźwięku. Wtedy Wieża odpowiedziała wszystkimi oknami naraz i cztery królestwa usłyszały swoje imiona.
epilogue-conceded = Bohaterowie złożyli to, co nieśli, i rozeszli się czterema drogami. Za nimi Wieża obróciła się raz, jakby chciała popatrzeć.

## Skąd taka podpowiedź.

hint-cleanse = Czaszki znikną, zanim zniszczą budynek.
hint-fight = Jednego wroga mniej na planszy, a dla ciebie nagroda.
hint-quest = Wykonane zadanie daje nagrodę i zapobiega szkodom.
hint-quest_reward = Wykonane zadanie daje nagrodę.
hint-explore = Zadanie związane z lochem wykonasz w komnacie najdalszej od wejścia.
hint-reinforce = To wzmocni cię przed tym, co nadchodzi.
hint-banner = Można ją wykonać tylko teraz, na początku tury.
hint-no_roll = Kość może je anulować: robi to { $count } z { $of } ścianek.
hint-enough = W tej turze nic więcej się nie opłaca.
hint-carry_warriors = Zanieś na znacznik to, co masz: będzie { $have } z { $of } wojowników, których wymaga cel główny.
hint-carry_spirit = Zanieś na znacznik to, co masz: będzie { $have } z { $of } energii, których wymaga cel główny.
hint-carry_potion = Zanieś na znacznik to, co masz: będzie { $have } z { $of } mikstur, których wymaga cel główny.
hint-carry_gear = Zanieś na znacznik to, co masz: będzie { $have } z { $of } kart ekwipunku, których wymaga cel główny.
hint-carry_treasure = Zanieś na znacznik to, co masz: będzie { $have } z { $of } skarbów, których wymaga cel główny.
hint-later = Dotrzesz tam w jednej z następnych tur.
hint-supply = { $left ->
    [0] Pula czaszek jest pusta: czaszki usunięte z budynków do niej wracają.
    [one] W puli została tylko { $left } czaszka: usunięte z budynków do niej wracają.
    [few] W puli zostały tylko { $left } czaszki: usunięte z budynków do niej wracają.
    [many] W puli zostało tylko { $left } czaszek: usunięte z budynków do niej wracają.
   *[other] W puli zostało tylko { $left } czaszki: usunięte z budynków do niej wracają.
}
hint-purge = Pozbędziesz się całego skażenia: trzecie zakończyłoby grę.
hint-purge_rival = Pozbędziesz się całego skażenia: trzecie wyeliminowałoby cię z gry.
hint-goal_spirit = Cel główny wymaga teraz { $of } energii; masz { $have }.
hint-for_adversary = Arcywróg jest już na planszy: to wzmocni cię do walki z nim.
hint-showdown = Wytrzymasz już jego karty: pokonaj go, a królestwa będą ocalone.
hint-wear_down = Jego karty pozostaną osłabione dla każdego, kto stanie z nim do walki po tobie.
hint-leave = Co opanowane, to opanowane: wróć, gdy nabierzesz sił.
hint-soften = Wynik staje się łagodniejszy.
hint-soften_warriors = Stracisz o { $count ->
    [one] { $count } wojownika
    [few] { $count } wojowników
    [many] { $count } wojowników
   *[other] { $count } wojownika
} mniej.
hint-soften_spirit = Stracisz o { $count ->
    [one] { $count } energię
    [few] { $count } energie
    [many] { $count } energii
   *[other] { $count } energii
} mniej.
hint-zaida_buy = Na rynku leży jeden ze skarbów Azkola: kupisz go na bazarze.
hint-zaida_take = To jeden ze skarbów Azkola: zanieś go na znacznik.
hint-zaida_look = Na jego miejsce może trafić na rynek jeden ze skarbów Azkola.
hint-zaida_fetch = Jeden ze skarbów Azkola trafi na rynek, gdzie można go kupić.
hint-zaida_virtue = Kto przyniesie ostatni skarb, musi mieć aktywne cnoty: { $of }; masz { $have }.
hint-zaida_treasure = { $left ->
    [0] Ostatni ze skarbów Azkola trafia na znacznik: arcywróg musi się pojawić.
   *[other] Skarby Azkola trafiają na znacznik; potem będzie jeszcze brakować: { $left }.
}
hint-gleb_recruit = Armii Gleba brakuje jeszcze wojowników: { $left }.
hint-gleb_arm = Armii Gleba brakuje jeszcze ekwipunku: { $left }.
hint-gleb_warriors = Wojownicy dla armii Gleba: { $left ->
    [0] więcej jej nie trzeba.
   *[other] potem będzie brakować jeszcze { $left }.
}
hint-gleb_gear = Ekwipunek dla armii Gleba: { $left ->
    [0] więcej jej nie trzeba.
   *[other] potem będzie brakować jeszcze { $left }.
}
hint-hakan_brew = Do roztworu Hakana brakuje jeszcze mikstur: { $left }.
hint-hakan_buy = Hakanowi brakuje jeszcze skarbów do przetopienia: { $left }.
hint-hakan_potion = Mikstury do roztworu Hakana: { $left ->
    [0] więcej mu nie trzeba.
   *[other] potem będzie brakować jeszcze { $left }.
}
hint-hakan_treasure = Skarby do przetopienia dla Hakana: { $left ->
    [0] więcej mu nie trzeba.
   *[other] potem będzie brakować jeszcze { $left }.
}
hint-vasa_skulls = Oczyszczanie cieszy bogów: potem będzie { $have } z { $of } czaszek.
hint-vasa_altar = Bogowie nie przyjmą energii na znaczniku, dopóki w jego sanktuarium są czaszki.
hint-vasa_spirit = Energia dla bogów: { $left ->
    [0] więcej nie żądają.
   *[other] potem zażądają jeszcze { $left }.
}
hint-grigor_arm = { $left ->
    [0] Masz już przewagi, by zerwać jedne z więzów Grigora; to przyda się do następnych.
   *[other] Do zerwania najbliższych więzów Grigora brakuje ci przewag: { $left }.
}
hint-grigor_bond = { $left ->
    [0] Pękają ostatnie więzy Grigora: jest wolny.
   *[other] Pękają jedne z więzów Grigora; do zerwania zostało: { $left }.
}
hint-letha_tree = Drzewo zbliża się do Wieży; stoi tam już { $have } z { $of }, których chce Letha.
hint-letha_rally = Przy Wieży stoi dość drzew: pora poprowadzić je do ataku.
hint-miras = Ta karawana wiezie zły relikt: zbadaj ją do końca, zanim dotrze do Wieży.
hint-tomas = { $left ->
    [one] To ostatni z lochów na mapie Tomasa.
    [few] To jeden z lochów na mapie Tomasa; zostały { $left }.
    [many] To jeden z lochów na mapie Tomasa; zostało ich { $left }.
   *[other] To jeden z lochów na mapie Tomasa; zostało ich { $left }.
}
hint-yana_hunt = Yana chce, żeby najpierw pokonać wroga co najmniej { $of }. poziomu.
hint-yana_pay = To zapłata za pakt Yany: potem zostają już tylko ruiny.
hint-yana_ruins = Na końcu tego lochu pakt Yany zostanie przypieczętowany.
hint-trial = Próba { $have } z { $of }: potem Wieża stoi przed tobą otworem.
hint-trial_warriors = Jedna z twoich prób wymaga wydania { $of } wojowników; masz { $have }.
hint-trial_spirit = Jedna z twoich prób wymaga wydania { $of } energii; masz { $have }.
hint-trial_potion = Jedna z twoich prób wymaga wydania { $of } mikstur; masz { $have }.
hint-trial_gear = Jedna z twoich prób wymaga wydania { $of } kart ekwipunku; masz { $have }.
hint-trial_treasure = Jedna z twoich prób wymaga posiadania { $of } skarbów; masz { $have }.
hint-trial_virtue = Jedna z twoich prób wymaga { $of } aktywnych cnót; masz { $have }.
hint-relic = Kto znajdzie relikt w Wieży, wygrywa.

## W czym jeden wybór jest lepszy od drugiego.

gain-supply = { $n ->
    [one] o { $n } czaszkę więcej w puli
    [few] o { $n } czaszki więcej w puli
    [many] o { $n } czaszek więcej w puli
   *[other] o { $n } czaszki więcej w puli
}
gain-corruptions = { $n ->
    [one] o { $n } skażenie mniej
    [few] o { $n } skażenia mniej
    [many] o { $n } skażeń mniej
   *[other] o { $n } skażenia mniej
}
gain-warriors = { $n ->
    [one] o { $n } wojownika więcej
    [few] o { $n } wojowników więcej
    [many] o { $n } wojowników więcej
   *[other] o { $n } wojownika więcej
}
gain-spirit = { $n ->
    [one] o { $n } energię więcej
    [few] o { $n } energie więcej
    [many] o { $n } energii więcej
   *[other] o { $n } energii więcej
}

## Co mówi przewodnik pierwszych miesięcy: co zrobić i dlaczego.

coach-hero = Wybierz bohatera. Pierwszy wiersz to jego akcja sztandaru, darmowa w każdej turze. Żaden bohater nie jest złym wyborem.
coach-home = Wybierz królestwo ojczyste. Zaczynasz w jego cytadeli, a każdy zniszczony tam budynek daje ci skażenie.
coach-begin = Wygrywa się w dwóch krokach: osiągnij cel główny, potem pokonaj arcywroga. Zaczynaj, reszta przyjdzie po kolei.
coach-month = Nowy miesiąc przynosi nowe zadania: zobacz, czego wymagają. Niewykonane przepadną z jego końcem; zadanie arcywroga mówi, co się wtedy stanie.
coach-banner = Zacznij od akcji sztandaru. Nie zastępuje żadnej innej akcji, ale można ją wykonać tylko na samym początku tury.
coach-banner_spy = Akcja sztandaru przenosi cię w dowolne miejsce tego królestwa, a potem nadal możesz się ruszyć. Przenieś się { FORM($at, "to") }: jest tam co robić.
coach-pursue = Wykonaj tu zadanie „{ $quest }”: to twoja akcja bohaterska. Dostaniesz nagrodę, a wykonane zadanie już nie przepadnie.
coach-goal = Zrób tu coś dla celu głównego. Dopóki nie jest osiągnięty, arcywróg pozostaje poza zasięgiem.
coach-explore = Wejdź do lochu. Na końcu czeka to, po co przychodzisz, a wyjść możesz po każdej komnacie.
coach-cleanse = Oczyść tutejszy budynek. Czaszki wrócą do puli, a czwarta zniszczyłaby budynek.
coach-fight = Walcz tu { FORM($foe, "with") }: stać cię na to. Wrogowie zostawieni w spokoju uderzają raz za razem.
coach-either = Oczyść budynek albo walcz { FORM($foe, "with") }: w turze jest tylko jedna akcja bohaterska. Czaszek przybywa powoli, wrogowie uderzają nagle.
coach-go_cleanse = Idź { FORM($at, "to") }: na tamtejszym budynku są czaszki do usunięcia. Gdy w puli zabraknie czaszek, wszystko przepadnie.
coach-go_fight = Idź { FORM($at, "to") } i walcz { FORM($foe, "with") }. Masz dość siły, a pokonany wróg już nie uderzy.
coach-go_pursue = Idź { FORM($at, "to") }: możesz tam wykonać zadanie „{ $quest }”. Z końcem miesiąca przepadnie.
coach-go_goal = Idź { FORM($at, "to") }: możesz tam zrobić coś dla celu głównego. Bez niego nie wygrasz.
coach-go_explore = Idź { FORM($at, "to") }: czeka tam loch. Kto dotrze do końca, wykona zadanie.
coach-go_double = Podwój ruch za odrobinę energii, a dojdziesz { FORM($at, "to") }. Albo oszczędź ją i dojdź w następnej turze.
coach-go_far = W zasięgu nic nie jest warte akcji bohaterskiej. Ruszaj { FORM($at, "to") }, żeby działać w następnej turze.
coach-go_ahead = Wykorzystaj resztę ruchu: ruszaj { FORM($at, "to") }, żeby działać tam w następnej turze.
coach-reinforce_citadel = Wzmocnij się jeszcze: to nie zużywa akcji bohaterskiej. Cytadela daje miksturę.
coach-reinforce_sanctuary = Wzmocnij się jeszcze: to nie zużywa akcji bohaterskiej. Sanktuarium daje energię.
coach-reinforce_village = Wzmocnij się jeszcze: to nie zużywa akcji bohaterskiej. Wioska daje wojowników.
coach-reinforce_bazaar = Wzmocnij się jeszcze: to nie zużywa akcji bohaterskiej. Bazar daje kartę ekwipunku, a za energię skarb.
coach-go_reinforce = Możesz się jeszcze ruszyć: idź { FORM($at, "to") } i wzmocnij się w tamtejszym budynku. Wolno to zrobić raz w turze, oprócz wszystkiego innego.
coach-end_first = Na razie to wszystko: zakończ turę. Wtedy do Wieży wpada czaszka; zostaje w środku albo wypada na któryś budynek.
coach-end = W tej turze nic już nie zyskasz: zakończ ją. Patrz, dokąd trafi czaszka.
coach-haggle = Kość może coś dodać albo wszystko anulować (ścianki: { $bad } z { $faces }). Pomiń ją, jeśli potrzebujesz tego, co daje budynek.
coach-effect = Efekt darmowy masz zawsze; ulepszony kosztuje energię. Odrobina energii w zapasie pozwala podwoić ruch.
coach-deck = Talia jest potasowana: wybierz karty albo po prostu weź te z wierzchu. Każda to cios, który możesz złagodzić.
coach-card_use = Użyj przewagi: wynik karty złagodnieje o stopień. Co tu oszczędzisz, przyda się później.
coach-card_done = Przyjmij wynik: przewaga nic ci teraz nie oszczędzi. Po wszystkich kartach wróg jest pokonany.
coach-card_spent = Przyjmij wynik: nie masz już przewagi, która by go złagodziła. Po wszystkich kartach wróg jest pokonany.
coach-room = Wybierz komnatę. Co w niej jest, zobaczysz po wejściu; opanowana komnata już taka zostaje.
coach-room_use = Użyj przewagi: liczy się wtedy lepszy wynik komnaty. Na komnatę przypada najwyżej jedna.
coach-room_done = Przyjmij wynik. Komnata będzie opanowana, a ty pójdziesz dalej albo wyjdziesz.
coach-short = Tracisz tu więcej, niż masz, a za brak dostaniesz skażenie; trzecie kończy grę. Zapłać, żeby to złagodzić.
coach-place = Wypadła czaszka. Połóż ją tam, gdzie jest ich najmniej: budynek mieści trzy, czwarta go niszczy.
coach-lift = Usuń czaszkę stamtąd, gdzie jest ich najwięcej.
coach-send = Te drogi są równie krótkie: wybór należy do ciebie. Pomyśl, którędy chcesz iść w następnej turze.
coach-lose = Oddaj to, czego najmniej ci szkoda.
coach-take = Weź to, co ci się przyda. Przedmiot pomaga przez całą grę, a jego opis mówi jak.
coach-wares = Możesz wymienić karty na rynku. Zostaw to, co chcesz kupić na bazarze.
coach-virtue = Zyskaj cnotę: działa do końca gry. Wybierz taką, która pasuje do tego, co robisz najczęściej.
coach-event_strike = Wrogowie uderzają tam, gdzie stoją. Przestaną dopiero pokonani: pamiętaj o tym, wybierając drogę.
coach-event_spawn = Przybyli nowi wrogowie. Zobacz, gdzie stoją: wczesna walka jest łatwiejsza od późnej.
coach-event_growth = Ci wrogowie są teraz groźniejsi: ich uderzenia i karty bolą bardziej. Pokonaj ich, póki możesz.
coach-event_stirs = Wieża się otwiera. Z otworów wypadają czaszki, a glif zwrócony ku twojemu królestwu podraża jedną z akcji.
coach-event_stirs_vasa = Wieża się otwiera, a z otworów wypadają czaszki. Glif zwrócony ku twojemu królestwu opodatkowuje akcję, ale płaci za ciebie Vasa.
coach-event_acts = Arcywróg działa z Wieży. Tak będzie, dopóki go nie pokonasz: nie zapominaj o celu głównym.
coach-event_companion = Pomaga ci towarzysz. Od teraz będzie tak co miesiąc.
coach-event_wares = To, co leży teraz na rynku, jest na sprzedaż: bazar sprzedaje skarby za energię.
coach-other = Każda odpowiedź jest tu dobra. Jeśli się wahasz, poproś o podpowiedź.
coach-over = Wiesz już, jak wyglądają tura i miesiąc. Został cel główny, a potem arcywróg, i to przed końcem szóstego miesiąca.

## Czego uczą pierwsze miesiące.

aim-banner = Akcja sztandaru
aim-cleanse = Oczyszczenie
aim-battle = Walka
aim-quest = Zadanie
aim-reinforce = Wzmocnienie
aim-month = Dwa miesiące

## Czego wymagają łamigłówki.

puzzle_goal-quest = { $n ->
    [one] Wykonaj w tej turze { $n } zadanie.
    [few] Wykonaj w tej turze { $n } zadania.
    [many] Wykonaj w tej turze { $n } zadań.
   *[other] Wykonaj w tej turze { $n } zadania.
}
puzzle_goal-goal = Osiągnij w tej turze cel główny.
puzzle_goal-foes = { $n ->
    [one] Pozbądź się w tej turze { $n } wroga i nie otrzymaj skażenia.
    [few] Pozbądź się w tej turze { $n } wrogów i nie otrzymaj skażenia.
    [many] Pozbądź się w tej turze { $n } wrogów i nie otrzymaj skażenia.
   *[other] Pozbądź się w tej turze { $n } wroga i nie otrzymaj skażenia.
}
puzzle_goal-skulls = { $n ->
    [one] Usuń w tej turze z budynków { $n } czaszkę.
    [few] Usuń w tej turze z budynków { $n } czaszki.
    [many] Usuń w tej turze z budynków { $n } czaszek.
   *[other] Usuń w tej turze z budynków { $n } czaszki.
}
puzzle_goal-dungeon = { $n ->
    [one] Ukończ w tej turze { $n } loch.
    [few] Ukończ w tej turze { $n } lochy.
    [many] Ukończ w tej turze { $n } lochów.
   *[other] Ukończ w tej turze { $n } lochu.
}
puzzle_goal-warriors = { $n ->
    [one] Zyskaj do końca tej tury { $n } wojownika.
    [few] Zyskaj do końca tej tury { $n } wojowników.
    [many] Zyskaj do końca tej tury { $n } wojowników.
   *[other] Zyskaj do końca tej tury { $n } wojownika.
}
puzzle_goal-spirit = { $n ->
    [one] Zyskaj do końca tej tury { $n } punkt ducha.
    [few] Zyskaj do końca tej tury { $n } punkty ducha.
    [many] Zyskaj do końca tej tury { $n } punktów ducha.
   *[other] Zyskaj do końca tej tury { $n } punktu ducha.
}

## Co każdy powinien teraz wiedzieć.

danger-no_skulls = Pula czaszek jest pusta: oczyść coś teraz albo następna czaszka zakończy grę.
danger-few_skulls = Pula ma już tylko { $count_skulls }, a każda tura zabiera jedną.
danger-corrupted = Masz dwa skażenia: trzecie kończy grę.
danger-corrupted_other = { $seat } ma dwa skażenia: trzecie kończy grę.
danger-last_month = Ostatni miesiąc: co nie zostanie zrobione do jego końca, przepadnie.
danger-adversary = Arcywróg jest na planszy: kto go pokona, wygrywa.

## fact

fact-month = miesiąc
fact-supply = czaszki w puli
fact-corruptions = skażenia
fact-warriors = wojownicy
fact-spirit = energia
fact-seals = pieczęcie na miejscu
fact-standing = ocalałe budynki
fact-dropped = wrzucone czaszki
fact-foes = wrogowie na planszy
fact-virtues = cnoty

## prompt

prompt-HeroTurn = Sztandar, ruch, akcja bohaterska, wzmocnienie, koniec
prompt-HeroChoice = Którym bohaterem grasz?
prompt-HomeChoice = Które królestwo jest twoim ojczystym?
prompt-SetupSummary = Wszystko gotowe: zaczynamy?
prompt-EndOrder = Które skażenie działa najpierw?
prompt-PurgeOrder = Które skażenie najpierw trafia pod talię?
prompt-CardPick = Które zakryte karty walki?
prompt-CardChoice = Użyj przewag na tej karcie albo przyjmij jej wynik
prompt-RetreatChoice = Walczysz dalej czy się wycofujesz?
prompt-RoomChoice = Która komnata teraz?
prompt-RoomAct = Użyj przewagi w tej komnacie albo przyjmij jej wynik
prompt-Gather = Zapłać za brakujące przewagi
prompt-EffectChoice = Co wybierasz?
prompt-FoePick = Który wróg?
prompt-PickOneFoe = Który wróg w twoim królestwie się przesunie?
prompt-MacePick = Złota buława: którego wroga usuwasz za energię równą jego poziomowi?
prompt-HornPick = Róg żywiołów: który wróg lub które drzewo oblężnicze?
prompt-TreeDrive = Dokąd idzie drzewo oblężnicze?
prompt-SendFoe = { $kind }: jest kilka dróg. Dokąd?
prompt-DriveFoe = Dokąd przesuwasz tego wroga?
prompt-FoePlace = Gdzie umieszczasz wroga?
prompt-HeroPlace = Gdzie umieszczasz swojego bohatera?
prompt-ScoutAhead = Tomas zna skrót: dokąd?
prompt-Absolution = Vasa zdejmie z ciebie skażenie: które?
prompt-CaravanWay = Karawana rusza dalej: którędy?
prompt-Unmutation = Który wróg traci mutację?
prompt-HopeChoice = Energia czy skarb z rynku?
prompt-UnseenChoice = Energia czy usunięcie wroga z planszy?
prompt-GearChoice = Którą kartę ekwipunku bierzesz?
prompt-TreasureChoice = Który skarb z rynku bierzesz?
prompt-PotionFromOther = Talia mikstur jest pusta: czyją miksturę bierzesz?
prompt-VirtueChoice = Którą cnotę zyskujesz?
prompt-ItemLoss = Co tracisz?
prompt-VirtueLoss = Którą cnotę tracisz?
prompt-CarryLimit = Niesiesz za dużo: co zostawiasz?
prompt-PayItems = Czym płacisz?
prompt-NewWares = Nowe towary: które karty na rynku zastępujesz?
prompt-StarsChoice = Gwiezdny płaszcz: którego wroga odsyłasz?
prompt-StridePick = Tysiąc kroków: który bohater się przesunie?
prompt-Consent = Inny bohater chce cię przesunąć: zgadzasz się?
prompt-Stride = Tysiąc kroków: dokąd?
prompt-SkullsOnOne = Na który budynek trafią czaszki?
prompt-SkullsSpread = Po jednej czaszce na kilka budynków: który następny?
prompt-SkullPlacing = Z Wieży wypadła czaszka: na który budynek trafi?
prompt-SkullAdding = Do gry wchodzi czaszka: na który budynek trafi?
prompt-SkullLifting = Z którego budynku usuwasz czaszkę?
prompt-BuildingDestruction = Który budynek zostaje zniszczony?
prompt-MarkHeir = Kto dostaje Czarne znamię?
prompt-MarkChoice = Kilku bohaterów ma najwięcej wojowników: kto dostaje Czarne znamię?
prompt-HaggleChoice = Rzucasz najpierw kością targowania?
prompt-BuildingEffect = Efekt darmowy czy ulepszony?
prompt-EventConfirmation = Oto, co się stało: dalej?
prompt-ReplaceSeal = Którą pieczęć zakładasz z powrotem?
prompt-SealChoice = Próba zaliczona: usuwasz pieczęć czy zakładasz ją z powrotem?
prompt-SkullsFell = Spójrz na Wieżę na stole: gdzie wypadła czaszka?
prompt-SealOff = Spójrz na Wieżę na stole: która pieczęć odpadła?
prompt-Offering = Co dajesz i o co prosisz?
prompt-Answer = Propozycja wymiany: zgadzasz się?
prompt-Onward = Wymieniasz się też z innym bohaterem w tym regionie?
prompt-TrialAdvantages = Zapłać za przewagi, których jeszcze wymaga próba
prompt-Donation = Który ze skarbów Azkola składasz?
prompt-MakeRoom = Która karta na rynku ustąpi miejsca skarbowi Azkola?
prompt-TreeFlight = Drzewo oblężnicze ucieka przed wrogiem: dokąd?

## refusal

refusal-goal_done = cel główny jest już osiągnięty
refusal-hunt_first = najpierw trzeba pokonać wroga poziomu { $level } lub wyższego
refusal-none_in_deck = w talii nie ma żadnego ze skarbów Azkola
refusal-not_farther = ten region nie leży dalej od Wieży
refusal-not_wanted = cel główny tego nie wymaga
refusal-part_done = ta część jest już gotowa
refusal-skulls_missing = najpierw trzeba usunąć oczyszczaniem więcej czaszek
refusal-trees_missing = przy Wieży musi być więcej drzew oblężniczych
refusal-virtues_missing = ostatni skarb musi złożyć bohater z większą liczbą aktywnych cnót
refusal-wrong_amount = nie możesz złożyć akurat tyle
refusal-advantage_cap = { $cap ->
    [one] w jednej akcji można użyć najwyżej { $cap } przewagi
    [few] w jednej akcji można użyć najwyżej { $cap } przewag
    [many] w jednej akcji można użyć najwyżej { $cap } przewag
   *[other] w jednej akcji można użyć najwyżej { $cap } przewagi
}
refusal-advantage_useless = ta przewaga na nic się tu nie przyda
refusal-adversary_stays = arcywroga nigdy nie można usunąć
refusal-banner_taken = akcja sztandaru w tej turze jest już za tobą
refusal-best_result = ta karta pokazuje już najlepszy wynik
refusal-blessed_already = za Błogosławieństwo już tu zapłacono
refusal-cannot_pay = nie stać cię na to
refusal-cleanses_missing = { $count ->
    [one] najpierw potrzeba w tym miesiącu { $count } oczyszczenia
    [few] najpierw potrzeba w tym miesiącu { $count } oczyszczeń
    [many] najpierw potrzeba w tym miesiącu { $count } oczyszczeń
   *[other] najpierw potrzeba w tym miesiącu { $count } oczyszczenia
}
refusal-completes_itself = to zadanie wykona się samo, gdy spełnisz jego warunek
refusal-destroyed = budynek jest już zniszczony: { $building }
refusal-enough_advantages = przewag jest już dość
refusal-feeble = Niemoc: nie możesz podwoić ruchu
refusal-feverish = Gorączka: nie możesz oczyścić pełnego budynku
refusal-foe_not_here = tego wroga nie ma w twoim regionie
refusal-foe_not_there = ten wróg tam nie pójdzie
refusal-haggle_cancelled = kość targowania anulowała wzmocnienie w tej turze
refusal-hero_taken = ten bohater jest już zajęty: { $hero }
refusal-heroic_taken = akcja bohaterska w tej turze jest już za tobą
refusal-kingdom_taken = to królestwo jest już zajęte: { $kingdom }
refusal-move_fixed = twój ruch już się zaczął: nie można go podwoić
refusal-must_choose = musisz wybrać jedno
refusal-no_advantage = nie ma już przewagi, której można by użyć
refusal-no_building = w twoim regionie nie ma budynku
refusal-no_companion = nie masz tego towarzysza u boku
refusal-helps_unasked = ten towarzysz pomaga sam, bez proszenia
refusal-no_concession = w tej grze nie można się poddać
refusal-no_door = z opanowanych komnat nie prowadzą tam żadne drzwi
refusal-no_dungeon_here = w twoim regionie nie ma takiego lochu
refusal-no_inactive_tile = to nie jest żadna z twoich nieaktywnych cnót
refusal-walk_too_far = { $stretch ->
    [one] do celu { $stretch } krok, a możesz zrobić { $moves }
    [few] do celu { $stretch } kroki, a możesz zrobić { $moves }
    [many] do celu { $stretch } kroków, a możesz zrobić { $moves }
   *[other] do celu { $stretch } kroku, a możesz zrobić { $moves }
}
refusal-no_move_left = nie masz już punktów ruchu
refusal-no_mutation = ten wróg nie ma mutacji
refusal-no_other_hero = tego bohatera nie można wybrać
refusal-no_potions = { $count ->
    [one] to kosztuje { $count } miksturę
    [few] to kosztuje { $count } mikstury
    [many] to kosztuje { $count } mikstur
   *[other] to kosztuje { $count } mikstury
}
refusal-no_region = nie ma takiego regionu
refusal-no_seal = nie ma takiej pieczęci
refusal-no_seal_missing = nie brakuje żadnej pieczęci
refusal-no_shortest_way = to nie jest najkrótsza droga do Wieży
refusal-no_skull = nie ma tam czaszki: { $building }
refusal-no_skulls = na żadnym budynku nie ma czaszki
refusal-no_spirit = to kosztuje { $spirit }
refusal-no_such_corruption = nie masz tego skażenia
refusal-no_such_foe = nie ma takiego wroga
refusal-no_such_card = tej karty nie można wybrać
refusal-no_such_quest = nie ma tu takiego zadania
refusal-no_such_region = nie ma takiego regionu
refusal-no_such_way = nie ma takiego wyboru
refusal-no_trade = nie trwa żadna wymiana
refusal-no_tree = nie ma tam drzewa oblężniczego
refusal-no_virtue = nie masz tej cnoty
refusal-not_adjacent = ten region nie jest sąsiedni
refusal-not_corrupted = nie masz tego skażenia
refusal-not_enough = próba wymaga więcej
refusal-not_losable = tej cnoty nie można stracić
refusal-not_marked = może to zrobić tylko bohater, który ma Czarne znamię
refusal-not_most_warriors = inny bohater ma więcej wojowników
refusal-not_next_to_tower = do Wieży można wejść tylko z regionu, który do niej przylega
refusal-not_now = nie teraz
refusal-not_on_market = tego nie ma na rynku
refusal-not_owned = tego nie masz: { $item }
refusal-not_so_many = nie ma ich aż tyle
refusal-not_too_many = nie niesiesz ich za dużo
refusal-not_tradable = tego nie można wymieniać
refusal-not_usable = na nic się teraz nie przyda: { $item }
refusal-not_your_banner = to nie jest twoja akcja sztandaru
refusal-not_your_kingdom = ten region nie leży w twoim obecnym królestwie
refusal-not_your_region = tego nie ma w twoim regionie
refusal-not_your_trial = to nie jest twoja próba
refusal-nothing_offered = nikt niczego nie daje i o nic nie prosi
refusal-nothing_to_cleanse = nie ma czaszki do usunięcia
refusal-nothing_to_prevent = nie ma straty wojowników, którą można zmniejszyć
refusal-one_room_first = najpierw trzeba opanować co najmniej jedną komnatę
refusal-other_gear = do wyboru jest inny ekwipunek
refusal-other_kingdom = ta czaszka należy do królestwa { FORM($kingdom, "gen") }
refusal-out_of_reach = tego budynku nie można wybrać
refusal-reinforced_already = wzmocnienie w tej turze jest już za tobą
refusal-refused_often = w tej turze odmów było już dość
refusal-room_improved = ta komnata jest już poprawiona
refusal-seal_present = tej pieczęci nie brakuje: { $seal }
refusal-hero_out = ten bohater jest poza grą
refusal-seal_gone = tej pieczęci już nie ma: { $seal }
refusal-side_closed = { $kingdom_in } nie brakuje żadnej pieczęci, więc żadna czaszka tam nie wypadnie
refusal-not_active = to nie twoja tura
refusal-no_real_tower = ta gra toczy się bez Wieży na stole
refusal-tower_away = Wieża wirtualna już gra
refusal-tower_here = Wieża na stole już gra
refusal-selfish = Egoizm: możesz brać, ale nie dawać
refusal-skulls_there = są tam czaszki: { $building }
refusal-stack_empty = nie ma już żadnej karty: { $item }
refusal-start_over = początek twojej tury już minął
refusal-starts_already = ten gracz już zaczyna
refusal-tax = glif { FORM($glyph, "gen") } jest zwrócony ku twojemu królestwu ojczystemu: to kosztuje { $spirit }
refusal-too_dear = to kosztuje { $deposit }
refusal-too_far = to za daleko
refusal-too_few_advantages = { $count ->
    [one] potrzeba { $count } przewagi{ $advantage }
    [few] potrzeba { $count } przewag{ $advantage }
    [many] potrzeba { $count } przewag{ $advantage }
   *[other] potrzeba { $count } przewagi{ $advantage }
}
refusal-treasure_must_pay = tym skarbem trzeba zapłacić za więcej przewag
refusal-treasure_needed = jedyny skarb, którym można by zapłacić, musi zostać dla swoich przewag
refusal-too_late = czaszka jest już w Wieży: przedmiotów nie można teraz używać
refusal-traded_already = wymiana w tej turze jest już za tobą
refusal-trading_now = z tym bohaterem już układasz wymianę
refusal-trial_done = ta próba jest już zaliczona
refusal-trials_missing = najpierw trzeba zaliczyć trzy próby
refusal-turn_ending = twoja tura właśnie się kończy
refusal-used_this_battle = w tej walce już użyte
refusal-used_this_turn = w tej turze już użyte
refusal-useless = efekt ulepszony nic by nie dał
refusal-virtue_inactive = ta cnota jest nieaktywna
refusal-virtue_far = na budynek działasz tam, gdzie stoisz; z daleka pozwala na to tylko cnota Natchnienie
refusal-virtue_works = działa sama

## Efekty słowami; .person i .what to formy tego, co się zyskuje lub traci.

words-none = nic się nie dzieje
words-people = { $who } { $words }
words-lose = { FORM($things, "person") ->
    [you] strać { $things }
   *[they] traci { $things }
}
words-gain = { FORM($things, "what") ->
    [corruption] { FORM($things, "person") ->
        [you] otrzymaj
       *[they] otrzymuje
    } { $things }
    [spore] { FORM($things, "person") ->
        [you] otrzymaj
       *[they] otrzymuje
    } { $things }
   *[other_things] { FORM($things, "person") ->
        [you] zyskaj
       *[they] zyskuje
    } { $things }
}
words-spend = wydaj { $things }
words-give_back = { FORM($things, "person") ->
    [you] odłóż { $things }
   *[they] odkłada { $things }
}
words-per = { $words } za { $per }
words-most = { $words } (najwyżej { $most })
words-per_foe = { $words }, za każdy ich żeton
words-condition = { $words }{ $condition }
words-advantage = { $n ->
    [one] użyj { $n } przewagi { $type }
    [few] użyj { $n } przewag { $type }
    [many] użyj { $n } przewag { $type }
   *[other] użyj { $n } przewagi { $type }
}
words-skull = umieść { $skulls } na { $where }
words-unskull = usuń { $skulls } z { FORM($where, "gen") }
words-destroy = zniszcz { FORM($where, "acc") }
words-rot_one = obraca się jeden bęben Wieży
words-rot_all = obracają się wszystkie bębny Wieży
words-seal_off = zostaje usunięta jedna pieczęć
words-seal_on = załóż z powrotem jedną pieczęć
words-top = zyskaj wierzchni skarb z talii
words-market = zyskaj skarb z rynku
words-take_gear = możesz wziąć { FORM($item, "acc") }
words-any_gear = dowolną kartę ekwipunku
words-move_foe = przesuń wroga w swoim królestwie o maksymalnie { $regions }
words-half = strać połowę swoich wojowników
words-half_at_least = strać połowę swoich wojowników, co najmniej { $n }
words-spawn = { $n ->
    [one] pojawia się { $n } wróg poziomu { $level }
    [few] pojawiają się { $n } wrogowie poziomu { $level }
    [many] pojawia się { $n } wrogów poziomu { $level }
   *[other] pojawia się { $n } wroga poziomu { $level }
}
words-mutate = { $n ->
    [one] mutuje { $n } rodzaj wrogów
    [few] mutują { $n } rodzaje wrogów
    [many] mutuje { $n } rodzajów wrogów
   *[other] mutuje { $n } rodzaju wrogów
}
words-mutate_all = mutują wszyscy wrogowie
words-unmutate = znika jedna mutacja
words-grow = stan każdego wroga pogarsza się o jeden stopień
words-cap_down = o jedną przewagę mniej na akcję
words-cap_up = o jedną przewagę więcej na akcję
words-burn = zapala się kolejna rzeka
words-mark_away = Czarne znamię znika na jakiś czas
words-mark_on = Czarne znamię przechodzi na bohatera, który ma najwięcej wojowników

## where

where-your_kingdom = budynkach w swoim królestwie
    .gen = budynków w swoim królestwie
    .acc = budynki w swoim królestwie
where-one_of_kingdom = jednym budynku w swoim królestwie
    .gen = jednego budynku w swoim królestwie
    .acc = jeden budynek w swoim królestwie
where-each_of_kingdom = każdym budynku w swoim królestwie
    .gen = każdego budynku w swoim królestwie
    .acc = każdy budynek w swoim królestwie
where-some_of_kingdom = { $n ->
    [one] budynku w swoim królestwie
    [few] każdym z { $n } budynków w swoim królestwie
    [many] każdym z { $n } budynków w swoim królestwie
   *[other] każdym z { $n } budynków w swoim królestwie
}
where-each_near = każdym budynku w swoim regionie lub sąsiednim
    .gen = każdego budynku w swoim regionie lub sąsiednim
    .acc = każdy budynek w swoim regionie lub sąsiednim
where-one_near = budynku w swoim regionie lub sąsiednim
    .gen = budynku w swoim regionie lub sąsiednim
    .acc = budynek w swoim regionie lub sąsiednim
where-closest = najbliższej cytadeli lub najbliższym sanktuarium
    .gen = najbliższej cytadeli lub najbliższego sanktuarium
    .acc = najbliższą cytadelę lub najbliższe sanktuarium
where-citadel = cytadeli w swoim królestwie
    .gen = cytadeli w swoim królestwie
    .acc = cytadelę w swoim królestwie
where-village = wiosce w swoim królestwie
    .gen = wioski w swoim królestwie
    .acc = wioskę w swoim królestwie
where-your_region = budynku w swoim regionie
    .gen = budynku w swoim regionie
    .acc = budynek w swoim regionie
where-home = budynku w swoim królestwie ojczystym
    .gen = budynku w swoim królestwie ojczystym
    .acc = budynek w swoim królestwie ojczystym
where-one_anywhere = jednym dowolnym budynku
    .gen = jednego dowolnego budynku
    .acc = jeden dowolny budynek
where-anywhere = dowolnych budynkach
    .gen = dowolnych budynków
    .acc = dowolne budynki
where-each_on_foe = każdym budynku w regionie z ich żetonem
    .gen = każdego budynku w regionie z ich żetonem
    .acc = każdy budynek w regionie z ich żetonem
where-each_near_foe = każdym budynku w regionie z ich żetonem lub w sąsiednim
    .gen = każdego budynku w regionie z ich żetonem lub w sąsiednim
    .acc = każdy budynek w regionie z ich żetonem lub w sąsiednim
where-one_by_foe = jednym budynku w każdym królestwie z ich żetonem
    .gen = jednego budynku w każdym królestwie z ich żetonem
    .acc = jeden budynek w każdym królestwie z ich żetonem
where-each_by_foe = każdym budynku w każdym królestwie z ich żetonem
    .gen = każdego budynku w każdym królestwie z ich żetonem
    .acc = każdy budynek w każdym królestwie z ich żetonem
where-one_of_its = jednym budynku w jego królestwie
    .gen = jednego budynku w jego królestwie
    .acc = jeden budynek w jego królestwie
where-random = budynku w losowym królestwie
    .gen = budynku w losowym królestwie
    .acc = budynek w losowym królestwie
where-two_random = budynku w każdym z dwóch losowych królestw
    .gen = budynku w każdym z dwóch losowych królestw
    .acc = budynek w każdym z dwóch losowych królestw
where-each_kingdom = budynku w każdym królestwie
    .gen = budynku w każdym królestwie
    .acc = budynek w każdym królestwie
where-each_of_random = każdym budynku w losowym królestwie
    .gen = każdego budynku w losowym królestwie
    .acc = każdy budynek w losowym królestwie
where-that_kingdom = budynkach w tym królestwie
    .gen = budynków w tym królestwie
    .acc = budynki w tym królestwie

## march

march-beside = każdy rusza do sąsiedniego bohatera
march-inside = każdy rusza do bohatera w swoim królestwie
march-to_active = wszyscy ruszają do aktywnego bohatera
march-to_holy = każdy rusza do najbliższej cytadeli lub najbliższego sanktuarium
march-to_next = potem wróg rusza do budynku w następnym królestwie zgodnie z ruchem wskazówek zegara
march-steps = każdy przesuwa się o { $regions }
march-toward = każdy przesuwa się o { $regions } w stronę aktywnego bohatera

## per

per-skulls_near = każdą czaszkę w swoim regionie lub sąsiednim
per-skulls_there = każdą czaszkę w królestwie arcywroga
per-foes = każdy żeton wroga na planszy
per-glyphs = każdy glif zwrócony ku królestwu arcywroga i za jeden dodatkowy
per-treasures = każdy posiadany skarb (co najmniej za jeden)
per-spores = każdy posiadany zarodnik i za jeden dodatkowy
per-gear = każdą posiadaną kartę ekwipunku
per-tokens = każdy ich żeton w swoim regionie
per-glyphs_there = każdy glif zwrócony ku królestwu arcywroga

## who

who-you = ty
who-your_kingdom = każdy bohater w twoim królestwie
who-there = każdy bohater w królestwie arcywroga
who-everyone = każdy bohater
who-holder = bohater, który ma Czarne znamię,
who-active = aktywny bohater
who-random = każdy bohater w losowym królestwie
who-next = każdy bohater w następnym królestwie zgodnie z ruchem wskazówek zegara
who-that_kingdom = każdy bohater w tym królestwie
who-on_foe = każdy bohater w regionie z ich żetonem
who-near_foe = każdy bohater w regionie z ich żetonem lub w sąsiednim
who-by_foe = każdy bohater w królestwie z ich żetonem

## condition

condition-unless_item = , chyba że masz { FORM($item, "acc") }
condition-if_item = , jeśli masz { FORM($item, "acc") }
condition-unless_virtues = { $n ->
    [one] , chyba że masz aktywną cnotę
    [few] , chyba że masz { $n } aktywne cnoty
    [many] , chyba że masz { $n } aktywnych cnót
   *[other] , chyba że masz { $n } aktywnej cnoty
}
condition-if_warriors = { $n ->
    [one] , jeśli masz więcej niż { $n } wojownika
    [few] , jeśli masz więcej niż { $n } wojowników
    [many] , jeśli masz więcej niż { $n } wojowników
   *[other] , jeśli masz więcej niż { $n } wojownika
}
condition-unless_potion = , chyba że masz miksturę
condition-half_without_mark = { " " }(połowę, jeśli nie masz Czarnego znamienia)
condition-half_off_terrain = { " " }(połowę poza lasami, równinami i jeziorami)

## Części celów głównych.

part-warriors = wojownicy dla armii Gleba
part-gear = ekwipunek dla armii Gleba
part-potions = mikstury do roztworu
part-treasures = skarby
part-fetch = sprowadź na rynek jeden ze skarbów Azkola
part-trees = poprowadź drzewa na Wieżę
part-relic = zły relikt
part-dungeon = loch
part-skulls = usunięte czaszki
part-spirit = energia dla bogów
part-melee = więzy z żelaza
part-magic = więzy z czarów
part-undead = więzy z grobu
part-hunt = pokonany godny wróg
part-bargain_corruption = zapłać duszą: otrzymaj skażenie
part-bargain_spirit = zapłać energią
part-ruins = pakt przypieczętowany w ruinach

## zone

zone-month_of = { $month }
zone-month = { $month }, tura { $turn }
zone-month_short = Tura { $turn }, miesiąc
zone-quests = Zadania
zone-foes = Wrogowie
zone-tower = Mroczna Wieża
zone-skulls = Czaszki w puli
zone-skulls_gone = Czaszki poza grą
zone-hero = Bohater ({ $seat })
zone-market = Rynek
zone-heroes = Bohaterowie
zone-homes = Królestwa ojczyste
zone-gear = Ekwipunek
zone-treasures = Talia skarbów
zone-potions = Talia mikstur
zone-corruptions = Talia skażeń
zone-battle = Walka: { $foe }
zone-deal = Wymiana
deal_gives = { $seat } daje

## legend

legend-void = brak komnaty
legend-room = odwiedzona komnata

## mark

mark-sale = następny kupiony skarb będzie tańszy
mark-code = kod gry { $code }
mark-progress = { $done } z { $of }
mark-done = gotowe
mark-skulls_cleansed = usunięte czaszki: { $count } z { $of }
mark-bonds_broken = zerwane: { $bonds }
mark-tokens = na planszy: { $count } z { $most }
mark-mutations = mutacje: { $count }
mark-in_tower = w Wieży
mark-burning = płonie { $river }
mark-dormant = uśpione
mark-by_tower = przy Wieży
mark-steps = →{ $count }
mark-by_way_of = przez: { $at }
mark-destroyed = w gruzach
mark-skulls = czaszki: { $count }
mark-inside = czaszki w środku: { $count }
mark-glows = świeci na Wieży
mark-home = królestwo ojczyste: { $kingdom }
mark-out = poza grą
mark-moves = punkty ruchu: { $count }
mark-doubled = ruch podwojony
mark-heroic = po akcji bohaterskiej
mark-traded = po wymianie
mark-inactive = cnota nieaktywna
mark-battle = { $card }; pozostałe karty: { $left }; przewagi użyte: { $used }, wolne: { $free }
mark-battle_choice = karty do wyboru: { $left }; wybrane: { $chosen }; przewagi: { $free }
mark-spot = karta { $spot }
mark-here = tutaj
mark-cleared = opanowana
mark-target = komnata docelowa
mark-unknown_rooms = niezbadane komnaty: { $count }
mark-room = { $first } (z przewagą: { $improved })

## token

token-tree = Drzewo oblężnicze
token-seal = Pieczęć
token-chute = Otwarty zsyp
token-trial = Zakryte próby
token-room = Niezbadana komnata
token-entrance = Wejście

## Dlaczego dwanaście znaków to nie kod gry.

bad_code-sign = „{ $sign }” nie może wystąpić w kodzie gry; zera i litery O się nie używa
bad_code-length = { $length ->
    [one] kod gry ma { $length } znak, a nie { $given }
    [few] kod gry ma { $length } znaki, a nie { $given }
    [many] kod gry ma { $length } znaków, a nie { $given }
   *[other] kod gry ma { $length } znaku, a nie { $given }
}
bad_code-foes = pierwsze dwa znaki nie oznaczają żadnych wrogów
bad_code-adversary = drugi znak nie oznacza żadnego arcywroga
bad_code-goal = trzeci znak nie oznacza żadnego celu głównego
bad_code-mode = czwarty znak nie oznacza żadnego trybu gry
bad_code-expansions = ten kod wymaga dodatków, których tu nie ma
bad_code-version = piąty znak to nieznana wersja
bad_code-players = szósty znak nie jest liczbą graczy
bad_code-competitive = gra rywalizacyjna wymaga co najmniej dwóch graczy
bad_code-nimet = cel Nimet jest tylko do gry rywalizacyjnej
bad_code-other_players = ten kod jest dla innej liczby graczy: { $wanted }, a nie { $given }

## Ile przewag daje karta.

plus-beast = { $n ->
    [one] +{ $n } przewaga Bestia
    [few] +{ $n } przewagi Bestia
    [many] +{ $n } przewag Bestia
   *[other] +{ $n } przewagi Bestia
}
plus-humanoid = { $n ->
    [one] +{ $n } przewaga Humanoid
    [few] +{ $n } przewagi Humanoid
    [many] +{ $n } przewag Humanoid
   *[other] +{ $n } przewagi Humanoid
}
plus-undead = { $n ->
    [one] +{ $n } przewaga Nieumarły
    [few] +{ $n } przewagi Nieumarły
    [many] +{ $n } przewag Nieumarły
   *[other] +{ $n } przewagi Nieumarły
}
plus-magic = { $n ->
    [one] +{ $n } przewaga Magia
    [few] +{ $n } przewagi Magia
    [many] +{ $n } przewag Magia
   *[other] +{ $n } przewagi Magia
}
plus-melee = { $n ->
    [one] +{ $n } przewaga Zwarcie
    [few] +{ $n } przewagi Zwarcie
    [many] +{ $n } przewag Zwarcie
   *[other] +{ $n } przewagi Zwarcie
}
plus-stealth = { $n ->
    [one] +{ $n } przewaga Skradanie
    [few] +{ $n } przewagi Skradanie
    [many] +{ $n } przewag Skradanie
   *[other] +{ $n } przewagi Skradanie
}
plus-wild = { $n ->
    [one] +{ $n } przewaga Joker
    [few] +{ $n } przewagi Joker
    [many] +{ $n } przewag Joker
   *[other] +{ $n } przewagi Joker
}

## Czego wymagają zadania i próby.

ask-sentence = { $words }.
ask-reward = Nagroda: { $words }.
ask-failure = W przeciwnym razie: { $words }.
ask-dungeon = przy znaczniku ukończ loch ({ $dungeon })
ask-foes = { $n ->
    [one] pokonaj lub usuń w tym miesiącu { $n } wroga
    [few] pokonaj lub usuń w tym miesiącu { $n } wrogów
    [many] pokonaj lub usuń w tym miesiącu { $n } wrogów
   *[other] pokonaj lub usuń w tym miesiącu { $n } wroga
}
ask-cleanses = { $n ->
    [one] w tym miesiącu łącznie { $n } oczyszczenie, a potem akcja zadania przy znaczniku
    [few] w tym miesiącu łącznie { $n } oczyszczenia, a potem akcja zadania przy znaczniku
    [many] w tym miesiącu łącznie { $n } oczyszczeń, a potem akcja zadania przy znaczniku
   *[other] w tym miesiącu łącznie { $n } oczyszczenia, a potem akcja zadania przy znaczniku
}
ask-marker = przy znaczniku: { $words }
ask-clean = przy znaczniku, gdy budynek nie ma czaszek: { $words }
ask-holder = przy znaczniku, jako bohater z Czarnym znamieniem: { $words }
ask-more = { $words } (zależnie od liczby bohaterów, maksymalnie: { $more })
ask-have = miej { $things }
ask-different = { $n ->
    [one] użyj { $n } przewagi
    [few] użyj { $n } przewag różnych typów
    [many] użyj { $n } przewag różnych typów
   *[other] użyj { $n } przewagi różnych typów
}
ask-same = { $n ->
    [one] użyj { $n } przewagi
    [few] użyj { $n } przewag jednego typu
    [many] użyj { $n } przewag jednego typu
   *[other] użyj { $n } przewagi jednego typu
}
ask-trial = { $region }: { $words }.

## The tables of values, on the page of sources

table-adversaries = Arcywrogowie
table-buildings = Budynki
table-cards = Karty walki
table-companions = Towarzysze
table-foes = Wrogowie
table-gear = Ekwipunek
table-goals = Cele główne
table-heroes = Bohaterowie
table-knobs = Liczby gry
table-months = Miesiące
table-potions = Mikstury
table-quest_items = Przedmioty zadań
table-quests = Zadania miesiąca
table-regions = Regiony
table-rooms_cave = Komnaty jaskiń
table-rooms_encampment = Komnaty obozowisk
table-rooms_tomb = Komnaty grobowców
table-rooms_shrine = Komnaty świątyń
table-rooms_fortress = Komnaty twierdz
table-rooms_ruins = Komnaty ruin
table-rooms_east = Karawana Wschodu
table-rooms_north = Karawana Północy
table-rooms_west = Karawana Zachodu
table-rooms_tower = Komnaty Wieży
table-tower = Wnętrze Wieży
table-treasures = Skarby
table-trials = Próby bohaterskie
table-virtues = Cnoty
table-tower_top = Górny bęben
table-tower_middle = Środkowy bęben
table-tower_bottom = Dolny bęben

## The values, on the page of sources and at the marks

value-attributes = cechy
value-deck = karty walki
value-acts = wydarzenie arcywroga
value-board = działanie na planszy
value-free = efekt darmowy
value-cost = koszt
value-enhanced = efekt ulepszony
value-ladder = wyniki
value-mild_results = łagodniejsze wyniki
value-gives = przewagi
value-effect = efekt
value-terrain = teren
value-event = wydarzenie
value-sells = płatne przewagi
value-amount = liczba
value-level = poziom
value-tokens = żetony
value-strike = uderzenia
value-mild_strikes = łagodniejsze uderzenia
value-zaida_markers = Zaida: miejsca
value-zaida_treasures = Zaida: skarby
value-zaida_virtues = Zaida: cnoty
value-zaida_spirit = Zaida: energia
value-gleb_marker = Gleb: miejsce
value-gleb_warriors = Gleb: wojownicy
value-gleb_gear = Gleb: ekwipunek
value-hakan_marker = Hakan: miejsce
value-hakan_potions = Hakan: mikstury
value-hakan_treasures = Hakan: skarby
value-letha_trees = Letha: drzewa oblężnicze
value-letha_ring = Letha: drzewa przy Wieży
value-letha_spirit = Letha: energia
value-miras_caravans = Miras: karawany
value-miras_attributes = Miras: cechy
value-tomas_dungeons = Tomas: lochy
value-vasa_skulls = Vasa: czaszki
value-vasa_spirit = Vasa: energia
value-grigor_advantages = Grigor: przewagi
value-grigor_bonds = Grigor: więzy
value-yana_level = Yana: poziom wroga
value-yana_spirit = Yana: energia
value-not_at_start = cele bez znacznika na początku
value-banner = akcja sztandaru
value-warriors = wojownicy na start
value-spirit = energia na start
value-move = ruch
value-heroic_spirit = energia za akcję bohaterską
value-corruptions = skażenia bohatera
value-treasures = skarby bohatera
value-weak_treasures = skarby przy Słabości
value-suspicious_potions = mikstury przy Podejrzliwości
value-market = skarby na rynku
value-skulls_on_building = czaszki na budynku
value-fire_warriors = wojownicy straceni na rzece ognia
value-spores = zarodniki bohatera
value-cursed_cap = przewagi przy Klątwie
value-skulls_start = czaszki na start
value-start_level_2 = wrogowie poziomu 2 na start
value-start_level_3 = wrogowie poziomu 3 na start
value-months = miesiące
value-month_turns = tury w miesiącu
value-month_offsets = tury więcej lub mniej
value-gritty_turns = dodatkowe tury w grze bezlitosnej
value-empty_slot_from = długość, od której jest tura bez wydarzenia
value-dungeon_rooms = komnaty lochu
value-extra_door = dodatkowe drzwi raz na
value-adversary_step = początkowy stopień kart arcywroga
value-quest_scale = koszt zadań według bohaterów
value-adv_cap = przewagi w akcji
value-adv_floor = najniższy limit przewag
value-mutations = mutacje
value-haggle = ścianki kości targowania
value-haggle_warriors = wojownicy z kości targowania
value-trials_needed = próby do zaliczenia
value-glyph_tax = energia za glif
value-tempted_tax = energia przy Pokusie
value-double_spirit = energia za podwojenie ruchu
value-feral_spirit = energia przy Zdziczeniu
value-lost_spirit = energia przy Zagubieniu
value-cruel_spirit = energia przy Okrucieństwie
value-greedy_spirit = energia przy Chciwości
value-haggle_potions = mikstury z kości targowania
value-haggle_gear = ekwipunek z kości targowania
value-sale_spirit = zniżka na skarb, w energii
value-adversary_moves = ruchy arcywroga
value-fire_month = miesiąc kolejnych rzek ognia
value-fourth_month = miesiąc pierwszego uderzenia poziomu 4 w grze solo
value-late_quests = pierwszy miesiąc późnych zadań
value-late_dungeons = pierwszy miesiąc dużych lochów
value-trade_refusals = nieudane próby w turze, po których nikogo już się nie pyta
value-strikes = uderzenia
value-spawns = nowi wrogowie
value-growth = eskalacja
value-gritty_growth = eskalacja w grze bezlitosnej
value-stirs = co robi Wieża
value-gritty_acts = wydarzenia arcywroga w grze bezlitosnej
value-companions = wydarzenia towarzyszy
value-wares = nowe towary
value-copies = liczba kart
value-origin = zadanie, które go daje
value-kind = rodzaj
value-companion = towarzysz
value-place = miejsce
value-region = region
value-asks = wymagania
value-dungeon = loch
value-building = budynek
value-clean = budynek bez czaszek
value-item = nagroda
value-cleanses = budynki do oczyszczenia
value-success = sukces
value-adversary = arcywróg
value-failure = porażka
value-built = z budynkiem lub bez
value-holder = dla bohatera z Czarnym znamieniem
value-foes = wrogowie do pokonania
value-kingdom = królestwo
value-land = granice lądowe
value-river = rzeki
value-edge = brzeg mapy
value-tower = przy Wieży
value-first = wynik
value-improved = wynik po przewadze
value-faces = glify
value-pocket = czaszki za zsypem
value-chutes = zsypy
value-azkol = skarb Azkola
value-type = typ
value-what = czego wymaga
value-count = liczba
value-when = kiedy
value-spent = karta jest zużywana
value-per_turn = razy na turę
value-per_battle = razy na walkę

## Słowa z danych, tam gdzie się je zmienia

word-none = brak
word-always = zawsze
word-building = przy budynku
word-battle = w walce
word-level_4 = przeciw wrogom 4. poziomu
word-adversary = przeciw arcywrogowi
word-caravan = w karawanie
word-dungeon = w lochu
word-doubled = przy podwojonym ruchu
word-clean_buildings = za każdy czysty budynek w pobliżu
word-desert = na pustyni
word-hills = na wzgórzach
word-mountains = w górach
word-lake = nad jeziorem
word-forest = w lesie
word-grasslands = na równinach
word-seal = znika pieczęć
word-turn = obraca się bęben
word-churn = bębny i czaszki się mieszają
word-seal_and_turn = znika pieczęć i obraca się bęben
word-plain = targ
word-sale = wyprzedaż
word-recruit = towarzysz do werbunku
word-gift = dar
word-early = arcywróg, na początku
word-late = arcywróg, pod koniec
word-region = region
word-terrain = rodzaj terenu
word-ring = wokół Wieży
word-nowhere = gdziekolwiek
word-compassion = współczucie
word-prowess = biegłość
word-sacrifice = poświęcenie
word-valor = męstwo
word-spend = wydaj
word-have = miej
word-different = miej różne
word-same = miej takie same

## field

field-heroes = Bohaterowie
field-month = Miesiąc
field-turn = Tura miesiąca
field-warriors = Wojownicy
field-spirit = Duch
field-spores = Zarodniki
field-region = Kraina
field-items = Przedmioty
field-Hero_active = Aktywne cnoty
field-corruptions = Zepsucia
field-companions = Towarzysze
field-buildings = Czaszki na budynkach, −1: zniszczony
field-removed = Czaszki, które odpadły z gry
field-seals = Pieczęcie na Wieży
field-rivers = Płonące rzeki
field-foes = Wrogowie na planszy
field-kind = Rodzaj
field-potions = Talia mikstur, ostatnia karta jest następna
field-treasures = Talia skarbów, ostatnia karta jest następna
field-market = Targ skarbów
field-box = Przedmioty z misji w pudełku
field-gone = Przedmioty, które odpadły z gry

## counted

counted-skulls = czaszki
counted-companions = towarzysze
counted-foe_tokens = żetony wrogów

## flaw

flaw-hero_twice = { $hero }: tym bohaterem gra już ktoś inny
flaw-home_twice = { $kingdom }: to już ojczyzna kogoś innego
flaw-too_corrupt = za dużo zepsucia ({ $n }): gdy jest więcej niż { $most }, gra jest przegrana
flaw-virtue_lost = cnota, która odpadła z gry, nie może być aktywna
flaw-unsorted = przedmioty muszą leżeć w kolejności numerów gry
flaw-other_foe = { $foe }: tych wrogów nie ma w tej partii
flaw-too_many_foes = { $foe }: żetonów jest tylko { $most }
flaw-other_level = { $foe }: to wrogowie innego poziomu
