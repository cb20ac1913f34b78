# Fantasy: Defense po polsku. Zasady są w rules.pl.toml, słownik w docs/glossary/fantasy_defense.md.

at_gate = Brama { $gate }
at_gates = Bramy { $gate } i { $facing }
gate_note = Brama { $gate } ({ $seat }) leży naprzeciwko bramy { $facing }.
hidden_card = zakryta karta
    .acc = zakrytą kartę
hidden_cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## game

game-name = Fantasy: Defense
game-tagline = Broń bram miasta przed orkami, trollami i smokami, w pojedynkę albo we dwoje.

## setup

setup-players = Gracze
setup-faction = Frakcja
setup-shield_on_boss = Tarcza miasta chroni też przed bossami
setup-boss4060 = Boss 40/60
setup-dragon_last = Smok zawsze nadciąga ostatni
setup-open_hands = Jawne karty na ręce

## setup_note

setup_note-players = W pojedynkę bronisz jednego muru; we dwoje każdy broni swojego, a morale jest wspólne.
setup_note-faction = Ludzie bronią bram liczbą i siłą, elfy zwyciężają ruchem i sprytem.
setup_note-dragon_last = Silniejszy boss leży zawsze na spodzie talii.
setup_note-shield_on_boss = Tym czarem można pominąć także bitwę z bossem.
setup_note-open_hands = Widzicie nawzajem swoje karty.
setup_note-boss4060 = Na jego karcie są dwie siły: tu wybierasz, kiedy liczy się wyższa.

## setup_group

setup_group-variants = Warianty
setup_group-readings = Inne odczytania zasad

## setup_value

setup_value-humans = ludzie
setup_value-elves = elfy
setup_value-by_order = 60, jeśli jest drugim bossem
setup_value-per_battle = 60 od swojej drugiej bitwy

## faction

faction-humans = ludzie
faction-elves = elfy

## phase

phase-invasion = Inwazja
phase-strategy = Strategia
phase-battle = Bitwa
phase-reinforcement = Posiłki

## tier

tier-underling = sługusi
tier-elite = elita
tier-boss = bossowie

## short

short-hand = Ręka
short-start = Karty startowe
short-deck = Talia
short-discard = Odrzucone

## zone

zone-turn = Tura { $turn }
zone-turn_first = Tura { $turn }: zaczyna { $seat }
zone-first = zaczyna w tej turze
zone-morale = Morale
zone-invaders = Nadchodzący najeźdźcy
zone-beaten = Pokonani najeźdźcy
zone-wall = Mur ({ $seat })
zone-hand = Ręka ({ $seat })
zone-start = Karty startowe ({ $seat })
zone-deck = Talia ({ $seat })
zone-deck_or_hand = W talii albo zakryte na ręce
zone-discard = Odrzucone ({ $seat })

## mark

mark-boss = boss
mark-infiltrate = Infiltracja
mark-weaker = osłabienie
mark-shielded = osłonięta
mark-resolved = rozpatrzona
mark-moved = po ruchu
mark-used = zużyty czar

## note

note-from_left = grabież { $loot }, nadchodzi z lewej
note-from_right = grabież { $loot }, nadchodzi z prawej

## card

card-archmage = Arcymag
    .acc = Arcymaga
card-psychic_storm = Burza psioniczna
    .acc = Burzę psioniczną
card-city_shield = Tarcza miasta
    .acc = Tarczę miasta
card-militia = Ochotnik
    .acc = Ochotnika
card-footman = Piechur
    .acc = Piechura
card-knight = Rycerz
    .acc = Rycerza
card-town_crier = Herold
    .acc = Herolda
card-veteran = Weteran
    .acc = Weterana
card-griffin_rider = Jeździec gryfa
    .acc = Jeźdźca gryfa
card-adept = Adept
    .acc = Adepta
card-paladin = Paladyn
    .acc = Paladyna
card-ranger_lord = Władca tropicieli
    .acc = Władcę tropicieli
card-blazing_spirit = Ognisty duch
    .acc = Ognistego ducha
card-spirit_call = Wezwanie ducha
    .acc = Wezwanie ducha
card-scout = Zwiadowca
    .acc = Zwiadowcę
card-blade_dancer = Tancerz ostrzy
    .acc = Tancerza ostrzy
