# Kingdom Rush po polsku. Zasady są w rules.pl.toml.

nobody = nikt
nothing = nic
copy = { $name } ({ $n })
hero_board = plansza bohatera
upgraded = ulepszenie: { $tower }
unchanged = bez ulepszenia
seat_hero = { $seat } ({ $hero })
bench_hero = { $hero } (rezerwa)
hearts_short = ♥ { $hearts }
tile = Żeton { $shape }, obrażenia { $damage }
unknown_card = Karta: { $band }

## game

game-name = Kingdom Rush
game-tagline = Elemental Uprising: wieże i bohaterowie ramię w ramię. Każda horda to łamigłówka, którą trzeba rozwiązać, zanim dotrze do bramy.

## count

count-gold = { $n ->
    [one] { $n } złoto
    [few] { $n } złota
    [many] { $n } złota
   *[other] { $n } złota
}
count-crystals = { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
    [many] { $n } kryształów
   *[other] { $n } kryształu
}
count-hearts = { $n ->
    [one] { $n } serce
    [few] { $n } serca
    [many] { $n } serc
   *[other] { $n } serca
}
count-skulls = { $n ->
    [one] { $n } czaszkę
    [few] { $n } czaszki
    [many] { $n } czaszek
   *[other] { $n } czaszki
}

## phase

phase-0 = Początek rundy
phase-1 = Przywołanie
phase-2 = Wieże i bohaterowie
phase-3 = Zniszczenie hord
phase-4 = Ruch hord
phase-5 = Powrót kart na rękę
phase-6 = Zakupy

## colour

colour-0 = czerwony
    .neuter = czerwone
colour-1 = niebieski
    .neuter = niebieskie
colour-2 = żółty
    .neuter = żółte
colour-3 = zielony
    .neuter = zielone
colour-4 = biały
    .neuter = białe

## facing

facing-0 = w górę
facing-1 = w prawo
facing-2 = w dół
facing-3 = w lewo
mode-0 = Większe, wzdłuż strzałek
mode-1 = Mniejsze, na dowolną hordę
mode-2 = Atak 3
mode-3 = Atak 4

## direction

direction-N = w górę
direction-NE = w górę w prawo
direction-E = w prawo
direction-SE = w dół w prawo
direction-S = w dół
direction-SW = w dół w lewo
direction-W = w lewo
direction-NW = w górę w lewo

## reach

reach-0 = na hordy w zasięgu
reach-1 = na każdą hordę w zasięgu
reach-2 = na dowolną hordę
reach-3 = na hordę pod bohaterem
reach-4 = na hordy obok celu

## shape

shape-M1 = 1×1
shape-D2 = 2×1
shape-I3 = 3×1
shape-L3 = L
shape-O4 = 2×2

## damage

damage-physical = fizyczne
damage-magic = magiczne
damage-true = bezpośrednie

## family

family-archer = Łucznicze
family-mage = Magów
family-artillery = Artyleryjskie
family-soldier = Żołnierskie

## supply

supply-archer = łucznicy
supply-mage = magowie
supply-knife = dzidy
supply-artillery = artyleria
supply-magic = kwiat magiczny
supply-fire = kwiat ognia
supply-frost = kwiat mrozu
supply-storm = kwiat burzy
supply-alric = Alric
supply-bruxa = Bruxa
supply-dierdre = Dierdre
supply-elora = Elora
supply-saitam = Saitam
supply-alleria = Alleria
supply-magnus = Magnus
supply-veznan = Vez'nan
supply-lynn = Lynn
supply-soul = Vez'nan, specjalne

## band

band-green = zielona
band-blue = niebieska
band-yellow = żółta
band-red = czerwona
band-purple = fioletowa
band-pumpkin = dynia
band-champion = czempion
band-boss = boss
band-rift = rozdarcie

## token

token-gold = złoto
token-crystal = kryształ
token-heart = serce
token-soldier = Żołnierz
token-totem = Totem
token-warrior = Piaskowy wojownik
token-wildcat = Żbik
token-waiting = Czeka na jego odpoczynek
token-skull = Czaszki
token-tentacle = Macka
token-protection = Ochrona
token-event = Znacznik wydarzenia

## crevasse

crevasse-gaping = ziejąca
crevasse-cracked = pęknięta

## environment

environment-lava = Jeziorko lawy
environment-crevasse = Szczelina
environment-pool = Odmęt

## difficulty

difficulty-easy = Łatwy
difficulty-standard = Standardowy
difficulty-hard = Trudny
difficulty-iron = Żelazne wyzwanie
difficulty-heroic = Heroiczne wyzwanie

## tower

tower-ARC1 = Wieża łuczników
    .acc = Wieżę łuczników
    .gen = Wieży łuczników
tower-ARC2 = Wieża strzelców
    .acc = Wieżę strzelców
    .gen = Wieży strzelców
tower-ARC3 = Wieża strzelców wyborowych
    .acc = Wieżę strzelców wyborowych
    .gen = Wieży strzelców wyborowych
tower-ARC4a = Fort kuszników
    .acc = Fort kuszników
    .gen = Fortu kuszników
tower-ARC4b = Plemienni topornicy
    .acc = Plemiennych toporników
    .gen = Plemiennych toporników
tower-MAG1 = Gildia magów
    .acc = Gildię magów
    .gen = Gildii magów
tower-MAG2 = Gildia adeptów
    .acc = Gildię adeptów
    .gen = Gildii adeptów
tower-MAG3 = Wieża czarodziejów
    .acc = Wieżę czarodziejów
    .gen = Wieży czarodziejów
tower-MAG4a = Wieża arcymaga
    .acc = Wieżę arcymaga
    .gen = Wieży arcymaga
tower-MAG4b = Wieża nekromanty
    .acc = Wieżę nekromanty
    .gen = Wieży nekromanty
tower-ART1 = Krasnoludzka bombarda
    .acc = Krasnoludzką bombardę
    .gen = Krasnoludzkiej bombardy
tower-ART2 = Krasnoludzka artyleria
    .acc = Krasnoludzką artylerię
    .gen = Krasnoludzkiej artylerii
tower-ART3 = Krasnoludzka haubica
    .acc = Krasnoludzką haubicę
    .gen = Krasnoludzkiej haubicy
tower-ART4a = Mech bojowy T200
    .acc = Mecha bojowego T200
    .gen = Mecha bojowego T200
tower-ART4b = DWAARP
    .acc = DWAARP
    .gen = DWAARP
tower-SOL1 = Koszary milicji
    .acc = Koszary milicji
    .gen = Koszar milicji
tower-SOL2 = Koszary piechoty
    .acc = Koszary piechoty
    .gen = Koszar piechoty
tower-SOL3 = Koszary rycerzy
    .acc = Koszary rycerzy
    .gen = Koszar rycerzy
tower-SOL4a = Gildia zabójców
    .acc = Gildię zabójców
    .gen = Gildii zabójców
tower-SOL4b = Templariusze
    .acc = Templariuszy
    .gen = Templariuszy

## hero

hero-alric = Alric
    .acc = Alrica
    .ins = Alrikiem
hero-bruxa = Bruxa
    .acc = Bruxę
    .ins = Bruxą
hero-dierdre = Dierdre
    .acc = Dierdre
    .ins = Dierdre
hero-elora = Elora Wintersong
    .acc = Elorę Wintersong
    .ins = Elorą Wintersong
hero-saitam = Saitam
    .acc = Saitama
    .ins = Saitamem
hero-alleria = Alleria Swiftwind
    .acc = Allerię Swiftwind
    .ins = Allerią Swiftwind
hero-magnus = Magnus Spellbane
    .acc = Magnusa Spellbane'a
    .ins = Magnusem Spellbane'em
hero-veznan = Vez'nan
    .acc = Vez'nana
    .ins = Vez'nanem
hero-lynn = Lynn
    .acc = Lynn
    .ins = Lynn

## skill

skill-alric = Piaskowi wojownicy
skill-bruxa = Mroczne sekrety
skill-dierdre = Skrzydła światła, Święte światło
skill-elora = Nadchodzi zima
skill-saitam = Potężny naczelny
skill-alleria = Żbik
skill-magnus = Echo magii
skill-veznan = Mroczny pakt
skill-lynn = Urok

## ability

ability-alric_1 = Nawałnica ciosów
ability-alric_2 = Z krwi i piasku
ability-alric_3 = Precz, cieniu
ability-alric_4 = Nieustraszeni
ability-bruxa_1 = Słuszna nagroda
ability-bruxa_2 = Rechoczące czaszki
ability-bruxa_3 = Aura grozy
ability-bruxa_4 = Taniec kości
ability-dierdre_1 = Anioł stróż
ability-dierdre_2 = Konsekracja
ability-dierdre_3 = Zmów pacierz
ability-dierdre_4 = Gniew niebios
ability-elora_1 = Zamieć
ability-elora_2 = Ochłoń
ability-elora_3 = Lodowa zbroja
ability-elora_4 = Wieczna zmarzlina
ability-saitam_1 = Boska furia
ability-saitam_2 = Asante Sana, Hasta la Vista
ability-saitam_3 = Wirujący kij
ability-saitam_4 = Małpia dłoń
ability-alleria_1 = Niczym wiatr
ability-alleria_2 = Deszcz strzał
ability-alleria_3 = Skok
ability-alleria_4 = Przeszywający strzał
ability-magnus_1 = Abrakadabra
ability-magnus_2 = Magiczna burza
ability-magnus_3 = Wiedza to potęga
ability-magnus_4 = Miraż
ability-veznan_1 = Żniwo dusz
ability-veznan_2 = Pociski cienia
ability-veznan_3 = Wspólna męka
ability-veznan_4 = Krąg ciemności
ability-lynn_1 = Klątwa osłabienia
ability-lynn_2 = Burza ostrzy
ability-lynn_3 = Rozpacz
ability-lynn_4 = Przypieczętowany los

## modifier

modifier-MB1 = Żeton obrażeń artyleryjskich 2×1
    .acc = Żeton obrażeń artyleryjskich 2×1
    .gen = Żetonu obrażeń artyleryjskich 2×1
modifier-MB2 = Żeton obrażeń 1×1
    .acc = Żeton obrażeń 1×1
    .gen = Żetonu obrażeń 1×1
modifier-MB3 = Obrażenia bezpośrednie
    .acc = Obrażenia bezpośrednie
    .gen = Obrażeń bezpośrednich
modifier-MB4 = Atak precyzyjny
    .acc = Atak precyzyjny
    .gen = Ataku precyzyjnego
modifier-MB5 = Dodatkowy żołnierz
    .acc = Dodatkowego żołnierza
    .gen = Dodatkowego żołnierza
modifier-MB6 = Dodatkowe miejsce budowy
    .acc = Dodatkowe miejsce budowy
    .gen = Dodatkowego miejsca budowy
modifier-MA1 = Wytchnienie
    .acc = Wytchnienie
    .gen = Wytchnienia
modifier-MA2 = Zysk
    .acc = Zysk
    .gen = Zysku
modifier-MA3 = Powrót
    .acc = Powrót
    .gen = Powrotu
modifier-MA4 = Odrodzenie
    .acc = Odrodzenie
    .gen = Odrodzenia
modifier-MF1 = Sokolnik
    .acc = Sokolnika
    .gen = Sokolnika
modifier-MF2 = Drugi Sokolnik
    .acc = Drugiego Sokolnika
    .gen = Drugiego Sokolnika

## flower

flower-magic = Kwiat magiczny
flower-fire = Kwiat ognia
flower-earth = Kwiat ziemi
flower-frost = Kwiat mrozu
flower-storm = Kwiat burzy

## horde

horde-G01 = Zwiadowcy goblinów
    .acc = Zwiadowców goblinów
    .number = plural
horde-G02 = Zgraja goblinów
    .acc = Zgraję goblinów
    .number = singular
horde-G03 = Szereg goblinów
    .acc = Szereg goblinów
    .number = singular
horde-G04 = Gobliny w narożnikach
    .acc = Gobliny w narożnikach
    .number = plural
horde-G05 = Klin goblinów
    .acc = Klin goblinów
    .number = singular
horde-G06 = Kolumna goblinów
    .acc = Kolumnę goblinów
    .number = singular
horde-G07 = Szlak goblinów
    .acc = Szlak goblinów
    .number = singular
horde-G08 = Banda goblinów
    .acc = Bandę goblinów
    .number = singular
horde-G09 = Para wulfów
    .acc = Parę wulfów
    .number = singular
horde-G10 = Pogoń wulfów
    .acc = Pogoń wulfów
    .number = singular
horde-G11 = Goblin biegacz
    .acc = Goblina biegacza
    .number = singular
horde-G12 = Młody szaman
    .acc = Młodego szamana
    .number = singular
horde-B01 = Oddział orków
    .acc = Oddział orków
    .number = singular
horde-B02 = Mur orków
    .acc = Mur orków
    .number = singular
horde-B03 = Krąg orków
    .acc = Krąg orków
    .number = singular
horde-B04 = Krąg szamanów
    .acc = Krąg szamanów
    .number = singular
horde-B05 = Jeźdźcy worgów
    .acc = Jeźdźców worgów
    .number = plural
horde-B06 = Chronione orki
    .acc = Chronione orki
    .number = plural
horde-B07 = Widmowe orki
    .acc = Widmowe orki
    .number = plural
horde-B08 = Bandyccy łucznicy
    .acc = Bandyckich łuczników
    .number = plural
horde-B09 = Gargulce
    .acc = Gargulce
    .number = plural
horde-B10 = Gobliny miotacze
    .acc = Gobliny miotacze
    .number = plural
horde-B11 = Ogr
    .acc = Ogra
    .number = singular
horde-B12 = Ogr i gobliny
    .acc = Ogra i gobliny
    .number = plural
horde-Y01 = Tarczownicy
    .acc = Tarczowników
    .number = plural
horde-Y02 = Linia pawęży
    .acc = Linię pawęży
    .number = singular
horde-Y03 = Zwierciadlana straż
    .acc = Zwierciadlaną straż
    .number = singular
horde-Y04 = Piaskowe zjawy
    .acc = Piaskowe zjawy
    .number = plural
horde-Y05 = Pustynni łucznicy
    .acc = Pustynnych łuczników
    .number = plural
horde-Y06 = Bliźniaczy szamani
    .acc = Bliźniaczych szamanów
    .number = plural
horde-Y07 = Łupieżcy na worgach
    .acc = Łupieżców na worgach
    .number = plural
horde-Y08 = Klucz gargulców
    .acc = Klucz gargulców
    .number = singular
horde-Y09 = Para ogrów
    .acc = Parę ogrów
    .number = singular
horde-Y10 = Kamienny golem
    .acc = Kamiennego golema
    .number = singular
horde-R01 = Orczy czempioni
    .acc = Orczych czempionów
    .number = plural
horde-R02 = Zastęp widm
    .acc = Zastęp widm
    .number = singular
horde-R03 = Chronieni jeźdźcy
    .acc = Chronionych jeźdźców
    .number = plural
horde-R04 = Falanga tarcz
    .acc = Falangę tarcz
    .number = singular
horde-R05 = Fantomy wydm
    .acc = Fantomy wydm
    .number = plural
horde-R06 = Burzowe harpie
    .acc = Burzowe harpie
    .number = plural
horde-R07 = Golem z eskortą
    .acc = Golema z eskortą
    .number = singular
horde-R08 = Magmowy osiłek
    .acc = Magmowego osiłka
    .number = singular
horde-R09 = Zapieczętowany kult
    .acc = Zapieczętowany kult
    .number = singular
horde-R10 = Szamani wojny
    .acc = Szamanów wojny
    .number = plural
horde-P01 = Fala popiołu
    .acc = Falę popiołu
    .number = singular
horde-P02 = Jeźdźcy żaru
    .acc = Jeźdźców żaru
    .number = plural
horde-P03 = Żelazna falanga
    .acc = Żelazną falangę
    .number = singular
horde-P04 = Zwierciadlana falanga
    .acc = Zwierciadlaną falangę
    .number = singular
horde-P05 = Bliźniacze golemy
    .acc = Bliźniacze golemy
    .number = plural
horde-P06 = Wodzowie ogrów
    .acc = Wodzów ogrów
    .number = plural
horde-P07 = Nocne wiwerny
    .acc = Nocne wiwerny
    .number = plural
horde-P08 = Zawoalowani łupieżcy
    .acc = Zawoalowanych łupieżców
    .number = plural
horde-P09 = Sabat zguby
    .acc = Sabat zguby
    .number = singular
horde-P10 = Awatar żywiołów
    .acc = Awatara żywiołów
    .number = singular
horde-K01 = Rój dyń
    .acc = Rój dyń
    .number = singular
horde-K02 = Toczące się dynie
    .acc = Toczące się dynie
    .number = plural
horde-C1 = Wódz goblinów
    .acc = Wodza goblinów
    .number = singular
horde-C2 = Jack O'Lantern
    .acc = Jacka O'Lanterna
    .number = singular
horde-C3 = Czempion cieni
    .acc = Czempiona cieni
    .number = singular
horde-C4 = Anoobis
    .acc = Anoobisa
    .number = singular
horde-LA1 = Lewiatan: Młócące ramiona
    .acc = Lewiatana: Młócące ramiona
    .number = singular
horde-LA2 = Lewiatan: Skóra w pąklach
    .acc = Lewiatana: Skóra w pąklach
    .number = singular
horde-LA3 = Lewiatan: Paszcza
    .acc = Lewiatana: Paszcza
    .number = singular
horde-LA4 = Lewiatan: Serce głębin
    .acc = Lewiatana: Serce głębin
    .number = singular
horde-LB1 = Władca żywiołów: Kamienna skorupa
    .acc = Władcę żywiołów: Kamienna skorupa
    .number = singular
horde-LB2 = Władca żywiołów: Płaszcz płomieni
    .acc = Władcę żywiołów: Płaszcz płomieni
    .number = singular
horde-LB3 = Władca żywiołów: Welon mrozu
    .acc = Władcę żywiołów: Welon mrozu
    .number = singular
horde-LB4 = Władca żywiołów: Serce burzy
    .acc = Władcę żywiołów: Serce burzy
    .number = singular

## boss

boss-LA = Lewiatan
boss-LB = Władca żywiołów

## behaviour

behaviour-LA_a = Pochwycenie
behaviour-LA_b = Prąd wsteczny
behaviour-LA_c = Miażdżąca fala
behaviour-LA_d = Fala przypływu
behaviour-LA_e = Wylęg
behaviour-LB_1 = Spalone fundamenty
behaviour-LB_2 = Wstrząs z rozdarcia
behaviour-LB_3 = Głęboki mróz
behaviour-LB_4 = Nawałnica
behaviour-LB_5 = Rozniecenie

## rift

rift-E01 = Wiatr w plecy
rift-E02 = Erupcja
rift-E03 = Wstrząs
rift-E04 = Przypływ
rift-E05 = Nagły chłód
rift-E06 = Więdnięcie
rift-E07 = Wiosenny deszcz
rift-E08 = Deszcz popiołu
rift-E09 = Zryw
rift-E10 = Fala uderzeniowa
rift-E11 = Zagubiona karawana
rift-E12 = Kamienna osłona
rift-E13 = Mgła
rift-E14 = Podwójne rozdarcie
rift-E15 = Ostatni bastion

## icon

icon-fast = szybka
icon-heal = leczenie grupowe
icon-sniper = snajper
icon-elusive = nieuchwytna
icon-flying = latająca
icon-big = wielki wróg
icon-tough = twardy wróg
icon-magic_only = odporność na obrażenia fizyczne
icon-physical_only = odporność na obrażenia magiczne
icon-specific = odporność szczególna
icon-shield_physical = tarcza przed obrażeniami fizycznymi
icon-shield_magic = tarcza przed obrażeniami magicznymi
icon-champion = czempion
icon-boss = boss

## Co robią karty, symbole i elementy, w skrócie. Wieże mają tu nazwę z kart, które w polskim
## wydaniu są po angielsku.

effect-ARC1 = Archer Tower. Żeton na hordę w zasięgu albo mniejszy na dowolną hordę.
effect-ARC2 = Marksman Tower. Żeton na hordę w zasięgu albo mniejszy na dowolną hordę.
effect-ARC3 = Sharpshooter Tower. Dwa żetony na jedną hordę w zasięgu albo dwa mniejsze na dowolne hordy.
effect-ARC4a = Crossbow Fort. Dwa żetony na dowolne hordy. Daje dwóch Sokolników.
effect-ARC4b = Tribal Axethrowers. Trzy żetony na jedną hordę w zasięgu albo trzy mniejsze na dowolne hordy.
effect-MAG1 = Mage Guild. Żeton na hordę wskazaną strzałką.
effect-MAG2 = Adept Guild. Duży żeton na hordę wskazaną strzałką.
effect-MAG3 = Wizard Tower. Trzy żetony na hordy w zasięgu.
effect-MAG4a = Archmage Tower. Trzy żetony na hordy w zasięgu i jeden na dowolną hordę.
effect-MAG4b = Necromancer Tower. Żołnierz i totem na każdą sąsiednią hordę. Obrażenia bezpośrednie.
effect-ART1 = Dwarven Bombard. Mały żeton na każdą hordę w zasięgu.
effect-ART2 = Dwarven Artillery. Żeton na każdą hordę w zasięgu.
effect-ART3 = Dwarven Howitzer. Żeton na każdą sąsiednią hordę.
effect-ART4a = Battle-Mecha T200. Duży żeton na hordę w zasięgu, potem po jednym na każdą hordę sąsiadującą z nią.
effect-ART4b = Żeton na każdą sąsiednią hordę, potem jeden na hordę w zasięgu.
effect-SOL1 = Militia Barracks. Żołnierz, który rzuca dzidą w sąsiednią hordę.
effect-SOL2 = Footmen Barracks. Dwaj żołnierze, z których jeden rzuca dzidą.
effect-SOL3 = Knights Barracks. Dwaj żołnierze w dowolnych kierunkach, każdy rzuca dzidą.
effect-SOL4a = Assassin's Guild. Dwaj żołnierze i dwie dzidy, obrażenia bezpośrednie. Na jej miejscu budowy zmieści się jeszcze jedna wieża.
effect-SOL4b = Templar Knights. Sąsiedni bohater odzyskuje 1 punkt zdrowia. Dwaj żołnierze, dwie dzidy.
effect-alric = Dwaj piaskowi wojownicy zatrzymują hordy, nie doznając obrażeń, i mogą się poświęcić za bohatera.
effect-bruxa = Zyskuje czaszkę, gdy ginie horda na jej polu lub obok. Na początku jej aktywacji: mały żeton na sąsiednią hordę za każdą czaszkę.
effect-dierdre = Przed ruchem może polecieć na dowolne pole. Gdy z hordy znika żołnierz, jego miejsce zajmuje mały żeton obrażeń bezpośrednich.
effect-elora = Na początku jej aktywacji: jeszcze jeden żeton na każdą hordę z jej żetonami.
effect-saitam = Mały żeton na każdą hordę, którą opuszcza. Po ataku może poruszyć się dalej.
effect-alleria = Jej żbik zatrzymuje hordę, nie doznając obrażeń, i zakrywa dwie kratki. Raz w rundzie porusza się najwyżej o 3 pola.
effect-magnus = Po każdej zdolności jeszcze jeden mały żeton na dowolną hordę.
effect-veznan = Do ataku podstawowego dokłada specjalny żeton obrażeń bezpośrednich. Gdzie leżą żetony specjalne, nagroda czeka na jego odpoczynek; nigdy nie trafiają na bossów.
effect-lynn = Po ataku podstawowym mały żeton obrażeń magicznych na sąsiednią hordę.
effect-alric_1 = Dwa małe żetony i jeden na dwie kratki na hordę pod nim.
effect-alric_2 = Obaj piaskowi wojownicy przychodzą na jego pole; jeden żeton na hordę pod nim.
effect-alric_3 = Żeton L obrażeń bezpośrednich na każdą hordę za każdego piaskowego wojownika na niej; potem wszyscy wracają na planszę.
effect-alric_4 = Pasywna: piaskowi wojownicy używają kwiatów i elementów krajobrazu oraz uderzają hordy, które opuszczają.
effect-bruxa_1 = Zyskuje 2 czaszki.
effect-bruxa_2 = Wydaje czaszki: za każdą żeton na hordę w zasięgu.
effect-bruxa_3 = Wydaje czaszki: za każdą jeden bohater zyskuje ochronę.
effect-bruxa_4 = Pasywna: miejsce na 4 czaszki, ale tylko 1 punkt zdrowia.
effect-dierdre_1 = Bohater na jej polu lub obok odzyskuje całe zdrowie i zyskuje ochronę; mały żeton na hordę pod nim.
effect-dierdre_2 = Sąsiednia wieża 1. poziomu wraca na rękę właściciela, by można ją było zagrać ponownie.
effect-dierdre_3 = Pasywna, zamiast Świętego światła: z pierwszym żołnierzem na hordzie trafia na nią też mały żeton obrażeń bezpośrednich.
effect-dierdre_4 = Dwa żetony obrażeń bezpośrednich na jedną dowolną hordę.
effect-elora_1 = Trzy małe żetony na dowolne hordy.
effect-elora_2 = Do trzech żetonów obrażeń bezpośrednich na hordy z jej żetonami.
effect-elora_3 = Ochrona dla bohaterów na hordach z co najmniej 3 kratkami pod jej żetonami.
effect-elora_4 = Do trzech żetonów obrażeń bezpośrednich czeka przy stosach przywołania na następne hordy.
effect-saitam_1 = Ochrona; jeśli stoi na hordzie, żeton obrażeń bezpośrednich za każdy żeton i każdego żołnierza na niej.
effect-saitam_2 = Ruch najwyżej o 5 dodatkowych pól.
effect-saitam_3 = Żeton obrażeń bezpośrednich na każdą sąsiednią hordę.
effect-saitam_4 = Pasywna: ruch większy o 1; horda, na której stoi, nic nie robi w fazie 4.
effect-alleria_1 = Każdy bohater na planszy gry może się poruszyć o 2 pola. Potem mały żeton na dowolną hordę.
effect-alleria_2 = Dwa żetony na dwie kratki na sąsiednie hordy.
effect-alleria_3 = Żbik skacze na dowolną hordę, na której się mieści; jeden żeton na tę hordę.
effect-alleria_4 = Żeton L obrażeń bezpośrednich na dowolną hordę.
effect-magnus_1 = Stawia dowolnego bohatera na dowolnym polu; jeden żeton na hordę, która tam jest.
effect-magnus_2 = Dwa żetony na dwie kratki na dwie różne, dowolne hordy.
effect-magnus_3 = Używa zdolności innego bohatera ze swojego pola. Nie może być pasywna.
effect-magnus_4 = Ochrona dla niego i dla bohaterów na jego polu lub obok.
effect-veznan_1 = Specjalny żeton L obrażeń bezpośrednich na dowolną hordę.
effect-veznan_2 = Dwa żetony na dwie kratki na sąsiednie hordy; nie są specjalne.
effect-veznan_3 = Po małym specjalnym żetonie obrażeń bezpośrednich na najwyżej trzy różne, dowolne hordy.
effect-veznan_4 = Specjalny żeton obrażeń bezpośrednich na każdą sąsiednią hordę.
effect-lynn_1 = Żeton obrażeń bezpośrednich z totemem na dowolną hordę: traci tarczę, leczenie grupowe, nieuchwytność i snajpera.
effect-lynn_2 = Dwa żetony na dwie kratki na hordę pod nią.
effect-lynn_3 = Mały żeton obrażeń bezpośrednich na każdą sąsiednią hordę.
effect-lynn_4 = Żeton L i mały żeton obrażeń bezpośrednich na hordę pod nią.
effect-bench_alric = Stawia dwóch piaskowych wojowników na dowolnych polach; zostają w grze i poruszają się w każdej rundzie.
effect-bench_bruxa = Ruch najwyżej o 3 pola. Dwie czaszki za każdą hordę zniszczoną w tej rundzie; każdą można później wydać na żeton na dowolną hordę.
effect-bench_dierdre = Trzej żołnierze na dowolne hordy; z pierwszym na hordzie trafia na nią też mały żeton.
effect-bench_elora = Trzy małe żetony na jedną hordę; w następnej rundzie jeszcze jeden na każdą hordę z jej żetonami.
effect-bench_saitam = Ruch najwyżej o 8 pól i mały żeton na każdą hordę, na którą wchodzi.
effect-bench_alleria = Porusza się najwyżej o 3 pola, potem używa jednej ze swoich zdolności.
effect-bench_magnus = Porusza się najwyżej o 3 pola, potem używa jednej ze swoich zdolności.
effect-bench_veznan = Porusza się najwyżej o 3 pola, potem używa jednej ze swoich zdolności. To, co wstrzymują jego żetony specjalne, przychodzi na końcu rundy.
effect-bench_lynn = Porusza się najwyżej o 2 pola, potem używa jednej ze swoich zdolności.
effect-MB1 = Dodatkowy żeton na dwie kratki, na wprost.
effect-MB2 = Dodatkowy mały żeton na dowolną hordę.
effect-MB3 = Wszystkie żetony tej wieży zadają obrażenia bezpośrednie.
effect-MB4 = Wszystkie żetony tej wieży można umieścić na dowolnej hordzie.
effect-MB5 = Dodatkowy żołnierz na hordę w zasięgu.
effect-MB6 = Na miejscu budowy tej wieży zmieści się jeszcze jedna.
effect-MA1 = Gdy przekażesz wieżę z ulepszeniem: bohater, który ją dostaje, może od razu odpocząć.
effect-MA2 = Gdy przekażesz wieżę z ulepszeniem: 2 kryształy i 1 złoto.
effect-MA3 = Po ataku: zapłać 1 kryształ, by wziąć wieżę z powrotem na rękę.
effect-MA4 = Wieża zagrana na zwiędłym kwiecie: kwiat znów rozkwita.
effect-MF1 = Dodatkowy mały żeton na hordę w zasięgu; nie zajmuje miejsca na modyfikację.
effect-MF2 = Dodatkowy mały żeton na hordę w zasięgu; nie zajmuje miejsca na modyfikację.
effect-magic = Po jednym małym żetonie obrażeń bezpośrednich na dwie dowolne hordy.
effect-fire = Mały żeton obrażeń bezpośrednich na każdą sąsiednią hordę.
effect-earth = Jeden bohater, gdziekolwiek jest, zyskuje ochronę.
effect-frost = Mały żeton obrażeń bezpośrednich i totem na jedną dowolną hordę.
effect-storm = Mały żeton obrażeń bezpośrednich na dowolną hordę, którą potem przenosi się na dowolne wolne pole ścieżki.
effect-C1 = Żniwiarz: usuwa żołnierzy z siebie i z sąsiednich hord; bohaterowie na nim lub obok doznają 1 obrażenia.
effect-C2 = Strach: strząsa z siebie wszystko, wraca na stos przywołania i zostawia hordę dyń, która od razu się porusza.
effect-C3 = Pożeracz: strząsa żołnierzy i bohaterów i zostawia za sobą ziejącą szczelinę.
effect-C4 = Armia umarłych: wskrzesza zniszczoną hordę.
effect-E01 = Wszystkie hordy oprócz bossa są w tej rundzie szybkie.
effect-E02 = W pobliżu bramy pojawia się jeziorko lawy z 1 złotem.
effect-E03 = Pęknięta szczelina na wolnym miejscu budowy najbliżej tego stosu; wszystkie inne pęknięte stają się ziejące.
effect-E04 = Macka na wolnym miejscu budowy najbliżej bramy.
effect-E05 = W tej rundzie ruch bohaterów jest mniejszy o 1.
effect-E06 = Więdnie jeden kwitnący kwiat, który wybierzecie.
effect-E07 = Wszystkie zwiędłe kwiaty znów rozkwitają.
effect-E08 = W tej rundzie wieże i bohaterowie nie wykonują ataków precyzyjnych.
effect-E09 = Horda najdalej od bramy od razu próbuje wykonać ruch.
effect-E10 = Wszyscy żołnierze wracają do puli.
effect-E11 = Zyskujecie 1 złoto albo 1 kryształ.
effect-E12 = Następna horda z tego stosu ma w tej rundzie ze wszystkich stron tarcze przed obrażeniami fizycznymi.
effect-E13 = Następna horda z tego stosu jest w tej rundzie nieuchwytna.
effect-E14 = Z tego stosu zostaje przywołana jeszcze jedna karta.
effect-E15 = Na końcu fazy 4 wszystkie hordy na ścieżce wdzierają się do Królestwa.
effect-LA_a = Macka na wolnym miejscu budowy najbliżej bossa.
effect-LA_b = Usuwa żołnierzy z bossa i z sąsiednich hord.
effect-LA_c = Bohaterowie na bossie lub obok doznają 1 obrażenia.
effect-LA_d = Boss próbuje wykonać dwa ruchy.
effect-LA_e = Zostaje przywołana wierzchnia karta najwyższego stosu.
effect-LB_1 = Białe miejsce budowy zostaje zniszczone i staje się jeziorkiem lawy.
effect-LB_2 = Wszystkie pęknięte szczeliny stają się ziejące; jeszcze jedna ziejąca otwiera się za bossem.
effect-LB_3 = W następnej aktywacji ruch każdego bohatera jest mniejszy o 1.
effect-LB_4 = Wszystkie hordy oprócz bossa są w tej fazie szybkie.
effect-LB_5 = Usuwa wszystkie żetony z bossa i z sąsiednich hord.