card-guardian = Strażnik
    .acc = Strażnika
card-sentinel = Wartownik
    .acc = Wartownika
card-treant = Drzewiec
    .acc = Drzewca
card-pixie = Chochlik
    .acc = Chochlika
card-druid = Druid
    .acc = Druida
card-wind_rider = Jeździec wiatru
    .acc = Jeźdźca wiatru
card-marksman = Strzelec wyborowy
    .acc = Strzelca wyborowego
card-seer = Wieszczka
    .acc = Wieszczkę

## effect

effect-group_attack = Atak grupowy: X to liczba Ataków grupowych przy tej bramie.
effect-arcane_renewal = Odnowa arkanów: odnów zużyty czar (nie Wezwanie ducha).
effect-sound_the_alarm = Bicie na alarm: dobierz kartę.
effect-never_surrender = Nieugiętość: X to liczba twoich oblężonych bram.
effect-airlift = Most powietrzny: przenieś tu dowolną liczbę jednostek od jednej innej bramy.
effect-you_shall_not_pass = „Nie przejdziesz!”: najeźdźca przy tej bramie wraca na wierzch talii.
effect-psychic_storm = Odrzuć oblegającego najeźdźcę o sile 22 lub mniejszej.
effect-city_shield = Przy jednej bramie nie ma w tej turze bitwy.
effect-fairy_lights = Błędne ogniki: siłę najeźdźcy przy tej bramie zaokrągla się w dół do pełnych dziesiątek.
effect-rebirth = Odrodzenie: włóż odrzuconą kartę na spód talii.
effect-shifting_winds = Zmienne wiatry: przenieś tu jedną jednostkę od dowolnej bramy.
effect-headshot = Strzał w głowę: odrzuć najeźdźcę przy tej bramie, jeśli ma siłę 20 lub mniejszą.
effect-foresight = Przewidywanie: weź dowolną kartę z talii, potem potasuj talię.
effect-skirmish = Potyczka: raz na turę, po bitwie, może przejść do sąsiedniej bramy.
effect-natures_longing = Zew natury: to ta jednostka musi być ofiarą.
effect-blazing_spirit = Zmniejsz w tej turze siłę najeźdźcy o połowę, zaokrąglając w górę.
effect-spirit_call = Zabierz na rękę najwyżej dwie wystawione jednostki.

## invader

invader-goblin_runt = Gobliński chuderlak
    .gen = Goblińskiego chuderlaka
    .acc = Goblińskiego chuderlaka
invader-goblin_slinger = Gobliński procarz
    .gen = Goblińskiego procarza
    .acc = Goblińskiego procarza
invader-goblin_sneak = Gobliński szpieg
    .gen = Goblińskiego szpiega
    .acc = Goblińskiego szpiega
invader-goblin_spearman = Gobliński włócznik
    .gen = Goblińskiego włócznika
    .acc = Goblińskiego włócznika
invader-wolf_rider = Wilczy jeździec
    .gen = Wilczego jeźdźca
    .acc = Wilczego jeźdźca
invader-goblin_cutpurse = Gobliński rzezimieszek
    .gen = Goblińskiego rzezimieszka
    .acc = Goblińskiego rzezimieszka
invader-orc_grunt = Orczy siepacz
    .gen = Orczego siepacza
    .acc = Orczego siepacza
invader-orc_axeman = Orczy topornik
    .gen = Orczego topornika
    .acc = Orczego topornika
invader-orc_stalker = Orczy łowca
    .gen = Orczego łowcy
    .acc = Orczego łowcę
invader-orc_raider = Orczy zagończyk
    .gen = Orczego zagończyka
    .acc = Orczego zagończyka
invader-orc_pillager = Orczy łupieżca
    .gen = Orczego łupieżcy
    .acc = Orczego łupieżcę
invader-warg_pack = Wataha wargów
    .gen = Watahy wargów
    .acc = Watahę wargów
invader-orc_brute = Orczy osiłek
    .gen = Orczego osiłka
    .acc = Orczego osiłka
invader-orc_berserker = Orczy berserker
    .gen = Orczego berserkera
    .acc = Orczego berserkera
invader-dark_assassin = Mroczny skrytobójca
    .gen = Mrocznego skrytobójcy
    .acc = Mrocznego skrytobójcę