## scenario

scenario-0 = Prolog: Wrogowie na horyzoncie
scenario-1 = 1. Rozkwitające zagrożenia (Blooming Threats)
scenario-2 = 2. Myto wodza
scenario-3 = 3. Skrzydła nad rozdrożem
scenario-4 = 4. Żniwa macek
scenario-5 = 5. Rzeki ognia
scenario-6 = 6. Korzenie z kamienia
scenario-7 = 7. Ziemia się rozstępuje
scenario-8 = 8. Tchnienie zimy
scenario-9 = 9. Zatopiona przeprawa
scenario-10 = 10. Pan grobów
scenario-11 = 11. Oko cyklonu
scenario-12 = 12. Powstanie żywiołów

## generator

generator-g1 = Generator 1

## intro

intro-0 = Kurz na horyzoncie. Macie trzy rundy, by pokazać, co potrafią wasze wieże i bohaterowie.
intro-1 = Przy drodze rozkwitły pierwsze kwiaty. Gobliny też je zauważyły.
intro-2 = Tam, gdzie łączą się dwie drogi, Wódz goblinów pobiera myto. Nie płaćcie.
intro-3 = Krzyżują się tu trzy drogi, a niektórzy wrogowie żadnej nie potrzebują.
intro-4 = Toczą się dynie, macki oplatają miejsca budowy, a na brzeg wychodzi Lewiatan.
intro-5 = Góra się otworzyła. W lawie czeka złoto dla odważnych.
intro-6 = Powstały same kamienie, a kamień nie rozpada się od jednego ciosu.
intro-7 = Gdzie przejdzie Czempion cieni, tam pęka ziemia.
intro-8 = Szron leży na długiej drodze. Niektórych drzwi nie otworzy ani czar, ani strzała.
intro-9 = Dwie bramy, jedna powódź: Lewiatan wrócił po więcej.
intro-10 = Dopóki kroczy Anoobis, nic tu nie leży długo.
intro-11 = Cztery drogi wirują wokół jednej bramy, a z nimi burza.
intro-12 = Wszystkie żywioły, jeden Władca i wy.

## goal

goal-0 = Osiągnąć cel każdej z trzech rund.
goal-1 = Opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-2 = Zniszczyć Wodza goblinów, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-3 = Opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-4 = Zniszczyć Lewiatana, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-5 = Opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-6 = Opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-7 = Zniszczyć Czempiona cieni, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-8 = Opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-9 = Zniszczyć Lewiatana, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-10 = Zniszczyć Anoobisa, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-11 = Opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
goal-12 = Zniszczyć Władcę żywiołów, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.

## defeat

defeat-0 = Przepada ostatnie serce albo runda 3 kończy się z hordą na ścieżce.
defeat-1 = Przepada ostatnie serce albo na początku rundy stosy są puste.
defeat-2 = Jak zawsze, a także gdy Wódz goblinów wedrze się do Królestwa.
defeat-3 = Przepada ostatnie serce albo na początku rundy stosy są puste.
defeat-4 = Jak zawsze, a także gdy Lewiatan wedrze się do Królestwa.
defeat-5 = Przepada ostatnie serce albo na początku rundy stosy są puste.
defeat-6 = Przepada ostatnie serce albo na początku rundy stosy są puste.
defeat-7 = Jak zawsze, a także gdy na końcu rundy są w grze 4 ziejące szczeliny.
defeat-8 = Przepada ostatnie serce albo na początku rundy stosy są puste.
defeat-9 = Jak zawsze, a także gdy Lewiatan wedrze się przez którąś z bram.
defeat-10 = Jak zawsze, a także gdy Anoobis wedrze się do Królestwa.
defeat-11 = Przepada ostatnie serce albo na początku rundy stosy są puste.
defeat-12 = Jak zawsze, a także gdy Władca żywiołów wedrze się do Królestwa.

## Wygenerowane mapy: ich nazwy, o czym są, jak się na nich wygrywa i przegrywa

map_name = { $place } { $of }
map_title = { $name } · etap { $stage }
map_place-0 = Bród
map_place-1 = Przełęcz
map_place-2 = Rozdroże
map_place-3 = Dolina
map_place-4 = Most
map_place-5 = Brama
map_place-6 = Kotlina
map_place-7 = Grań
map_place-8 = Łąka
map_place-9 = Trakt
map_place-10 = Strażnica
map_place-11 = Zakole
map_of-meadow_0 = Koniczyny
map_of-meadow_1 = Ostów
map_of-meadow_2 = Maków
map_of-meadow_3 = Pszczół
map_of-ember_0 = Żaru
map_of-ember_1 = Popiołów
map_of-ember_2 = Dymu
map_of-ember_3 = Iskier
map_of-stone_0 = Kamieni
map_of-stone_1 = Krzemienia
map_of-stone_2 = Olbrzymów
map_of-stone_3 = Urwisk
map_of-frost_0 = Szronu
map_of-frost_1 = Śniegów
map_of-frost_2 = Wilków
map_of-frost_3 = Długich Nocy
map_of-deep_0 = Trzcin
map_of-deep_1 = Mgieł
map_of-deep_2 = Czapli
map_of-deep_3 = Głębokiej Wody
map_of-storm_0 = Gromów
map_of-storm_1 = Błyskawic
map_of-storm_2 = Kruków
map_of-storm_3 = Wichrów
map_intro-meadow = Na drodze cicho, kwiaty się otworzyły, a kurz na horyzoncie jest coraz bliżej.
map_intro-ember = Ziemia grzeje w stopy. Tam, gdzie się żarzy, leży złoto dla szybkich.
map_intro-stone = Coś ciężkiego obraca się pod drogą. Budujcie tam, gdzie jeszcze trzyma.
map_intro-frost = Oddech bieleje nad drogą i nikt tu nie idzie powoli z własnej woli.
map_intro-deep = Woda przy drodze jest głębsza, niż wygląda, i też wam się przygląda.
map_intro-storm = Niebo ma kolor łupku. Pierwszy grzmot to bębny.
own_intro = Tę drogę ktoś narysował własnoręcznie.
map_goal-none = Opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
map_goal-C1 = Zniszczyć Wodza goblinów, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
map_goal-C2 = Zniszczyć Jacka O'Lanterna, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
map_goal-C3 = Zniszczyć Czempiona cieni, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
map_goal-C4 = Zniszczyć Anoobisa, opróżnić wszystkie stosy przywołania i oczyścić ścieżkę.
map_goal-LA = Zniszczyć Lewiatana.
map_goal-LB = Zniszczyć Władcę żywiołów.
map_defeat-none = Przepada ostatnie serce albo na początku rundy stosy są puste.
map_defeat-C1 = Jak zawsze, a także gdy Wódz goblinów wedrze się do Królestwa.
map_defeat-C2 = Jak zawsze, a także gdy Jack O'Lantern wedrze się do Królestwa.
map_defeat-C3 = Jak zawsze, a także gdy Czempion cieni wedrze się do Królestwa.
map_defeat-C4 = Jak zawsze, a także gdy Anoobis wedrze się do Królestwa.
map_defeat-LA = Jak zawsze, a także gdy Lewiatan wedrze się do Królestwa.
map_defeat-LB = Jak zawsze, a także gdy Władca żywiołów wedrze się do Królestwa.
bad_code-sign = „{ $sign }” nie może wystąpić w kodzie mapy
bad_code-shape = kod mapy wygląda jak K7QMT-3-1F0: pięć znaków, etap, trzy znaki
bad_code-stage = etapy mają numery od 1 do { $last }, nie „{ $stage }”
bad_code-check = jeden ze znaków tego kodu mapy jest błędny: znak kontrolny się nie zgadza
bad_code-version = ten kod mapy pochodzi z nowszej wersji Rempartu (generator { $version }): nie można go tu rozegrać

## Cele rund prologu.

objective-1 = Runda 1: zagrajcie każdą wieżę tak, by zadała co najmniej 1 obrażenie.
objective-2 = Runda 2: zniszczcie co najmniej 1 hordę i ulepszcie co najmniej 4 wieże.
objective-3 = Runda 3: zniszczcie wszystkie hordy.

## Karta scenariusza i to, na ile spełniony jest cel rundy prologu.