invader-ogre = Ogr
    .gen = Ogra
    .acc = Ogra
invader-orc_shaman = Orczy szaman
    .gen = Orczego szamana
    .acc = Orczego szamana
invader-night_prowler = Nocny drapieżnik
    .gen = Nocnego drapieżnika
    .acc = Nocnego drapieżnika
invader-cave_troll = Troll jaskiniowy
    .gen = Trolla jaskiniowego
    .acc = Trolla jaskiniowego
invader-war_ogre = Ogr wojenny
    .gen = Ogra wojennego
    .acc = Ogra wojennego
invader-stone_giant = Kamienny olbrzym
    .gen = Kamiennego olbrzyma
    .acc = Kamiennego olbrzyma
invader-shadow_blade = Ostrze cienia
    .gen = Ostrza cienia
    .acc = Ostrze cienia
invader-troll_kings_guard = Gwardzista króla trolli
    .gen = Gwardzisty króla trolli
    .acc = Gwardzistę króla trolli
invader-orc_overlord = Władca orków
    .gen = Władcy orków
    .acc = Władcę orków
invader-red_dragon = Czerwony smok
    .gen = Czerwonego smoka
    .acc = Czerwonego smoka
invader-ancient_dragon = Pradawny smok
    .gen = Pradawnego smoka
    .acc = Pradawnego smoka
invader-orc_high_king = Wielki król orków
    .gen = Wielkiego króla orków
    .acc = Wielkiego króla orków

## prompt

prompt-Infiltrate = Infiltracja: odrzuć kartę z ręki
prompt-Strategy = Wystawiaj jednostki, poruszaj nimi, rzucaj czary; potem zakończ strategię
prompt-HandLimit = Za dużo kart: odrzucaj, aż zostaną dwie
prompt-SoundTheAlarm = Bicie na alarm: dobrać kartę?
prompt-YouShallNotPass = „Nie przejdziesz!”: odesłać najeźdźcę?
prompt-Headshot = Strzał w głowę: odrzucić najeźdźcę?
prompt-Airlift = Most powietrzny: które jednostki tu przenosisz?
prompt-ShiftingWinds = Zmienne wiatry: którą jednostkę tu przenosisz?
prompt-Rebirth = Odrodzenie: którą odrzuconą kartę wkładasz na spód talii?
prompt-Foresight = Przewidywanie: którą kartę bierzesz z talii?
prompt-ArcaneRenewal = Odnowa arkanów: który czar odnawiasz?
prompt-PsychicStorm = Burza psioniczna: którego najeźdźcę odrzucasz?
prompt-CityShield = Tarcza miasta: przy której bramie nie będzie w tej turze bitwy?
prompt-BlazingSpirit = Ognisty duch: któremu najeźdźcy zmniejszasz siłę o połowę?
prompt-SpiritCall = Wezwanie ducha: która jednostka wraca na rękę?
prompt-Battle = Przy której bramie następna bitwa?
prompt-Casualty = Bitwa pochłania ofiarę: kto ginie?
prompt-Skirmish = Potyczka: czy jednostka przechodzi do sąsiedniej bramy?

## option

option-Discard = Odrzuć { FORM($card, "acc") }
option-Deploy = Wystaw { FORM($card, "acc") } przy bramie { $gate }
option-Move = Przesuń { FORM($card, "acc") } do bramy { $gate }
option-Cast = Rzuć czar { $card }
option-Give = Przekaż { FORM($card, "acc") } drugiemu graczowi
option-EndStrategy = Zakończ strategię
option-Decline = Zrezygnuj
option-Done = Gotowe
option-Ring = Bij na alarm: dobierz kartę
option-Lift = Przenieś { FORM($card, "acc") } mostem powietrznym
option-Carry = Przenieś { FORM($card, "acc") } z wiatrem
option-Revive = Włóż { FORM($card, "acc") } na spód talii
option-Fetch = Weź { FORM($card, "acc") } z talii
option-Renew = Odnów czar { $card }
option-SendBack = Odeślij najeźdźcę
option-Shoot = Zastrzel najeźdźcę
option-Strike = Odrzuć najeźdźcę spod bramy { $gate }
option-Shield = Osłoń bramę { $gate }
option-Scorch = Osłab najeźdźcę przy bramie { $gate }
option-Recall = Zabierz { FORM($card, "acc") } na rękę
option-Fight = Stocz bitwę przy bramie { $gate }
option-Lose = Ginie { $card }
option-Sally = { $card } przechodzi do bramy { $gate }
option-Stay = Nikt nie przechodzi