aim-win = Zwycięstwo
aim-lose = Porażka
aim-stand = Ostatnia runda
aim-iron = Żelazne wyzwanie
aim-run = Bez końca
run_note = Etap { $stage } serii. Kod tej mapy to { $code }: kto go wpisze, dostanie tę samą mapę.
aim-objective = Cel rundy
aim-coach = Przewodnik

## What the sheet says of the last round.

stand_note = W ostatniej rundzie nadchodzi Ostatni bastion: wszystkie hordy na ścieżce wdzierają się do Królestwa, nawet zatrzymane.

## progress

progress-of = { $n } z { $most }
progress-struck = Wieże, które zadały obrażenia
progress-destroyed = Zniszczone hordy
progress-upgraded = Ulepszone wieże
progress-left = Pozostałe hordy

## Co mówi przewodnik w prologu.

coach-setup = Wybierz bohatera: każdy walczy po swojemu i żaden nie jest złym wyborem. W pierwszej rundzie działają tylko wieże, bohater dołącza w drugiej.
coach-bench = W grze solo masz też bohaterów rezerwowych. Od rundy 2 co rundę pomaga jeden z nich, każdy tylko raz.
coach-play_1 = Hordy idą ścieżką do bramy. Weź wieżę z ręki i postaw ją na miejscu budowy: od razu zaatakuje. Strzałki sięgają tylko sąsiedniego pola, prosto lub po skosie, więc buduj blisko hord.
coach-done_1 = Każda wieża zadała obrażenia: świetnie! Wybierz „Gotowe”. Potem każda horda poruszy się o jedno pole; ta z żołnierzem zostanie na miejscu, a żołnierz wróci do puli.
coach-short_1 = Wszystkie wieże są zagrane, ale nie każda zadała obrażenia. Cofnij coś i wypróbuj inne miejsca budowy lub kierunki. Jeśli tak zostanie, rundę trzeba będzie powtórzyć.
coach-mode = Ta wieża umie atakować na dwa sposoby. W prologu używa tylko pierwszego: trafia hordę, na którą wskazuje strzałka.
coach-face = Obróć ją tak, by strzałki wskazywały hordy; te w zasięgu są podświetlone. Podczas ataku już się nie obróci.
coach-tile = Zakryj wrogów żetonem; możesz go dowolnie obracać i odwracać. Może leżeć też na pustych kratkach, ale nie na innym żetonie ani poza krawędzią. Zostanie tam na stałe, więc nie rób luk, w których nic się nie zmieści.
coach-soldier = Żołnierz zakrywa jedną kratkę i zatrzymuje całą hordę: w fazie 4 horda się nie porusza, a żołnierz wraca do puli. Postaw go na hordzie blisko bramy albo tam, gdzie został jeden wróg.
coach-play_2 = Teraz możesz zagrywać wieże, przekazywać je i raz aktywować bohatera, w dowolnej kolejności. Horda ginie, gdy zakryci są wszyscy jej wrogowie: dokończ napoczętą, najlepiej taką, która daje złoto. Szybką hordę z góry na razie zostaw.
coach-pass_2 = Jedna horda jest zakryta: zginie w fazie 3. Teraz przekazuj niepotrzebne wieże i przy okazji je ulepszaj, to nic nie kosztuje. Przekazana wieża nie zaatakuje w tej rundzie, ale w następnej wróci silniejsza.
coach-cover_2 = Masz już dość ulepszonych wież. Zakryj ostatnich wrogów którejś hordy bohaterem albo wieżą, która została. Bohater wchodzi do gry obok bramy i zakrywa kratki, stając na hordzie.
coach-done_2 = Horda jest zakryta, a wieże ulepszone: wybierz „Gotowe”. Przedtem możesz zagrać lub przekazać to, co masz jeszcze na ręce. Hordy z odkrytym symbolem szybkości spróbują poruszyć się dwa razy.
coach-short_2 = Nie ma już wieży do ulepszenia, a ulepszono ich za mało. Cofnij coś: przekaż więcej wież, a jedną z nich niech zastąpi bohater. Jeśli tak zostanie, rundę trzeba będzie powtórzyć.
coach-move = Przesuń bohatera; ze swojej planszy wchodzi na pole obok bramy. Przechodzi przez wieże i hordy; może stanąć na hordzie lub pustym miejscu budowy, ale nie na wieży. Na hordzie zakrywa wrogów i ją zatrzymuje.
coach-stand = Wybierz kratki, które zakryje: wolne, najlepiej z wrogami. Dopóki tam stoi, horda się nie porusza, ale w fazie 4 oddaje cios: 1 obrażenie.
coach-act = Teraz bohater działa: atakuje jak wieża albo wręcz, hordę, na której stoi. Zamiast tego może odpocząć i odzyskać zdrowie. Aktywuje się go tylko raz w rundzie.
coach-retreat = Na to pole weszła horda, więc bohater wycofuje się bez obrażeń. Wybierz sąsiednie pole bez hordy i bez wieży.
coach-reward = Zniszczona horda daje nagrodę ze swojego rewersu. Za złoto kupuje się modyfikacje, za kryształy wieże; te zasoby są wspólne.
coach-advance = Faza 4: każda horda próbuje poruszyć się o jedno pole, najpierw ta najbliżej bramy. Żołnierze i bohaterowie ją zatrzymują. Horda, która wedrze się do Królestwa, odbiera serce za każdego odkrytego wroga.
coach-buy_1 = Złoto i kryształy są wspólne. Kryształów starczy na jeszcze jedną wieżę 1. poziomu, więc ją weź: w rundzie 2 piąta wieża może atakować, gdy cztery inne będą ulepszane. Potem wybierz „Gotowe”.
coach-buy_2 = Za złoto kupisz modyfikację: dodatkowy żeton lub żołnierza dla wieży (ale nie dla koszar). Za kryształy kupisz wieże. Wydaj, ile możesz, bo następna runda rozstrzyga.
coach-play_3 = Ostatnia runda: każda horda musi zginąć, inaczej wszystko przepadnie. Zanim zagrasz pierwszą wieżę, sprawdź, która sięga której hordy. Najpierw duże żetony, a na resztę żołnierze i bohater. Przekazywanie już nic nie da.
coach-done_3 = Wszyscy wrogowie na ścieżce są zakryci. Wybierz „Gotowe”: w fazie 3 zginą wszystkie hordy, a ty umiesz już dość, by zacząć kampanię.
coach-missed = Cel nie został osiągnięty. Zagraj rundę jeszcze raz, inaczej, albo graj dalej mimo to.

## iron

iron-none = Bez żelaznej zasady.
iron-few_towers = Każdy gracz może mieć najwyżej 3 wieże.
iron-no_barracks_growth = Wież żołnierskich nie można kupować ani ulepszać.
iron-low_archers = Bez wież łuczniczych powyżej 2. poziomu.
iron-stubborn_tentacles = Mackę usuwa tylko bohater, który kończy na niej ruch.
iron-bare_lava = Na początku w jeziorkach lawy nie ma złota ani kryształów.
iron-no_flower_protection = Kwiaty nie dają ochrony.
iron-stubborn_crevasses = Piaskowi wojownicy nie usuwają szczelin, a szczeliny z kart rozdarcia od razu są ziejące.
iron-no_rest_for_life = Odpoczynek odświeża zdolności, ale nie przywraca zdrowia.
iron-one_tower_a_round = W rundzie można kupić tylko jedną wieżę.
iron-restless_dead = Anoobis jest aktywowany zawsze, bez odkrywania karty.
iron-open_gate = Bohaterowie nie mogą kończyć ruchu obok bramy.
iron-dear_modifiers = Każda modyfikacja kosztuje 3 złota.

## prompt

prompt-ActionPhase = Zagrywaj i przekazuj wieże, aktywuj bohatera; potem wybierz „Gotowe”
prompt-Facing = W którą stronę ma być zwrócona?
prompt-AttackMode = Którym atakiem?
prompt-LayTiles = Połóż żeton: na których kratkach?
prompt-PutSoldier = Gdzie staje żołnierz?
prompt-PutTotem = Gdzie staje totem?
prompt-Mend = Który bohater odzyskuje 1 punkt zdrowia?
prompt-Recall = Zapłacić kryształ, by wziąć wieżę z powrotem na rękę?
prompt-Respite = Odpocząć za darmo?
prompt-StickModifier = Do której wieży trafia modyfikacja?
prompt-StickFalcon = Do której wieży trafia Sokolnik?
prompt-WhiteSites = Wieże z białego miejsca budowy: kto je bierze?
prompt-Buying = Wydawajcie wspólne zasoby na wieże i modyfikacje; potem wybierz „Gotowe”
prompt-GiveTower = Kto dostaje wieżę?
prompt-Move = Przesuń figurkę albo zostań
prompt-StandOn = Które kratki zakrywa figurka?
prompt-HeroAction = Atakuj, użyj zdolności albo odpocznij
prompt-Surroundings = Użyć tego, co jest po drodze?
prompt-WarriorStands = Którą kratkę zakrywa piaskowy wojownik?
prompt-WarriorsMarch = Przesuń piaskowych wojowników
prompt-WildcatStands = Które kratki zakrywa żbik?
prompt-WildcatProwls = Przesunąć żbika czy zostawić go na miejscu?
prompt-Pounce = Skok: na którą hordę skacze żbik?
prompt-Abracadabra = Abrakadabra: który bohater?
prompt-Conjured = Abrakadabra: dokąd trafia bohater?
prompt-Knowledge = Wiedza to potęga: która zdolność?
prompt-BenchAbility = Która zdolność?
prompt-CurseTile = Klątwa osłabienia: na których kratkach?
prompt-CacklingSkulls = Ile czaszek chcesz wydać?
prompt-DreadAura = Który bohater zyskuje ochronę za czaszkę?
prompt-Wings = Skrzydła światła: na które pole polecieć?
prompt-GuardianAngel = Anioł stróż: który bohater?
prompt-Consecration = Konsekracja: która wieża wraca na rękę?
prompt-Permafrost = Wieczna zmarzlina: przy którym stosie czeka żeton?
prompt-EarthHero = Który bohater zyskuje ochronę?
prompt-FlowerTarget = Którą hordę trafia kwiat?
prompt-StormLanding = Burza unosi hordę: dokąd?
prompt-SacrificeChoice = Piaskowy wojownik może przyjąć obrażenie. Poświęcić go?
prompt-Retreat = Figurka musi się wycofać: dokąd?
prompt-HeroChoice = Którym bohaterem grasz?
prompt-AbilityChoice = Które zdolności bierze twój bohater?
prompt-BenchChoice = Kto trafi do rezerwy? Każdy bohater pomaga tylko raz
prompt-ShareTowers = Podzielcie wieże startowe
prompt-EasyStart = Poziom łatwy: ulepszcie wieże startowe o 1 poziom
prompt-HeroicStart = Heroiczne wyzwanie: która wieża startowa wraca do puli?
prompt-HeroFacing = W którą stronę zwrócić bohatera?
prompt-Blocking = Który kolor jest w tej rundzie zablokowany?
prompt-Placing = Gdzie postawić figurkę?
prompt-BenchSoldiers = Dierdre z rezerwy: gdzie staje żołnierz?
prompt-SkullWindow = Wydać teraz czaszkę Bruxy?
prompt-DestroyNext = Którą hordę zniszczyć najpierw? Od tego zależą wycofania
prompt-Reward = Która nagroda?
prompt-HeroStruck = Który bohater doznaje obrażenia?
prompt-MissedObjective = Cel nieosiągnięty: zagrać rundę jeszcze raz?
prompt-TentaclePlace = Nadchodzi macka: które z najbliższych miejsc budowy?
prompt-LavaPlace = Wypływa lawa: które z najbliższych pól?
prompt-CrackPlace = Ziemia pęka: które z najbliższych miejsc budowy?
prompt-BroodPile = Wylęg: który z najwyższych stosów?
prompt-Withering = Więdnięcie: który kwiat więdnie?
prompt-Surge = Zryw: która z najdalszych hord się porusza?
prompt-Caravan = Zagubiona karawana: złoto czy kryształ?

## option

option-PlayTower = Zagraj { FORM($card, "acc") } na { $space }
option-Face = Zwrot: { $facing }
option-Mode = { $mode }
option-PlaceTile = { $horde }: połóż na { $cells }
option-PlaceSoldier = { $horde }: postaw na { $cell }
option-PlaceTotem = Totem na { FORM($horde, "acc") }
option-Skip = Zrezygnuj
option-PayRecall = Zapłać i weź wieżę z powrotem
option-PassTower = { $own ->
    [yes] Odłóż { FORM($card, "acc") } na następną rundę, { $upgrade }
   *[no] Przekaż { FORM($card, "acc") } → { $to }, { $upgrade }
}
option-Done = Gotowe
option-ActivateHero = Aktywuj swojego bohatera
option-ActivateBench = Aktywuj z rezerwy { FORM($hero, "acc") }
option-StepTo = Krok na { $space }
option-MoveTo = Ruch na { $space }
option-EndMove = Zakończ ruch
option-Stand = Stań na { $cells }
option-BasicAttack = Atak podstawowy
option-UseAbility = { $ability }
option-Rest = Odpoczynek
option-MoveWarrior = Przesuń piaskowego wojownika { $warrior }
option-MoveWildcat = Przesuń żbika
option-Sacrifice = Poświęć piaskowego wojownika { $warrior }
option-SpendSkulls = Wydaj { $skulls }
option-SpendSkull = Wydaj czaszkę Bruxy na żeton
option-ChooseHero = { $hero }
option-ChooseHorde = { $horde }
option-ChoosePile = Stos { $pile }
option-ChooseTower = { $card }
option-ChooseSpace = Pole { $space }
option-ActivateFlower = Aktywuj kwiat na { $space }
option-TakeToken = Weź z lawy na { $space }: { $gold }
option-RemoveCrevasse = Usuń szczelinę na { $space }
option-TakeReward = Weź: { $treasure }
option-RetreatTo = Wycofaj się na { $space }
option-ClaimTower = Weź { FORM($card, "acc") }
option-BuyTower = Kup { FORM($card, "acc") }
option-BuyModifier = Kup { FORM($modifier, "acc") }
option-UseFalcon = Dołącz { FORM($modifier, "acc") }
option-GiveTo = Dostaje: { $to }
option-Stick = Dołącz do { FORM($card, "gen") }
option-BlockColour = Zablokuj { FORM($colour, "neuter") } miejsca budowy
option-ReplayRound = Zagraj rundę jeszcze raz
option-GoOn = Graj dalej mimo to
option-TakeHero = Zagraj { FORM($hero, "ins") }
option-TakeAbility = Weź zdolność: { $ability }
option-TakeBench = { FORM($hero, "acc") } do rezerwy
option-TakeTower = Weź { FORM($card, "acc") }
option-ImproveTower = { $card }, { $upgrade }
option-GiveUpTower = Oddaj { FORM($card, "acc") }
option-TakeShot = Obrażenie przyjmuje bohater: { $to }