## bundle

bundle-cast_at = Rzuć czar { $card } przy bramie { $gate }
bundle-fight_all = Stocz bitwy przy wszystkich bramach ({ $count })

## Jak raporty laboratorium nazywają wybory, gdy opcja mówi za dużo albo za mało.
## Pusty tekst pomija dany rodzaj wyboru.

lab-Deploy = Wystaw { FORM($card, "acc") }
lab-Move = Przesuń { FORM($card, "acc") }
lab-EndStrategy = { "" }
lab-Decline = { "" }
lab-Done = { "" }
lab-Revive = Włóż { FORM($card, "acc") } na spód talii
lab-Fetch = Weź { FORM($card, "acc") } z talii
lab-Strike = { "" }
lab-Shield = { "" }
lab-Scorch = { "" }
lab-Fight = { "" }
lab-Sally = { $card } przechodzi do sąsiedniej bramy
lab-Stay = { "" }

## event

event-TurnBegun = Zaczyna się tura { $turn }.
event-PhaseBegun = Faza: { $phase }.
event-InvaderPlaced = { $invader } oblega bramę { $gate }.
event-BossPlaced = { $invader } oblega bramy { $gate } i { $facing }.
event-InvaderPutBack = Żadna brama nie jest wolna: { $invader } musi poczekać.
event-CardDiscarded = { $seat } odrzuca { FORM($card, "acc") }.
event-UnitDeployed = { $seat } wystawia { FORM($card, "acc") } przy bramie { $gate }.
event-UnitMoved = { $card } przechodzi od bramy { $source } do bramy { $gate }.
event-CardGiven = { $seat } przekazuje { FORM($card, "acc") }.
event-StrategyEnded = { $seat } kończy strategię.
event-CardsDrawn = { $seat } dobiera: { $cards }.
event-CardRevived = { $seat } wkłada { FORM($card, "acc") } na spód talii.
event-CardFetched = { $seat } bierze { FORM($card, "acc") } z talii i tasuje talię.
event-SpellCast = { $seat } rzuca czar { $card }.
event-SpellRenewed = Czar { $card } jest odnowiony.
event-InvaderSentBack = { $invader } wraca spod bramy { $gate } na talię.
event-InvaderDiscarded = { $invader } znika spod bramy { $gate }.
event-InvaderHalved = { $invader } przy bramie { $gate } ma w tej turze siłę zaledwie { $power }.
event-GateShielded = Brama { $gate } jest w tej turze osłonięta.
event-UnitRecalled = { $card } wraca spod bramy { $gate }.
event-BattleWon = { $place }: { $defence } przeciwko { $power }, { $invader } przegrywa.
event-BattleLost = { $place }: { $defence } przeciwko { $power }, { $invader } wygrywa.
event-GatePlundered = Bramy { $gate } nikt nie broni: { $invader } grabi miasto.
event-MoraleLost = Morale spada o { $amount }, do { $morale }.
event-UnitLost = Przy bramie { $gate } ginie { $card }.
event-FirstPlayerChanged = Pierwszym graczem zostaje { $seat }.
event-CityHeld = Nie ma już najeźdźców: miasto ocalone, morale { $morale }!
event-CityFallen = Miasto upadło.

## refusal

refusal-not_in_hand = { $card }: nie masz tej karty na ręce
refusal-no_such_gate = twój mur nie ma bramy { $gate }
refusal-not_besieged = brama { $gate } nie jest oblężona
refusal-boss_immune = boss jest odporny na czary i efekty
refusal-too_strong = najeźdźca jest na to za silny
refusal-already_shielded = brama { $gate } jest już osłonięta
refusal-not_deployed = { $card } nie stoi przy żadnej bramie
refusal-no_target = { $card }: nie ma celu
refusal-not_at_one_other_gate = { $card } nie stoi przy bramie, od której prowadzi most powietrzny
refusal-not_at_other_gate = { $card } nie stoi przy innej twojej bramie
refusal-not_discarded = { $card }: tej karty nie ma wśród twoich odrzuconych
refusal-not_in_deck = { $card }: tej karty nie ma w twojej talii
refusal-not_renewable = { $card }: to nie jest zużyty czar, który można odnowić
refusal-not_yours_deployed = { $card } nie stoi przy żadnej z twoich bram
refusal-already_moved = { $card }: ta jednostka wykonała już w tej turze ruch
refusal-not_adjacent = brama { $gate } nie sąsiaduje z bramą tej jednostki
refusal-spell_used = { $card }: ten czar jest już zużyty
refusal-not_your_spell = { $card }: to nie jest twój czar
refusal-nobody_to_give = nie ma komu przekazać karty
refusal-already_gave = w tej fazie możesz przekazać tylko jedną kartę
refusal-already_resolved = brama { $gate } jest już w tej turze rozpatrzona
refusal-gate_shielded = brama { $gate } jest w tej turze osłonięta
refusal-boss_fought_together = z bossem walczy się przy obu bramach naraz: wybierz bramę { $gate }
refusal-natures_longing = Zew natury: najpierw musi tam zginąć inna jednostka
refusal-not_the_casualty = { $card }: ta jednostka tam nie walczyła
refusal-did_not_fight = { $card }: ta jednostka nie walczyła w tej bitwie
refusal-no_skirmish = { $card } nie ma Potyczki
refusal-already_skirmished = { $card }: Potyczka tej jednostki jest w tej turze już wykorzystana

## outcome

outcome-held = Zwycięstwo: nie ma już ani jednego najeźdźcy.
outcome-fallen = Porażka: morale miasta się załamało.
outcome-too_long = Porażka: oblężenie trwało zbyt długo.

## Dlaczego podpowiedź mówi to, co mówi.

hint-beats = To pokona { FORM($invader, "acc") } przy bramie { $gate }.
hint-beats_later = Razem z tym, co dalej, pokona to { FORM($invader, "acc") } przy bramie { $gate }.
hint-halves = Gdy jest tam obrońca, { $invader } zabiera przy bramie { $gate } tylko połowę grabieży.
hint-ahead = Ta jednostka będzie już na miejscu, gdy nadejdą następni najeźdźcy.
hint-rid = To usuwa { FORM($invader, "acc") } bez bitwy.
hint-sent_back = To odsyła { FORM($invader, "acc") } bez bitwy.
hint-halved = To zmniejsza o połowę siłę { FORM($invader, "gen") } przy bramie { $gate }.
hint-least = Bez tej karty najłatwiej się obejść.
hint-enough = Nic więcej nie trzeba: zachowaj karty z ręki na później.

## Co jeden wybór daje więcej niż inny.

gain-morale = { $n ->
    [one] o { $n } punkt morale więcej
    [few] o { $n } punkty morale więcej
    [many] o { $n } punktów morale więcej
   *[other] o { $n } punktu morale więcej
}
gain-invaders_left = { $n ->
    [one] o { $n } najeźdźcę mniej
    [few] o { $n } najeźdźców mniej
    [many] o { $n } najeźdźców mniej
   *[other] o { $n } najeźdźcy mniej
}

## Czego wymagają łamigłówki.

puzzle_goal-hold = Utrzymaj wszystkie bramy: nie strać morale w tej turze.
puzzle_goal-beat = { $n ->
    [one] Pozbądź się { $n } najeźdźcy w tej turze.
    [few] Pozbądź się { $n } najeźdźców w tej turze.
    [many] Pozbądź się { $n } najeźdźców w tej turze.
   *[other] Pozbądź się { $n } najeźdźcy w tej turze.
}
puzzle_goal-win = Ocal miasto w tej turze.

## Co każdy powinien teraz wiedzieć.

danger-falls = Jeśli nic się nie zmieni, miasto upadnie w bitwach tej tury.
danger-one_gate = Jeszcze jedna splądrowana brama i miasto upadnie.
danger-last_wave = To ostatni najeźdźcy: pokonaj wszystkich, a miasto będzie ocalone.
danger-boss = { $invader } oblega bramę { $gate }: nie działa na niego żaden czar, liczy się tylko siła.
danger-boss_at_two = { $invader } oblega bramy { $gate } i { $facing }: nie działa na niego żaden czar, liczy się tylko siła.

## Co się stanie, jeśli nikt nic już nie zrobi.