## Jak raporty laboratorium nazywają wybory, gdy opis wyboru mówi za dużo lub za mało.
## Pusty tekst pomija dany rodzaj wyborów.

lab-PlayTower = Zagraj { FORM($card, "acc") }
lab-Face = { "" }
lab-Mode = { "" }
lab-PlaceTile = Żeton na { FORM($horde, "acc") }
lab-PlaceSoldier = Żołnierz na { FORM($horde, "acc") }
lab-Skip = { "" }
lab-PassTower = Przekaż { FORM($card, "acc") }
lab-Done = { "" }
lab-ActivateHero = Aktywuj bohatera
lab-StepTo = { "" }
lab-MoveTo = { "" }
lab-EndMove = { "" }
lab-Stand = { "" }
lab-UseAbility = Użyj: { $ability }
lab-MoveWarrior = Przesuń piaskowego wojownika
lab-MoveWildcat = Przesuń żbika
lab-Sacrifice = Poświęć piaskowego wojownika
lab-ChooseHero = { "" }
lab-ChooseHorde = { "" }
lab-ChoosePile = { "" }
lab-ChooseTower = { "" }
lab-ChooseSpace = { "" }
lab-ActivateFlower = Aktywuj kwiat
lab-TakeToken = Weź z lawy: { $gold }
lab-RemoveCrevasse = Usuń szczelinę
lab-TakeReward = Nagroda: { $treasure }
lab-RetreatTo = { "" }
lab-ClaimTower = Odbierz { FORM($card, "acc") }
lab-BuyTower = Kup wieżę: { $card }
lab-BuyModifier = Kup modyfikację: { $modifier }
lab-GiveTo = { "" }
lab-Stick = Modyfikacja dla { FORM($card, "gen") }
lab-TakeHero = Gra { FORM($hero, "ins") }
lab-TakeAbility = Weź zdolność: { $ability }
lab-TakeTower = Na start weź { FORM($card, "acc") }
lab-ImproveTower = Na start ulepsz { FORM($card, "acc") }
lab-TakeShot = { "" }

## event

event-HeroesDealt = Bohaterów i zdolności rozdano losowo.
event-TowersDealt = Wieże startowe rozdano losowo.
event-RoundBegun = Zaczyna się runda { $round }.
event-PhaseBegun = { $phase }.
event-PhaseSkipped = { $phase }: faza pominięta.
event-SeatDone = { $seat }: gotowe.
event-ColourBlocked = W tej rundzie zablokowano { FORM($colour, "neuter") } miejsca budowy.
event-ObjectiveMet = Cel rundy { $round } osiągnięty.
event-ObjectiveMissed = Cel rundy { $round } nie został osiągnięty.
event-RoundReplayed = Runda { $round } jeszcze raz.
event-HordeSpawned = Przywołano { FORM($horde, "acc") } na { $space }.
event-PileEmpty = Stos przywołania { $pile } jest pusty.
event-RiftRevealed = Rozdarcie przy stosie { $pile }: { $rift }.
event-TowerPlayed = { $seat } zagrywa { FORM($card, "acc") } na { $space }.
event-TowerTurned = { $card }: zwrot { $facing }.
event-TowerReturned = { $seat } bierze z powrotem na rękę { FORM($card, "acc") }.
event-TowerDisplaced = { $seat } bierze { FORM($card, "acc") }: wieża musi opuścić miejsce budowy.
event-TileLaid = { $horde }: żeton { $shape } (obrażenia { $damage }) na { $cells }.
event-SoldierPlaced = { $horde }: żołnierz na { $cell }.
event-SoldierRemoved = { $horde }: z { $cell } usunięto żołnierza.
event-TilesRemoved = { $horde }: { $count ->
    [one] usunięto { $count } żeton.
    [few] usunięto { $count } żetony.
    [many] usunięto { $count } żetonów.
   *[other] usunięto { $count } żetonu.
}
event-OutOfStock = Nie ma już żetonów { $shape } ({ $supply }).
event-NothingInRange = Nic nie jest w zasięgu.
event-HordeEluded = { $horde }: horda jest nieuchwytna; bez bohatera lub żołnierza na niej nie można położyć żetonu.
event-ShieldHeld = { $horde }: tarcza blokuje żeton.
event-TileUnplaced = { $horde }: nie ma miejsca na żeton { $shape }.
event-TotemPlaced = Totem staje na hordzie: { $horde }.
event-TotemRemoved = { $horde }: totem usunięty.
event-TowerPassed = { $own ->
    [yes] { $seat } odkłada { FORM($card, "acc") }.
   *[no] { $seat } przekazuje { FORM($card, "acc") } → { $to }.
}
event-TowerUpgraded = { $own ->
    [yes] { $seat } odkłada { FORM($card, "acc") }, { $upgrade }.
   *[no] { $seat } przekazuje { FORM($card, "acc") } → { $to }, { $upgrade }.
}
event-ModifierStuck = { $card }: nowa modyfikacja – { $modifier }.
event-FalconsGained = Z Fortem kuszników przybyło dwóch Sokolników.
event-HeroActivated = { $seat } aktywuje bohatera.
event-HeroMoved = Bohater ({ $seat }) przechodzi na { $space }.
event-HeroStood = Bohater ({ $seat }) wchodzi na { FORM($horde, "acc") } ({ $cells }).
event-HeroTurned = Bohater ({ $seat }): zwrot { $facing }.
event-AbilityUsed = { $seat } używa zdolności: { $ability }.
event-HeroRested = Bohater ({ $seat }) odpoczywa.
event-HeroRecovered = Bohater ({ $seat }) się zregenerował.
event-HeroHurt = { $life ->
    [0] Bohater ({ $seat }) traci ostatni punkt zdrowia.
    [one] Bohater ({ $seat }) doznaje obrażeń: został mu { $life } punkt zdrowia.
    [few] Bohater ({ $seat }) doznaje obrażeń: zostały mu { $life } punkty zdrowia.
    [many] Bohater ({ $seat }) doznaje obrażeń: zostało mu { $life } punktów zdrowia.
   *[other] Bohater ({ $seat }) doznaje obrażeń: zostało mu { $life } punktu zdrowia.
}
event-HeroSpared = Ochrona ratuje bohatera ({ $seat }).
event-HeroHealed = Bohater ({ $seat }) odzyskuje zdrowie: ma { $life ->
    [one] { $life } punkt.
    [few] { $life } punkty.
    [many] { $life } punktów.
   *[other] { $life } punktu.
}
event-HeroStunned = Bohater ({ $seat }) zostaje wyeliminowany.
event-HeroProtected = Bohater ({ $seat }) zyskuje ochronę w tej rundzie.
event-HeroRetreated = Bohater ({ $seat }) wycofuje się na { $space }.
event-HeroReturned = Bohater ({ $seat }) nie ma dokąd się wycofać i wraca na swoją planszę.
event-SkullsChanged = Bruxa ma { $skulls }.
event-WarriorMoved = Piaskowy wojownik { $warrior } przechodzi na { $space }.
event-WarriorStood = Piaskowy wojownik { $warrior } wchodzi na { FORM($horde, "acc") } ({ $cells }).
event-WarriorReturned = Piaskowy wojownik { $warrior } wraca na planszę Alrica.
event-WildcatMoved = Żbik przechodzi na { $space }.
event-WildcatStood = Żbik wchodzi na { FORM($horde, "acc") } ({ $cells }).
event-WildcatReturned = Żbik wraca na planszę Allerii.
event-AbilityCopied = Magnus używa zdolności: { $ability }.
event-BenchAbilityUsed = { $hero } używa zdolności: { $ability }.
event-RewardKept = Na planszę Vez'nana, do jego odpoczynku: { $treasure }.
event-BenchActivated = Z rezerwy przybywa { $hero }.
event-BenchMoved = { $hero } przechodzi na { $space }.
event-BenchStood = { $hero } wchodzi na { FORM($horde, "acc") } ({ $cells }).
event-BenchLeft = { $hero } opuszcza planszę.
event-FlowerActivated = Kwiat na { $space } zostaje aktywowany.
event-FlowerWilted = Kwiat na { $space } więdnie.
event-FlowerRegrown = Kwiat na { $space } znów rozkwita.
event-HordeDestroyed = Zniszczono { FORM($horde, "acc") }!
event-TreasureGained = Zyskujecie { $treasure }.
event-TreasureSpent = Wydano { $treasure }.
event-HordeAdvanced = { FORM($horde, "number") ->
    [plural] { $horde } poruszają się na { $space }.
   *[singular] { $horde } porusza się na { $space }.
}
event-HordeHeld = Zatrzymano { FORM($horde, "acc") }.
event-HordeEscaped = { FORM($horde, "number") ->
    [plural] { $horde } wdzierają się do Królestwa ({ $hearts }).
   *[singular] { $horde } wdziera się do Królestwa ({ $hearts }).
}
event-HeartsLost = Królestwo traci { $amount }; zostaje: { $hearts }.
event-HordeHealed = { FORM($horde, "number") ->
    [plural] { $horde } leczą się i leczą sąsiednie hordy.
   *[singular] { $horde } leczy się i leczy sąsiednie hordy.
}
event-SniperShot = { FORM($horde, "number") ->
    [plural] { $horde } strzelają do bohatera ({ $seat }).
   *[singular] { $horde } strzela do bohatera ({ $seat }).
}
event-ActivationRevealed = { $horde }: na karcie aktywacji jest { $number }.
event-ChampionAttacked = { $horde } wykonuje atak specjalny.
event-HordeRemoved = { FORM($horde, "number") ->
    [plural] { $horde } schodzą ze ścieżki.
   *[singular] { $horde } schodzi ze ścieżki.
}
event-HordeShifted = Przeniesiono { FORM($horde, "acc") } na { $space }.
event-EventTokenMoved = Znacznik wydarzenia przechodzi do stosu { $pile }.
event-BehaviourRevealed = Boss: { $behaviour }.
event-LayerRemoved = Warstwa zniszczona: { $horde }. Następna: { $layer }.
event-TentaclePlaced = Macka oplata { $space }.
event-TentacleRemoved = Usunięto mackę z { $space }.
event-LavaPlaced = Na { $space } wypływa lawa.
event-LavaErupted = Jeziorko lawy na { $space } wybucha.
event-CrevassePlaced = Szczelina na { $space }: { $gaping }.
event-CrevasseRemoved = Usunięto szczelinę z { $space }.
event-SiteRazed = Miejsce budowy na { $space } zostaje zniszczone.
event-PermafrostLaid = Żeton czeka przy stosie przywołania { $pile }.
event-TowersTaken = { $seat } bierze na rękę: { $cards }.
event-TowerBought = { $seat } kupuje { FORM($card, "acc") } za { $price ->
    [one] { $price } kryształ.
    [few] { $price } kryształy.
    [many] { $price } kryształów.
   *[other] { $price } kryształu.
}
event-TowerGiven = { $seat } dostaje { FORM($card, "acc") }.
event-ModifierBought = { $seat } kupuje { FORM($modifier, "acc") } za { $price ->
    [one] { $price } złoto.
    [few] { $price } złota.
    [many] { $price } złota.
   *[other] { $price } złota.
}
event-GameWon = Królestwo ocalone!
event-GameLost = Królestwo upadło. { $reason }
event-HeroTaken = { $seat } gra { FORM($hero, "ins") }.
event-AbilityTaken = { $seat } bierze zdolność: { $ability }.
event-BenchTaken = { $hero } trafia do rezerwy.
event-TowerTaken = { $seat } bierze { FORM($card, "acc") }.
event-TowerImproved = { $seat }: { $card }, { $upgrade }.
event-TowerGivenUp = { $seat } oddaje { FORM($card, "acc") }.

## refusal

refusal-said_done = { $seat }: w tej fazie już „Gotowe”
refusal-not_in_hand = nie masz tej wieży na ręce
refusal-not_in_a_hand = nikt nie ma tej wieży na ręce
refusal-no_site = na { $space } nie ma miejsca budowy
refusal-not_your_site = miejsce budowy na { $space } nie jest twoje
refusal-blocked_colour = miejsca budowy w tym kolorze są w tej rundzie zablokowane
refusal-figure_on_site = na { $space } stoi figurka
refusal-environment_on_site = nie można budować na elemencie krajobrazu na { $space }
refusal-site_full = na { $space } nie ma miejsca dla tej wieży
refusal-no_such_side = nie ma takiej strony
refusal-no_such_attack = nie ma takiego ataku
refusal-not_a_cell = { $horde }: to nie są kratki jej siatki
refusal-not_this_shape = żeton ma inny kształt
refusal-not_this_footprint = { $horde }: figurka nie pasuje na te kratki
refusal-dead_cell = kratki z symbolem lotu, nieuchwytności lub tarczy nie można zakryć
refusal-cells_taken = { $horde }: te kratki są zajęte
refusal-wrong_damage = { $horde }: obrażenia { $damage } nie zakrywają tych kratek
refusal-tough_enemy = jeden element zakrywa tylko jedną kratkę twardego wroga
refusal-elusive = { $horde }: horda jest nieuchwytna; najpierw musi na niej stanąć bohater lub żołnierz
refusal-shielded = { $horde }: tarcza blokuje ten żeton
refusal-out_of_range = { $horde }: poza zasięgiem
refusal-no_tile_for_totem = { $horde }: totem potrzebuje żetonu
refusal-no_totem_left = nie ma już wolnego totemu
refusal-no_tile_left = nie ma już takiego żetonu
refusal-not_to_pass_to = ten gracz nie może dostać od ciebie wieży: { $seat }
refusal-not_one_level_higher = { FORM($card, "gen") } nie można ulepszyć do tej wieży
refusal-not_in_supply = tej wieży nie ma w puli
refusal-towers_only = w tej rundzie można tylko zagrywać wieże
refusal-only_towers_now = w tej rundzie można kupować tylko wieże
refusal-activated_already = ten bohater był już aktywowany w tej rundzie
refusal-no_such_ability = bohater nie ma tej zdolności
refusal-passive_ability = zdolność { $ability } jest pasywna: działa sama
refusal-used_already = { $ability }: niedostępna, dopóki bohater nie odpocznie
refusal-too_far = pole { $space } jest za daleko
refusal-not_adjacent = pole { $space } nie sąsiaduje
refusal-tower_there = na { $space } stoi wieża
refusal-no_room = { $horde }: nie ma miejsca dla figurki
refusal-no_space = { $space } nie jest polem planszy
refusal-no_horde = na { $space } nie ma hordy
refusal-horde_there = na { $space } jest horda
refusal-there_already = figurka już tam jest
refusal-other_gait = ta figurka porusza się inaczej
refusal-crevasse_gapes = szczelina na { $space } zieje
refusal-open_gate = żelazne wyzwanie: bohater nie może kończyć ruchu obok bramy
refusal-not_entered = w tym ruchu figurka nie była na { $space }
refusal-no_flower = na { $space } nie ma kwiatu
refusal-flower_wilted = kwiat na { $space } zwiądł
refusal-flower_covered = kwiat na { $space } jest pod wieżą
refusal-no_flower_protection = żelazne wyzwanie: kwiaty nie dają ochrony
refusal-no_storm_on_boss = { $horde }: kwiat burzy nic tu nie zdziała
refusal-not_on_the_path = pole { $space } nie leży na ścieżce
refusal-no_lava = na { $space } nie ma jeziorka lawy
refusal-no_token = na { $space } nie ma takiego znacznika
refusal-one_token = z jeziorka lawy można wziąć tylko jeden znacznik
refusal-no_crevasse = na { $space } nie ma szczeliny
refusal-stubborn_crevasses = żelazne wyzwanie: piaskowi wojownicy nie usuwają szczelin
refusal-no_such_hero = tego bohatera nie można wybrać
refusal-hero_not_adjacent = { $hero }: ten bohater nie sąsiaduje
refusal-hero_unhurt = { $hero } ma pełne zdrowie
refusal-protected_already = { $hero } ma już ochronę
refusal-not_so_many_skulls = Bruxa nie ma tylu czaszek
refusal-tower_not_adjacent = { $card }: ta wieża nie sąsiaduje z Dierdre
refusal-level_too_high = na rękę może wrócić tylko wieża 1. poziomu
refusal-no_such_pile = nie ma takiego stosu przywołania
refusal-frozen_already = przy stosie { $pile } już czeka żeton
refusal-not_in_play = tego piaskowego wojownika nie ma w grze
refusal-moved_already = ten piaskowy wojownik już się w tej rundzie poruszył
refusal-not_your_warrior = to nie jest twój piaskowy wojownik
refusal-wildcat_not_in_play = żbika nie ma w grze
refusal-wildcat_moved_already = żbik już się w tej rundzie poruszył
refusal-not_your_wildcat = to nie jest twój żbik
refusal-no_guests = { $hero } pochodzi z gry Rift in Time; ta partia jest bez gości
refusal-not_on_bosses = żetony specjalne Vez'nana nie mogą leżeć na bossach
refusal-nobody_has_it = żaden inny bohater w tej grze nie ma zdolności { $ability }
refusal-pieces_not_in_play = w grze nie ma tego, czego wymaga { $ability }
refusal-not_on_its_space = tego piaskowego wojownika nie ma na polu bohatera
refusal-not_for_sale = { FORM($tower, "gen") } nie można kupić
refusal-too_few_crystals = to kosztuje { $price ->
    [one] { $price } kryształ
    [few] { $price } kryształy
    [many] { $price } kryształów
   *[other] { $price } kryształu
}: nie stać was na to
refusal-too_little_gold = to kosztuje { $price ->
    [one] { $price } złoto
    [few] { $price } złota
    [many] { $price } złota
   *[other] { $price } złota
}: nie stać was na to
refusal-one_tower_a_round = żelazne wyzwanie: jedna wieża na rundę
refusal-too_many_towers = żelazne wyzwanie: { $seat } nie może mieć więcej wież
refusal-no_barracks_growth = żelazne wyzwanie: wież żołnierskich nie można kupować ani ulepszać
refusal-low_archers = żelazne wyzwanie: bez wież łuczniczych powyżej 2. poziomu
refusal-never_sold = { FORM($modifier, "gen") } nie można kupić
refusal-not_in_album = ta modyfikacja nie jest dostępna
refusal-no_tower_for_it = żadna wieża na ręce nie ma miejsca na { FORM($modifier, "acc") }
refusal-no_free_slot = { $card }: nie ma miejsca na tę modyfikację
refusal-one_falcon = wieża może mieć najwyżej jednego Sokolnika
refusal-no_such_player = nie ma takiego gracza
refusal-not_on_white_site = { $card }: ta wieża nie stoi na białym miejscu budowy
refusal-has_a_hero = masz już bohatera
refusal-hero_taken = { $hero }: ktoś już gra tym bohaterem
refusal-has_its_abilities = ten bohater ma już tyle zdolności, ile może
refusal-not_this_ability = { $ability }: tej zdolności nie można tu wziąć
refusal-not_offered = { FORM($card, "gen") } nie ma wśród wież startowych
refusal-seat_is_done = to już ustalone
refusal-cannot_improve = { FORM($card, "gen") } nie można tak ulepszyć
refusal-no_such_colour = nie ma miejsc budowy w tym kolorze
refusal-blocked_before = ten kolor był zablokowany w poprzedniej rundzie
refusal-white_stays = białego miejsca budowy nie można zablokować
refusal-not_on_the_bench = { $hero }: tego bohatera nie ma w rezerwie
refusal-bench_used = { $hero }: każdy bohater rezerwowy pomaga w grze tylko raz
refusal-one_bench_hero = tylko jeden bohater rezerwowy na rundę
refusal-no_skulls = nie ma czaszek do wydania
refusal-any_order = { $horde }: kolejność niczego nie zmienia
refusal-not_this_reward = { $horde }: to nie jest jej nagroda
refusal-one_or_the_other = weź jedno albo drugie
refusal-stunned_already = bohater ({ $seat }) jest wyeliminowany
refusal-not_nearest = pole { $space } nie jest najbliżej
refusal-not_farthest = { $horde }: ta horda nie jest najdalej
refusal-not_fullest = ten stos nie jest najwyższy
refusal-no_blooming_flower = na { $space } nie kwitnie żaden kwiat

## forecast

forecast-missed = Cel rundy nie zostałby osiągnięty.
forecast-lost_piles = Królestwo by upadło: nie nadejdzie już żadna horda, więc wszystkie trzeba zniszczyć w tej rundzie.
forecast-lost_piles_boss = Królestwo by upadło: nie nadejdzie już żadna horda, więc swój cel musicie zniszczyć w tej rundzie.
forecast-lost_crevasses = Królestwo by upadło: zieje zbyt wiele szczelin.
forecast-lost_room = Królestwo by upadło: nie ma miejsca na następną hordę.
forecast-until_advance = Do końca ruchu hord
forecast-hearts = { $count ->
    [0] Królestwo nie traci serc
    [one] Królestwo traci { $count } serce
    [few] Królestwo traci { $count } serca
    [many] Królestwo traci { $count } serc
   *[other] Królestwo traci { $count } serca
}
forecast-hearts_range = Stracone serca: od { $least } do { $most }
forecast-destroyed = { $count ->
    [one] { $count } horda zostanie zniszczona
    [few] { $count } hordy zostaną zniszczone
    [many] { $count } hord zostanie zniszczonych
   *[other] { $count } hordy zostanie zniszczone
}
forecast-destroyed_range = Zniszczone hordy: od { $least } do { $most }
forecast-escapes = { FORM($horde, "number") ->
    [plural] { $horde } wdzierają się do Królestwa ({ $hearts })
   *[singular] { $horde } wdziera się do Królestwa ({ $hearts })
}
forecast-stunned = { $count ->
    [one] { $count } bohater zostanie wyeliminowany
    [few] { $count } bohaterów zostanie wyeliminowanych
    [many] { $count } bohaterów zostanie wyeliminowanych
   *[other] { $count } bohatera zostanie wyeliminowane
}
forecast-stunned_range = Wyeliminowani bohaterowie: od { $least } do { $most }
forecast-lost = Królestwo by upadło!
forecast-idle = Jeśli nikt już niczego nie zagra.
forecast-spawn_first = Przedtem pojawią się nowe hordy; nie są tu wliczone.
forecast-cards = To zależy od kart, których nikt jeszcze nie widział: oto jeden możliwy przebieg.
forecast-choice = Tam, gdzie gracze mają wybór, przyjęto pierwszą możliwość.

## hint

hint-wins = Ten plan daje zwycięstwo.
hint-destroys_one = Ten plan niszczy { FORM($horde, "acc") }.
hint-destroys_some = Ten plan niszczy { $count ->
    [one] { $count } hordę
    [few] { $count } hordy
    [many] { $count } hord
   *[other] { $count } hordy
}.
hint-destroys_one_and_saves = Ten plan niszczy { FORM($horde, "acc") } i ratuje { $hearts }.
hint-destroys_some_and_saves = Ten plan niszczy { $count ->
    [one] { $count } hordę
    [few] { $count } hordy
    [many] { $count } hord
   *[other] { $count } hordy
} i ratuje { $hearts }.
hint-saves = Ten plan ratuje { $hearts }.
hint-weakens = Osłabi hordy przed następnymi rundami.
hint-upgrade = Silniejsza wieża na następne rundy.
hint-buy = Wzmocni was na następne rundy.
hint-enough = W tej fazie nie da się zrobić nic lepszego.

## campaign: a line about each battle, and what of it is ours

campaign-note = W instrukcji są: prolog, dwanaście scenariuszy, pięć poziomów trudności i mapa królestwa z naklejkami. Gwiazdki, kolejność odblokowywania, mapa i opowieści są nasze.
campaign-prologue = Polna droga, garstka goblinów i bohaterowie, którzy nigdy nie walczyli ramię w ramię. Dobre miejsce, by nauczyć się bronić drogi.
campaign-s01 = Wzdłuż drogi zakwitają dziwne kwiaty, a za nimi z lasu wychodzą zielone hordy.
campaign-s02 = Wódz goblinów zamknął stary trakt. Kto przechodzi, ten płaci; jego samego nie wolno przepuścić.
campaign-s03 = Spotykają się tu trzy drogi, a połowa wrogów przelatuje nad głowami żołnierzy.
campaign-s04 = Pola dojrzały, a plony zbiera coś z dna jeziora: Lewiatan.
campaign-s05 = Góra się otworzyła. Wzdłuż drogi płynie lawa, a hordy wiedzą, jak przez nią przejść.
campaign-s06 = Pod klifami kwiaty są z kamienia. Chronią tych, którzy zdążą z nich skorzystać.
campaign-s07 = Ziemia pęka pod wieżami, a ze szczelin wychodzi Czempion cieni.
campaign-s08 = Na wysokiej przełęczy trzyma mróz. To, co tu kwitnie, zamraża każdego, kto się zbliży.
campaign-s09 = Bród znalazł się pod wodą, a Lewiatan powrócił. Może wyjść na każdy z dwóch brzegów.
campaign-s10 = Na starym cmentarzu Anoobis wskrzesza tych, których właśnie pokonaliście.
campaign-s11 = Cztery drogi wirują ku jednej bramie, a burza zawisła nad nią bez ruchu.
campaign-s12 = Drogą nadciąga sam Władca żywiołów. Za wami jest już tylko zamek.

## outcome

outcome-won = Królestwo ocalone.
outcome-no_hearts = Królestwo straciło ostatnie serce.
outcome-piles_empty = Wszystkie stosy przywołania są puste.
outcome-no_room = Horda nie miała gdzie się pojawić.
outcome-hero_fell = Heroiczne wyzwanie: padł bohater.
outcome-objective_missed = Ostatni cel nie został osiągnięty.
outcome-crevasses_gape = Zieje zbyt wiele szczelin.
outcome-boss_escaped = Boss wdarł się do Królestwa.
outcome-champion_escaped = Czempion wdarł się do Królestwa.

## Co jeden wybór ma nad drugim.

gain-hearts = { $n ->
    [one] o 1 serce więcej
    [few] o { $n } serca więcej
    [many] o { $n } serc więcej
   *[other] o { $n } serca więcej
}
gain-hordes_left = { $n ->
    [one] o jedną hordę mniej
    [few] o { $n } hordy mniej
    [many] o { $n } hord mniej
   *[other] o { $n } hordy mniej
}

## Czego wymagają łamigłówki.

puzzle_goal-hearts = Nie strać w tej rundzie ani jednego serca.
puzzle_goal-destroy = { $n ->
    [one] Zniszcz w tej rundzie { $n } hordę.
    [few] Zniszcz w tej rundzie { $n } hordy.
    [many] Zniszcz w tej rundzie { $n } hord.
   *[other] Zniszcz w tej rundzie { $n } hordy.
}
puzzle_goal-sweep = Oczyść ścieżkę: zniszcz w tej rundzie wszystkie hordy.
puzzle_goal-win = Zniszcz ostatnie hordy: wygraj w tej rundzie.