forecast-until_battle = Do końca bitew tej tury
forecast-lost = Miasto by upadło!
forecast-won = Miasto byłoby ocalone!
forecast-morale = Morale −{ $count }
forecast-morale_none = Morale bez strat
forecast-morale_range = Morale od −{ $least } do −{ $most }
forecast-beaten = Pokonani najeźdźcy: { $count }
forecast-beaten_range = Pokonani najeźdźcy: od { $least } do { $most }
forecast-through = Sforsowane bramy: { $count }
forecast-through_range = Sforsowane bramy: od { $least } do { $most }
forecast-idle = Jeśli nikt nie wystawi już i nie przesunie żadnej jednostki ani nie rzuci czaru.
forecast-choice = Gdzie gracze wybierają, kto ginie, pokazany jest pierwszy wybór.
forecast-not_yet = Następni najeźdźcy nie są jeszcze znani.
forecast-fought = Bitwy tej tury już się odbyły.

## fact

fact-won = wygrana
fact-morale = morale
fact-invaders_left = pozostali najeźdźcy
fact-turn = tura

## Tabele wartości na stronie źródeł

table-cards = Obrońcy
table-constants = Liczby gry
table-gates = Bramy
table-invaders = Najeźdźcy
table-constants_game = Oba tryby
table-constants_solo = Jeden gracz
table-constants_coop = Dwóch graczy
table-constants_effects = Ikony

## Wartości na stronie źródeł i przy oznaczeniach

value-faction = frakcja
value-role = rola
value-copies = liczba kart
value-power = siła
value-effect = efekt
value-name = nazwa
value-morale = morale
value-opening_hand = początkowa ręka
value-reinforcement = karty dobierane w turze
value-hand_limit = limit ręki
value-turns = ostatnia tura
value-row = bramy w rzędzie
value-invaders = najeźdźcy w turze
value-psychic_storm = próg Burzy psionicznej
value-headshot = próg Strzału w głowę
value-fairy_lights = zaokrąglenie Błędnych ogników
value-blazing_spirit = dzielnik Ognistego ducha
value-spirit_call = jednostki Wezwania ducha
value-sound_the_alarm = karty Bicia na alarm
value-bonus = premia
value-mark = oznaczenie 1P lub 2P
value-tier = ranga
value-loot = grabież
value-arrow = strzałka
value-infiltrate = symbol Infiltracji
value-dragon = smok
value-power_second = siła jako drugi boss

## Słowa z danych, tam gdzie się je zmienia

word-spell = czar
word-start = jednostka startowa
word-unit = jednostka
word-left = lewo
word-right = prawo
word-1P = tylko dla 1 gracza
word-2P = tylko dla 2 graczy

## Nazwy efektów

effect_name-airlift = Most powietrzny
effect_name-arcane_renewal = Odnowa arkanów
effect_name-fairy_lights = Błędne ogniki
effect_name-foresight = Przewidywanie
effect_name-group_attack = Atak grupowy
effect_name-headshot = Strzał w głowę
effect_name-natures_longing = Zew natury
effect_name-never_surrender = Nieugiętość
effect_name-rebirth = Odrodzenie
effect_name-shifting_winds = Zmienne wiatry
effect_name-skirmish = Potyczka
effect_name-sound_the_alarm = Bicie na alarm
effect_name-you_shall_not_pass = Nie przejdziesz!

## each

each-row = Brama

## field

field-players = Gracze
field-morale = Morale
field-turn = Tura
field-invader_deck = Talia najeźdźców, ostatnia karta jest następna
field-invader_discard = Pokonani najeźdźcy
field-row = Bramy
field-invader = Najeźdźca
field-defenders = Obrońcy
field-shielded = Leży na niej Tarcza Miasta
field-resolved = Jej bitwa się skończyła
field-hand = Ręka
field-deck = Talia, ostatnia karta jest następna
field-discard = Stos kart odrzuconych
field-start = Jednostka startowa, odkryta
field-ready = Zaklęcia do rzucenia
field-used = Rzucone zaklęcia

## flaw

flaw-not_in_pile = { $card }: nie może leżeć w tym stosie, przenieś do innego
flaw-no_defender = { $card } to zaklęcie: bramy bronią tylko jednostki
flaw-besieges_twice = { $invader } oblega już inną bramę: może stać tylko przy jednej