## O czym wszyscy powinni teraz wiedzieć.

danger-last_stand = { $hearts ->
    [one] Ostatni bastion: to, co zostało na ścieżce, zabrałoby { $hearts } serce.
    [few] Ostatni bastion: to, co zostało na ścieżce, zabrałoby { $hearts } serca.
    [many] Ostatni bastion: to, co zostało na ścieżce, zabrałoby { $hearts } serc.
   *[other] Ostatni bastion: to, co zostało na ścieżce, zabrałoby { $hearts } serca.
}
danger-last_stand_lost = Ostatni bastion: to, co zostało na ścieżce, zabrałoby ostatnie serca.
danger-last_round = Ostatnia runda: zniszczcie wszystkie hordy, inaczej Królestwo upadnie.
danger-last_round_boss = Ostatnia runda: zniszczcie swój cel, inaczej Królestwo upadnie.
danger-last_hearts = { FORM($horde, "number") ->
    [plural] { $horde } stoją przy bramie: grozi utrata ostatnich serc.
   *[singular] { $horde } stoi przy bramie: grozi utrata ostatnich serc.
}
danger-one_heart = Zostało jedno serce: żaden wróg nie może się już wedrzeć.
danger-no_room = Nie ma miejsca na następną hordę: jeśli nie będzie mogła się pojawić, Królestwo upadnie.
danger-hero = Bohater ({ $seat }) ma 1 punkt zdrowia: jeśli padnie, wszystko stracone.
danger-crevasses = { $count ->
    [one] { $count } ziejąca szczelina na końcu rundy oznacza porażkę: usuńcie ją.
    [few] { $count } ziejące szczeliny na końcu rundy oznaczają porażkę: usuńcie którąś.
    [many] { $count } ziejących szczelin na końcu rundy oznacza porażkę: usuńcie którąś.
   *[other] { $count } ziejącej szczeliny na końcu rundy oznacza porażkę: usuńcie którąś.
}
danger-leader = { FORM($horde, "number") ->
    [plural] Na ścieżce są { $horde }.
   *[singular] Na ścieżce jest { $horde }.
}
danger-leader_deadly = { FORM($horde, "number") ->
    [plural] Jeśli { $horde } wedrą się do Królestwa, wszystko stracone.
   *[singular] Jeśli { $horde } wedrze się do Królestwa, wszystko stracone.
}

## fact

fact-round = rundy
fact-hearts = serca
fact-hordes_left = pozostałe hordy
fact-scenario = scenariusz
fact-stage = etap

## Co nowego w scenariuszu.

part-horde = Hordy
part-pile = Stosy przywołania
part-tower = Wieże
part-hero = Bohaterowie
part-fast = Szybkie hordy
part-heal = Leczenie grupowe
part-vulnerability = Odporni wrogowie
part-big = Wielcy wrogowie
part-flying = Latające hordy
part-sniper = Snajperzy
part-shield = Tarcze
part-elusive = Nieuchwytne hordy
part-tough = Twardzi wrogowie
part-specific = Odporność szczególna
part-magic = Kwiaty magiczne
part-fire = Kwiaty ognia
part-earth = Kwiaty ziemi
part-frost = Kwiaty mrozu
part-storm = Kwiaty burzy
part-white = Białe miejsca budowy
part-exits = Więcej niż jedna brama
part-advanced = Zaawansowane modyfikacje
part-last_stand = Ostatni bastion
part-rift = Karty rozdarcia
part-lava = Jeziorka lawy
part-crevasse = Szczeliny
part-tentacle = Macki
part-pool = Odmęty
part-C1 = Czempion: Wódz goblinów
part-C2 = Czempion: Jack O'Lantern
part-C3 = Czempion: Czempion cieni
part-C4 = Czempion: Anoobis
part-LA = Boss: Lewiatan
part-LB = Boss: Władca żywiołów

## Co robią, w dwóch zdaniach.

part_note-horde = Zakryjcie wszystkich wrogów na karcie żetonami, żołnierzami i bohaterami, a w fazie 3 horda zostanie zniszczona. Jeśli wedrze się do Królestwa, każdy odkryty wróg kosztuje jedno serce.
part_note-pile = Od 2. rundy z każdego stosu przybywa na początku rundy nowa horda. Stosy odmierzają czas: jeśli na początku rundy wszystkie są puste, przegrywacie.
part_note-tower = Zagraj wieżę z ręki na miejsce budowy w swoim kolorze, a od razu zaatakuje. Albo przekaż ją, ulepszając za darmo: w następnej rundzie wróci silniejsza.
part_note-hero = Bohater działa raz w rundzie: porusza się, a potem atakuje, używa zdolności albo odpoczywa. Stojąc na hordzie, zakrywa wrogów i ją zatrzymuje, ale doznaje obrażeń.
part_note-fast = Dopóki widać symbol szybkości, horda próbuje poruszyć się dwa razy. Zakryjcie go przed fazą 4.
part_note-heal = Dopóki widać symbol leczenia, horda, gdy działa, zrzuca wszystkie żetony z siebie i z sąsiednich hord. Zakryjcie tę kratkę w pierwszej kolejności.
part_note-vulnerability = Tych wrogów zakrywa tylko jeden rodzaj obrażeń: magiczne albo fizyczne. Obrażenia bezpośrednie i bohaterowie działają zawsze.
part_note-big = Wielki wróg zajmuje kilka kratek i wszystkie trzeba zakryć. Jeśli wedrze się do Królestwa, kosztuje 4 serca.
part_note-flying = Takiej hordy nie zatrzymają ani żołnierze, ani bohaterowie: ruszając się, strąca ich z siebie. Przelatuje nad innymi hordami; hordy pod nią nie można ani atakować, ani przesunąć.
part_note-sniper = Dopóki widać symbol snajpera, horda stoi w miejscu i strzela: wybrany przez was bohater doznaje 1 obrażenia. Gdy zakryjecie symbol, ruszy dalej.
part_note-shield = Tarcza zatrzymuje żetony swojego rodzaju, które lecą z jej strony karty. Uderzcie z innej strony albo użyjcie żołnierzy, bohaterów lub obrażeń bezpośrednich.
part_note-elusive = Na hordzie nie można położyć żetonu, dopóki nie stanie na niej bohater lub żołnierz. Najpierw kogoś tam wyślijcie.
part_note-tough = Każdą kratkę twardego wroga musi zakryć inny element. Jeden duży żeton nie wystarczy: łączcie małe żetony, żołnierzy i bohaterów.
part_note-specific = Tych wrogów zakryją tylko obrażenia bezpośrednie, żołnierze i bohaterowie. Zachowajcie dla nich koszary i kwiaty.
part_note-magic = Bohater, który przejdzie przez kwiat lub na nim stanie, może go użyć; potem kwiat więdnie. Kwiat magiczny kładzie po jednym małym żetonie obrażeń bezpośrednich na dwie hordy.
part_note-fire = Kwiat ognia kładzie mały żeton obrażeń bezpośrednich na każdą sąsiednią hordę. Najwięcej daje, gdy stoi ich wokół kilka.
part_note-earth = Kwiat ziemi daje bohaterowi ochronę do końca rundy. Użyjcie go dla tego, kto zaraz dozna obrażeń.
part_note-frost = Kwiat mrozu kładzie na hordę mały żeton obrażeń bezpośrednich i totem. Dopóki hordy się nie ruszą, totem wyłącza tarcze, leczenie grupowe, nieuchwytność i snajperów.
part_note-storm = Kwiat burzy kładzie na hordę mały żeton obrażeń bezpośrednich i przenosi ją na dowolne wolne pole ścieżki. Odeślijcie najbliższą na sam początek; tylko bossów nie da się ruszyć.
part_note-white = Na białym miejscu budowy może budować każdy, bez względu na kolor. Na końcu rundy wspólnie decydujecie, kto zabiera wieże.
part_note-exits = Nie wszystkie drogi prowadzą do tej samej bramy, a serca traci się przy każdej. Nie budujcie wszystkiego w jednym miejscu.
part_note-advanced = Można kupić cztery dodatkowe modyfikacje. Dwie działają, gdy wieża jest przekazywana z ulepszeniem, jedna zwraca wieżę na rękę, a jedna sprawia, że kwiat znów rozkwita.
part_note-last_stand = W ostatniej rundzie pojawia się ta karta: na końcu rundy wszystkie hordy na ścieżce wdzierają się do Królestwa, nawet te zatrzymane. Każdy odkryty wróg kosztuje serce.
part_note-rift = Karta rozdarcia odkryta ze stosu działa od razu, a potem odkrywa się następną kartę. Po rewersie poznacie, że leży na wierzchu.
part_note-lava = Bohater, który przejdzie przez jeziorko lub na nim stanie, może wziąć z niego złoto albo kryształ. Po fazie 4 lawa wybucha: bohaterowie i żołnierze na niej lub obok doznają 1 obrażenia.
part_note-crevasse = Na szczelinie nie można budować; ziejąca rani też bohaterów i usuwa żołnierzy z hordy, która na niej stoi. Bohater, który przez nią przejdzie lub na niej stanie, może ją usunąć.
part_note-tentacle = Macka oplata miejsce budowy i nikt nie może tam budować. Usuwa ją bohater, który przez to pole przejdzie lub na nim stanie.
part_note-pool = Po fazie 4 każdej parzystej rundy każdy odmęt wystawia mackę na najbliższe wolne miejsce budowy. Trzymajcie w pobliżu bohatera, który ją usunie.
part_note-C1 = Zanim czempion się ruszy, odkrywa się kartę: jeśli widać dość symboli aktywacji, atakuje. Wódz usuwa żołnierzy z siebie i z sąsiednich hord, a bohaterowie na nim lub obok doznają 1 obrażenia.
part_note-C2 = Gdy atakuje, strząsa z siebie wszystko, wraca na stos przywołania i zostawia hordę dyń, która od razu się porusza. Zakryjcie jego symbole aktywacji przed fazą 4.
part_note-C3 = Gdy atakuje, strząsa żołnierzy i bohaterów i zostawia za sobą ziejącą szczelinę. Zakrywajcie jego symbole aktywacji i usuwajcie szczeliny.
part_note-C4 = Zniszczone hordy trafiają na jego cmentarz, a gdy atakuje, jedna z nich powstaje. Zakryjcie jego symbole aktywacji przed fazą 4.
part_note-LA = Boss ma kilka warstw: gdy wszyscy wrogowie jednej są zakryci, w fazie 3 znika i pojawia się następna. W fazie 4 karta mówi, co boss robi, a jeśli wedrze się do Królestwa, wszystko stracone.
part_note-LB = Jego karty palą białe miejsce budowy, otwierają szczeliny i usuwają żetony. Pokonajcie go warstwa po warstwie; jeśli wedrze się do Królestwa, wszystko stracone.

## setup

setup-players = Gracze
setup-scenario = Scenariusz
setup-map = Kod mapy
setup-difficulty = Poziom trudności
setup-start = Bohaterowie, zdolności i wieże startowe
setup-bench = Solo: bohaterowie rezerwowi
setup-guests = Goście z gry Rift in Time
setup-strict_tutorial = Prolog: nieudaną rundę się powtarza
setup-finite_tiles = Żetony mogą się skończyć
setup-necromancer = Nekromanta stawia na każdej sąsiedniej hordzie

## setup_note

setup_note-players = Każdy ma jednego bohatera; wygrywacie albo przegrywacie razem.
setup_note-scenario = Każdy ma własną ścieżkę, własne hordy i własny warunek zwycięstwa.
setup_note-map = Kto wpisze ten sam kod, dostanie tę samą mapę, przy dowolnej liczbie graczy.
setup_note-difficulty = Łatwy daje więcej złota i lepsze wieże; każdy kolejny coś zabiera albo dodaje zasadę.
setup_note-start = Losowo jest szybciej: od razu zaczynasz pierwszą rundę.
setup_note-bench = W grze solo każdy rezerwowy pomaga raz; im ich więcej, tym łatwiej.
setup_note-guests = Można wybrać lub wylosować Allerię, Magnusa, Vez'nana i Lynn, także do rezerwy; ich plansze są nasze.
setup_note-strict_tutorial = W przeciwnym razie można grać dalej mimo nieosiągniętego celu.
setup_note-finite_tiles = W przeciwnym razie zawsze jest jeszcze jeden żeton każdego kształtu.
setup_note-necromancer = Dwa symbole z jego opisu zaginęły; oto, co mogły znaczyć.

## setup_group

setup_group-start = Przed pierwszą rundą
setup_group-readings = Inne interpretacje zasad

## setup_value

setup_value-prologue = Prolog (samouczek)
setup_value-1 = 1. Rozkwitające zagrożenia (Blooming Threats)
setup_value-2 = 2. Myto wodza
setup_value-3 = 3. Skrzydła nad rozdrożem
setup_value-4 = 4. Żniwa macek
setup_value-5 = 5. Rzeki ognia
setup_value-6 = 6. Korzenie z kamienia
setup_value-7 = 7. Ziemia się rozstępuje
setup_value-8 = 8. Tchnienie zimy
setup_value-9 = 9. Zatopiona przeprawa
setup_value-10 = 10. Pan grobów
setup_value-11 = 11. Oko cyklonu
setup_value-12 = 12. Powstanie żywiołów
setup_value-endless = Bez końca: wygenerowane mapy
setup_value-easy = Łatwy
setup_value-standard = Standardowy
setup_value-hard = Trudny
setup_value-iron = Żelazne wyzwanie
setup_value-heroic = Heroiczne wyzwanie
setup_value-choose = wybierają gracze
setup_value-deal = losowo
setup_value-two = dwóch
setup_value-three = trzech (łatwiej)
setup_value-four = czterech (najłatwiej)
setup_value-soldier = żołnierza i totem
setup_value-tile = żeton, żołnierza i totem

## zone

zone-setup = Przygotowanie
zone-heroes = Bohaterowie do wyboru
zone-bench_heroes = Bohaterowie do rezerwy
zone-abilities = Zdolności ({ $seat }): najwyżej { $left }
zone-round = Runda { $round }
zone-hearts = Serca Królestwa
zone-hearts_short = Serca
zone-gold = Złoto
zone-crystals = Kryształy
zone-goal = Cel
zone-board = Królestwo
zone-horde = { $horde }, pole { $space }
zone-pile = Stos przywołania { $pile }
zone-pile_short = Stos { $pile }
zone-offered = Wieże startowe
zone-hand = Wieże ({ $seat })
zone-incoming = Nowe wieże ({ $seat })
zone-hero = Bohater ({ $seat })
zone-bench = Rezerwa
zone-supply = Pula wież
zone-album = Dostępne modyfikacje: po { $price }
zone-soldiers = Żołnierze w puli
zone-totems = Totemy w puli
zone-tiles = Żetony w puli
zone-activation = Karty aktywacji czempionów
zone-behaviour = Karty bossa
zone-graveyard = Cmentarz

## mark

mark-left = zostało: { $count }
mark-exit = brama
mark-spawn = punkt przywołania { $pile }
mark-site = { FORM($colour, "neuter") } miejsce budowy
mark-blocked = zablokowane
mark-wilted = zwiędły
mark-gaping = ziejąca
mark-activated = już działał
mark-stunned = wyeliminowany
mark-protected = ochrona
mark-totem = totem
mark-hidden = pod latającą hordą
mark-acted = już działała
mark-mist = nieuchwytna w tej rundzie
mark-warded = tarcze ze wszystkich stron w tej rundzie
mark-covered = zakryta
mark-permafrost = czeka tu żeton
mark-event = znacznik wydarzenia
mark-flipped = niedostępna do odpoczynku
mark-done = gotowe
mark-used = użyty
mark-guest = gość z gry Rift in Time
mark-hurried = Wiatr w plecy: wszystkie hordy są szybkie
mark-surge = Fala przypływu: boss porusza się dwa razy
mark-cold = Nagły chłód: ruch bohaterów −1
mark-ashfall = Deszcz popiołu: bez ataków precyzyjnych
mark-last_stand = Ostatni bastion: hordy, które zostaną, wedrą się do Królestwa
mark-shield = { $shield }, { $side }

## side

side-left = z lewej
side-right = z prawej
side-top = z góry
side-bottom = z dołu

## legend

legend-void = poza mapą
legend-ground = teren
legend-path = ścieżka, w kierunku marszu hord
legend-exit = brama
legend-site_R = wolne miejsce budowy, czerwone
legend-site_B = wolne miejsce budowy, niebieskie
legend-site_Y = wolne miejsce budowy, żółte
legend-site_G = wolne miejsce budowy, zielone
legend-site_W = wolne miejsce budowy, białe
legend-blocked = zablokowane miejsce budowy
legend-spawn = punkt przywołania, według stosu
legend-flower = kwiat
legend-wilted = zwiędły kwiat
legend-gaping = ziejąca szczelina
legend-empty = pusta kratka
legend-enemy = wróg do zakrycia
legend-dead = kratka, której nie da się zakryć
legend-champion = czempion: o jego ruchu decyduje karta

## note

note-reward = nagroda: { $reward }
note-back = na rewersie: { $reward }
note-cards = jeszcze w talii: { $cards }
note-layers = pozostałe warstwy: { $layers }

## The tables of values, on the page of sources

table-abilities = Zdolności
table-bench = Zdolności bohaterów rezerwowych
table-bosses = Bossowie
table-bosses_LA_layers = Warstwy pierwszego bossa
table-bosses_LB_layers = Warstwy drugiego bossa
table-constants = Elementy, ceny i limity
table-difficulties = Poziomy trudności
table-flowers = Kwiaty
table-heroes = Bohaterowie
table-hordes = Karty hord
table-modifiers = Modyfikacje wież
table-rifts = Karty rozdarcia
table-scenarios = Scenariusze
table-endless = Tryb bez końca
table-tiles = Żetony obrażeń
table-towers = Wieże
table-constants_stock = Elementy, których może zabraknąć
table-constants_totals = Sumy
table-constants_prices = Ceny
table-constants_champions = Czempioni
table-constants_iron = Żelazne wyzwania

## The values, on the page of sources and at the marks

value-shots = zadawane obrażenia
value-damage = rodzaj obrażeń
value-passive = pasywna
value-amount = liczba
value-arrows = strzałki zasięgu
value-range = zasięg
value-move = ruch
value-footprint = kratki pod figurką
value-later = późniejsze żetony
value-behaviours = karty zachowania
value-grid = wrogowie na karcie
value-reward = nagroda
value-scorched_foundations = Spalone fundamenty
value-weak = odporności
value-soldiers = żołnierze
value-totems = totemy
value-crystals = kryształy
value-gold = złoto
value-hearts = serca
value-skulls = czaszki
value-sand_warriors = piaskowi wojownicy
value-tentacles = macki
value-lava = jeziorka lawy
value-crevasses = szczeliny
value-pools = odmęty
value-coloured_sites = kolorowe miejsca budowy
value-white_sites = białe miejsca budowy
value-towers = wieże
value-tiles = żetony
value-flowers_tiles = liczba kwiatów
value-hordes = karty hord
value-boss_cards = karty bossów
value-rifts = karty rozdarcia
value-modifiers = modyfikacje
value-abilities = zdolności
value-level_1 = cena wieży 1. poziomu
value-level_2 = cena wieży 2. poziomu
value-modifier = cena modyfikacji
value-deck = karty aktywacji czempionów
value-event_order = kolejne stosy znacznika wydarzenia
value-archer_level = najwyższy poziom wież łuczniczych
value-bought = wieże kupowane w rundzie
value-upgrades = ulepszone wieże startowe
value-iron = żelazne wyzwanie
value-returned = oddane wieże startowe
value-deadly = porażka, gdy bohater straci ostatni punkt zdrowia
value-life = punkty zdrowia
value-attacks = ataki
value-skill = umiejętność z planszy
value-warrior_footprint = kratka pod piaskowym wojownikiem
value-skill_shots = żetony umiejętności
value-linked = czy żetony można rozdzielić
value-skill_damage = obrażenia umiejętności
value-band = pasek
value-copies = liczba kart
value-name = nazwa
value-group = grupa
value-dealt = rozdawana losowo
value-number = numer scenariusza
value-map = mapa
value-starts = punkty przywołania
value-unlocked = zdolności wrogów
value-tutorial = cele rund
value-players = przygotowanie dla każdej liczby graczy
value-patience = powtórki rundy
value-magic = kwiaty magiczne
value-ability_slots = zdolności bohatera
value-contents = co jest w nim nowe
value-roads = sposób rysowania dróg
value-strength = siła hord
value-sheets = przygotowanie dla każdej liczby graczy
value-tiers = zawartość etapów
value-themes = motywy map
value-offer = pożądana trudność mapy
value-destroy = kogo trzeba zniszczyć
value-lost_if_escapes = kto nie może się wedrzeć do Królestwa
value-fire = kwiaty ognia
value-event_pile = stos ze znacznikiem wydarzenia
value-clear = czy ścieżka musi być pusta
value-advanced = zaawansowane modyfikacje
value-earth = kwiaty ziemi
value-lost_if_gaping = ile ziejących szczelin daje porażkę
value-frost = kwiaty mrozu
value-storm = kwiaty burzy
value-M1 = żetony 1×1
value-D2 = żetony 2×1
value-I3 = żetony 3×1
value-L3 = żetony w kształcie L
value-O4 = żetony 2×2
value-family = rodzaj
value-level = poziom
value-slots = miejsca na modyfikacje
value-modes = ataki
value-falcons = Sokolnicy
value-other_modes = inne odczytanie karty
value-extra_towers = dodatkowe wieże na miejscu budowy
value-title = tytuł
value-distinct = każdy na innej hordzie
value-knives = rzucane noże
value-totem = z totemem
value-mend = przywraca życie
value-special = żetony specjalne
value-until = ostatni etap
value-rounds = rundy
value-spawns = punkty przywołania
value-exits = szansa na drugą bramę
value-better = wieże startowe 2. poziomu
value-leaders = czempioni i bossowie
value-flowers = kwiaty
value-white = białe miejsca budowy
value-rift_cards = karty rozdarcia
value-destroyed = hordy do zniszczenia
value-upgraded = wieże do ulepszenia
value-players_1 = 1 gracz
value-players_2 = 2 graczy
value-players_3 = 3 graczy
value-players_4 = 4 graczy
value-piles = stosy przywołania, od wierzchniej karty
value-layers = warstwy bossa
value-sites = miejsca budowy
value-sites_R = czerwone miejsca budowy
value-sites_B = niebieskie miejsca budowy
value-sites_Y = żółte miejsca budowy
value-sites_G = zielone miejsca budowy
value-sites_W = białe miejsca budowy

## Co się rysuje, robiąc własne mapy i karty

drawn-void = poza mapą
drawn-ground = teren
drawn-exit = brama
drawn-north = ścieżka w górę
drawn-east = ścieżka w prawo
drawn-south = ścieżka w dół
drawn-west = ścieżka w lewo
drawn-empty = pusta kratka
drawn-enemy = wróg
drawn-fast = szybki wróg
drawn-heal = leczenie grupowe
drawn-sniper = snajper
drawn-weak_magic = tylko obrażenia magiczne
drawn-weak_physical = tylko obrażenia fizyczne
drawn-weak_specific = tylko obrażenia bezpośrednie, żołnierze i bohaterowie
drawn-fast_magic = szybki, tylko obrażenia magiczne
drawn-heal_magic = leczenie grupowe, tylko obrażenia magiczne
drawn-sniper_magic = snajper, tylko obrażenia magiczne
drawn-fast_physical = szybki, tylko obrażenia fizyczne
drawn-heal_physical = leczenie grupowe, tylko obrażenia fizyczne
drawn-sniper_physical = snajper, tylko obrażenia fizyczne
drawn-big_1 = pierwszy wielki wróg
drawn-big_2 = drugi wielki wróg
drawn-tough_1 = pierwszy twardy wróg
drawn-tough_2 = drugi twardy wróg
drawn-champion_active = czempion aktywowany, gdy odkryty
drawn-champion = czempion
drawn-flying = latająca: nie do zakrycia
drawn-elusive = nieuchwytna: nie do zakrycia
drawn-physical_left = tarcza fizyczna z lewej
drawn-physical_right = tarcza fizyczna z prawej
drawn-physical_top = tarcza fizyczna u góry
drawn-physical_bottom = tarcza fizyczna u dołu
drawn-magic_left = tarcza magiczna z lewej
drawn-magic_right = tarcza magiczna z prawej
drawn-magic_top = tarcza magiczna u góry
drawn-magic_bottom = tarcza magiczna u dołu

## Słowa z danych, tam gdzie się je zmienia

word-G = zielona karta
word-B = niebieska karta
word-Y = żółta karta
word-R = czerwona karta
word-P = fioletowa karta
word-E = karta rozdarcia
word-none = brak
word-one = jedna horda wskazana strzałką
word-choice = jedna horda wskazana strzałką
word-each = każda horda wskazana strzałką
word-all = jedna sąsiednia horda
word-all_each = każda sąsiednia horda
word-perfect = dowolna horda
word-melee = horda na tym samym polu
word-beside = każda horda obok właśnie trafionej
word-basic = podstawowa
word-advanced = zaawansowana
word-falcon = Sokół
word-vulnerability = odporność
word-shield = tarcza

## each

each-piles = Stos
each-tiles = Płytka
each-soldiers = Żołnierz

## field

field-players = Gracze
field-hearts = Serca
field-gold = Złoto
field-crystals = Kryształy
field-hero = Bohater
field-life = Życie
field-hand = Karty wież na ręce
field-incoming = Karty wież podane temu graczowi
field-space = Pole
field-activated = Aktywowany w tej rundzie
field-stunned = Ogłuszony
field-built = Wieże na mapie
field-card = Karta
field-facing = Zwrot
field-seat = Gracz
field-hordes = Hordy na ścieżce
field-totem = Stoi na niej totem
field-tiles = Płytki obrażeń
field-soldiers = Żołnierze
field-piles = Stosy wrogów, ostatnia karta jest następna
field-supply = Zasoby wież
field-offered = Wieże startowe, których nikt nie wziął
field-discard = Poza grą

## counted

counted-soldiers = żołnierze
counted-totems = totemy
counted-green_cards_in_play = karty w grze: zielone
counted-blue_cards_in_play = karty w grze: niebieskie
counted-yellow_cards_in_play = karty w grze: żółte
counted-red_cards_in_play = karty w grze: czerwone
counted-purple_cards_in_play = karty w grze: fioletowe
counted-champion_cards_in_play = karty w grze: czempioni
counted-pumpkin_cards_in_play = karty w grze: dynie
counted-boss_cards_in_play = karty w grze: bossowie
counted-rift_cards_in_play = karty w grze: szczeliny

## flaw

flaw-too_many_tiles = za dużo płytek jednego rodzaju na hordach: o { $n } więcej, niż ich jest ({ $supply })
flaw-too_many_soldiers = za dużo żołnierzy: jest ich w ogóle { $most }
flaw-too_many_totems = za dużo totemów: jest ich w ogóle { $most }
flaw-no_site = { $space } to nie miejsce pod budowę: wieża musi na takim stać
flaw-site_taken = { $space }: nie ma tam miejsca na kolejną wieżę
flaw-hero_twice = { $hero }: tym bohaterem gra już ktoś inny
flaw-not_had = zużyte mogą być tylko umiejętności, które bohater ma
flaw-no_space = { $space } nie leży na mapie: musi to być jedno z jej pól
flaw-no_horde = { $pile_card } to nie horda, więc nie może stać na ścieżce
flaw-not_on_path = { $space } nie leży na ścieżce, a horda musi na niej stać
flaw-space_taken = { $space }: stoi tam już inna horda
flaw-off_the_grid = nie mieści się na siatce: { $horde }
flaw-cells_taken = zakrywa pola, które są już zakryte: { $horde }
