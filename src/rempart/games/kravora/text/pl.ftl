# Kravora po polsku. Zasady są w rules.pl.toml, słownik w docs/glossary/kravora.md.

nobody = nikt
nothing = coś, co nie istnieje
    .gen = czegoś, co nie istnieje
    .acc = coś, co nie istnieje
    .ins = czymś, co nie istnieje
owned = { $unit } ({ $seat })
enemy = { FORM($unit, "gender") ->
    [feminine] wroga { $unit }
   *[masculine] wrogi { $unit }
}
litres = { $price } L
line = Linia { $line }
line_floor = Linia { $line }, piętro
seat_first = { $seat } (zaczyna)
seat_out = { $seat } (poza grą)

## game

game-name = Kravora
game-tagline = Klany wulkanu: broń swojego muru, żyj z krwi i burz cudze mury.

## setup

setup-players = Gracze
setup-rotate_first = Pierwszy gracz zmienia się co rundę
setup-end = Po ostatniej rundzie toru
setup-comet_order = Kogo najpierw trafiają komety
setup-wall_reach = Skąd Ciskacze i Głazomioty trafiają niebroniony mur
setup-excess = Nadmiarowe trafienia głazów i komet
setup-rock_wall_lines = Nadmiarowe trafienia głazów sięgają muru z linii
setup-enemy_max_line = Ostatnia linia, na którą wchodzą wrogowie
setup-cannon_in_attack = Armata strzela też w fazie ataku
setup-propulsion_any = Katapulta przenosi każdą jednostkę w dowolne miejsce
setup-building_slots = Miejsca na budynki
setup-second_wall = We dwoje: wyższy mur dla drugiego gracza
setup-many_ruses = Dowolna liczba podstępów w turze

## setup_note

setup_note-players = Każdy ma swój mur; wygrywa ostatni, który stoi.
setup_note-rotate_first = Bez tego zawsze zaczyna ten sam gracz.
setup_note-end = Co się dzieje, gdy tor się skończy, a stoi jeszcze kilka murów.
setup_note-second_wall = Pomaga temu, kto gra jako drugi.
setup_note-many_ruses = Tak jest w instrukcji; bez tego jeden podstęp na turę, a oprócz niego Tarcza.
setup_note-propulsion_any = Bez tego obrońca zostaje na swojej planszy.
setup_note-cannon_in_attack = Bez tego armata na kukły strzela tylko w fazie zakupów.
setup_note-building_slots = Ile budynków mieści się w twierdzy.
setup_note-enemy_max_line = Linia 5 to piętro samej twierdzy.
setup_note-wall_reach = Gdy w zasięgu nie ma obrońcy, uderzają w mur.
setup_note-rock_wall_lines = Trafienia, dla których nie ma już jednostki, otrzymuje mur.
setup_note-excess = Kto przyjmuje trafienia, które zostają głazowi lub komecie przy murze.
setup_note-comet_order = Gdy na linii są obie strony, jedna z nich pierwsza przyjmuje trafienia komety.

## setup_group

setup_group-turns = Rundy i koniec gry
setup_group-ruses = Podstępy i budynki
setup_group-hits = Wrogowie, głazy i komety

## setup_value

setup_value-eruption = wulkan wybucha
setup_value-count = wygrywa najwyższy mur
setup_value-defenders_first = obrońców
setup_value-enemies_first = wrogów
setup_value-range = zewsząd, skąd sięgają
setup_value-4_5_only = tylko z linii 4 i 5
setup_value-unit_text = od razu w mur
setup_value-units_first = najpierw w trafione jednostki
setup_value-4_5 = 4 i 5
setup_value-5 = 5
setup_value-4 = 4
setup_value-none = bez ograniczeń

## phase

phase-dice = Kości
phase-event = Kataklizm albo nagroda
phase-attack = Atak
phase-enemy_attack = Atak wrogów
phase-enemy_move = Ruch wrogów
phase-wages = Żołd
phase-purchases = Zakupy
phase-refill = Nowi wrogowie

## face

face-blood_5 = po 5 L dla wszystkich
face-blood_10 = po 10 L dla wszystkich
face-comet = kometa
face-double_comet = dwie komety
face-arrow = strzałka, ruszają wszyscy wrogowie
face-blank = pusta ścianka

## zone

zone-turn = Runda { $turn }
zone-fort = Twierdza ({ $seat })
zone-wall = Mur ({ $seat })
zone-blood = Krew ({ $seat })
zone-incoming = Zapowiedziani ({ $seat })
zone-buildings = Budynki ({ $seat })
zone-killed = Rezerwa ({ $seat })
zone-kills = Zabici ({ $seat })
zone-shop_units = Jednostki do kupienia
zone-shop_buildings = Budynki do zbudowania
zone-shop_ruses = Podstępy do zagrania
zone-white = Biała pula
zone-supply = Pula ({ $seat })
zone-turns = Rundy
zone-enemy_dice = Ścianki kości wrogów
zone-calamity_die = Ścianki kości kataklizmu

## mark

mark-frozen = unieruchomiona
mark-attacked = po ataku
mark-forced = po wymuszonym ataku
mark-wounded = rany
mark-laboratory = w laboratorium
mark-left = zostało { $count }

## note

note-unit = PŻ { $hp }, atak { $hits }, zasięg { $reach }, ruch { $move }
note-slots = { $slots ->
    [one] { $slots } miejsce
    [few] { $slots } miejsca
    [many] { $slots } miejsc
   *[other] { $slots } miejsca
}
note-kills_total = razem { $count }
note-turn = Runda { $turn }: { $event }; kości wrogów: { $dice }

## turn_event

turn_event-none = spokój
turn_event-calamity = rzut kością kataklizmu
turn_event-reward = nagroda dla tego, kto zabił najwięcej
turn_event-eruption = wulkan wybucha

## unit
## few i many: formy po liczbach (2 Kukły, 5 Kukieł)

unit-puppet = Kukła
    .gender = feminine
    .gen = Kukły
    .acc = Kukłę
    .ins = Kukłą
    .few = Kukły
    .many = Kukieł
unit-sprinter = Sprinter
    .gender = masculine
    .gen = Sprintera
    .acc = Sprintera
    .ins = Sprinterem
    .few = Sprintery
    .many = Sprinterów
unit-stone_thrower = Ciskacz
    .gender = masculine
    .gen = Ciskacza
    .acc = Ciskacza
    .ins = Ciskaczem
    .few = Ciskacze
    .many = Ciskaczy
unit-long_arm = Długoręki
    .gender = masculine
    .gen = Długorękiego
    .acc = Długorękiego
    .ins = Długorękim
    .few = Długorękie
    .many = Długorękich
unit-bruiser = Osiłek
    .gender = masculine
    .gen = Osiłka
    .acc = Osiłka
    .ins = Osiłkiem
    .few = Osiłki
    .many = Osiłków
unit-rock_hurler = Głazomiot
    .gender = masculine
    .gen = Głazomiota
    .acc = Głazomiota
    .ins = Głazomiotem
    .few = Głazomioty
    .many = Głazomiotów

## building

building-barracks = Koszary
    .acc = koszary
building-university = Uniwersytet
    .acc = uniwersytet
building-laboratory = Laboratorium
    .acc = laboratorium
building-workshop = Warsztat
    .acc = warsztat
building-hut = Chata szalonego badacza
    .acc = chatę szalonego badacza
building-sorting_centre = Sortownia
    .acc = sortownię
building-cannon = Armata na kukły
    .acc = armatę na kukły
building-extra_slot = Dodatkowe miejsce
    .acc = dodatkowe miejsce

## ruse

ruse-rocks = Skały
ruse-clot = Skrzep krwi
ruse-bait = Naprzód/Atak
ruse-retreat = Odwrót
ruse-boulder = Głaz
ruse-propulsion = Katapulta
ruse-shield = Tarcza

## token

token-shield = Tarcza

## effect

effect-barracks = Każda jednostka kosztuje o { $amount } L mniej, oprócz Kukieł.
effect-university = Każdy podstęp kosztuje o { $amount } L mniej.
effect-laboratory = { $places ->
    [one] Pierwsza jednostka zabita w turze daje o { $amount } L więcej.
    [few] Pierwsze { $places } jednostki zabite w turze dają o { $amount } L więcej każda.
    [many] Pierwszych { $places } jednostek zabitych w turze daje o { $amount } L więcej każda.
   *[other] Pierwsze { $places } jednostki zabite w turze dają o { $amount } L więcej każda.
}
effect-workshop = { $amount ->
    [one] Na koniec twojej tury naprawia { $amount } punkt muru, aż do erupcji.
    [few] Na koniec twojej tury naprawia { $amount } punkty muru, aż do erupcji.
    [many] Na koniec twojej tury naprawia { $amount } punktów muru, aż do erupcji.
   *[other] Na koniec twojej tury naprawia { $amount } punktu muru, aż do erupcji.
}
effect-hut = Pozwala zagrywać podstępy.
effect-sorting_centre = Twoje jednostki zabite przez wrogów też dają po { $amount } L.
effect-cannon = Strzela twoimi Kukłami na dowolną linię cudzej planszy, po { $amount } L od sztuki.
effect-extra_slot = Miejsca na budynki: o { $amount } więcej.
effect-rocks = Wrogowie na jednej linii nie wykonają najbliższego ruchu.
effect-clot = Jednostka traci { $amount } PŻ.
effect-bait = Jednostka przechodzi o jedną linię naprzód albo od razu atakuje.
effect-retreat = Jednostka przechodzi o jedną linię w tył.
effect-boulder = { $amount ->
    [one] Trafia { $amount } jednostkę na linii; na liniach 4 i 5 cudzej planszy nadmiarowe trafienia otrzymuje mur.
    [few] Trafia po razie najwyżej { $amount } jednostki na linii; na liniach 4 i 5 cudzej planszy nadmiarowe trafienia otrzymuje mur.
    [many] Trafia po razie najwyżej { $amount } jednostek na linii; na liniach 4 i 5 cudzej planszy nadmiarowe trafienia otrzymuje mur.
   *[other] Trafia po razie najwyżej { $amount } jednostki na linii; na liniach 4 i 5 cudzej planszy nadmiarowe trafienia otrzymuje mur.
}
effect-propulsion = Przenosi wroga na dowolną linię dowolnej planszy albo obrońcę na dowolną linię jego planszy.
effect-shield = Żeton, który unieważnia podstęp innego gracza.

## target

target-none = { "" }
target-line = : linia { $line } ({ $board })
target-unit = : { $unit }, twierdza ({ $board })
target-attack = : atakuje { $unit }, twierdza ({ $board })
target-move = : { $unit } na linię { $line } ({ $board })

## prompt

prompt-StartingPurchases = Przed pierwszą rundą: kup jednostki i budynki
prompt-CalamityPurchases = Krew z wulkanu: kup teraz jednostki i budynki
prompt-CometVictims = Kometa: kto przyjmuje następne trafienie?
prompt-AttackPhase = Atakuj swoimi jednostkami, potem zakończ atak
prompt-TargetLine = W którą linię rzuca Głazomiot?
prompt-Targets = Kogo trafiasz?
prompt-Victims = Wróg uderza: kto przyjmuje trafienie?
prompt-Recycling = Przerobić obrońcę na krew?
prompt-Dismantling = Nie masz obrońców: wymienić punkt muru na krew?
prompt-Purchases = Kupuj, buduj, strzelaj, zagrywaj podstępy; potem zakończ zakupy
prompt-RocksTarget = Skały: którą linię unieruchamiasz?
prompt-ClotTarget = Skrzep krwi: która jednostka traci punkt życia?
prompt-BaitTarget = Naprzód/Atak: która jednostka rusza naprzód albo atakuje?
prompt-RetreatTarget = Odwrót: która jednostka się cofa?
prompt-BoulderTarget = Głaz: w którą linię uderza?
prompt-BoulderTargets = Głaz: kogo trafia?
prompt-PropulsionUnit = Katapulta: która jednostka leci?
prompt-PropulsionLanding = Katapulta: gdzie ląduje?
prompt-ShieldWindow = Ktoś ogłasza podstęp: wydać Tarczę, aby go unieważnić?

## option

option-Attack = Zaatakuj { FORM($unit, "ins") }
option-Aim = Rzuć w linię { $line }
option-Strike = Traf { FORM($unit, "acc") }
option-Suffer = Trafienie przyjmuje { $unit }
option-EndAttack = Zakończ atak
option-Recycle = Przerób { FORM($unit, "acc") } na krew
option-Dismantle = Wymień punkt muru
option-Decline = Zrezygnuj
option-Buy = Kup { FORM($kind, "acc") } na linię { $line }
option-Build = Zbuduj { FORM($building, "acc") }
option-Fire = Wystrzel Kukłę na linię { $line } ({ $board })
option-Cast = Zagraj podstęp { $ruse }
option-EndPurchases = Zakończ zakupy
option-Freeze = Unieruchom linię { $line } ({ $board })
option-Bleed = Zrań { FORM($unit, "acc") }
option-Lure = Zwab naprzód { FORM($unit, "acc") }
option-Incite = Zmuś do ataku { FORM($unit, "acc") }
option-Repel = Cofnij { FORM($unit, "acc") }
option-Hurl = Ciśnij w linię { $line } ({ $board })
option-Launch = Wystrzel { FORM($unit, "acc") }
option-Land = Wyląduj na linii { $line } ({ $board })
option-Cancel = Wydaj Tarczę: unieważnij podstęp
option-LetPass = Przepuść podstęp

## bundle

bundle-attack_all = Zaatakuj wszystkimi ({ $count })
bundle-buy = { $count ->
    [one] Kup { FORM($kind, "acc") } na linię { $line }
    [few] Kup { $count } { FORM($kind, "few") } na linię { $line }
    [many] Kup { $count } { FORM($kind, "many") } na linię { $line }
   *[other] Kup { $count } { FORM($kind, "gen") } na linię { $line }
}
bundle-fire = { $count ->
    [one] Wystrzel Kukłę na linię { $line } ({ $board })
    [few] Wystrzel { $count } Kukły na linię { $line } ({ $board })
    [many] Wystrzel { $count } Kukieł na linię { $line } ({ $board })
   *[other] Wystrzel { $count } Kukły na linię { $line } ({ $board })
}

## Jak raporty laboratorium nazywają wybory, gdy opcja mówi za dużo albo za mało.
## Pusty tekst pomija dany rodzaj wyboru.

lab-Attack = Atakuje { $figure }
lab-Strike = Trafiony cel: { $figure }
lab-Suffer = Trafienie przyjmuje { $figure }
lab-EndAttack = { "" }
lab-Recycle = Na krew: { $figure }
lab-Decline = { "" }
lab-Buy = Kup { FORM($kind, "acc") }
lab-Fire = Wystrzel Kukłę
lab-EndPurchases = { "" }
lab-Freeze = { "" }
lab-Bleed = Skrzep krwi: { $figure }
lab-Lure = Naprzód: { $figure }
lab-Incite = Do ataku: { $figure }
lab-Repel = Odwrót: { $figure }
lab-Hurl = { "" }
lab-Launch = Katapulta: { $figure }
lab-Land = { "" }
lab-LetPass = { "" }

## event

event-EnemiesMustered = Na każdej planszy stają: { $kinds }.
event-StartBlood = { $seat } zaczyna z { $amount } L.
event-WallRaised = { $amount ->
    [one] Mur ({ $seat }) ma na początku o { $amount } punkt więcej: { $wall }.
    [few] Mur ({ $seat }) ma na początku o { $amount } punkty więcej: { $wall }.
    [many] Mur ({ $seat }) ma na początku o { $amount } punktów więcej: { $wall }.
   *[other] Mur ({ $seat }) ma na początku o { $amount } punktu więcej: { $wall }.
}
event-TurnBegun = Zaczyna się runda { $turn }; pierwszy gracz: { $seat }.
event-PhaseBegun = { $seat }: { $phase }.
event-EnemiesAnnounced = Rzut: { $rolls }. Zapowiedziani dla wszystkich: { $kinds }.
event-KindReplaced = W białej puli nie ma już { FORM($wanted, "gen") }: { $seat } dostaje { FORM($kind, "acc") }.
event-NobodyAnnounced = W białej puli nie ma już { FORM($wanted, "gen") } ani nikogo słabszego: { $seat } nie dostaje nic.
event-CalamityRolled = Kość kataklizmu: { $face }.
event-CometFell = Kometa uderza w linię { $line } każdej planszy.
event-CometHitWalls = Kometa uderza we wszystkie mury.
event-BloodGained = { $seat } dostaje { $amount } L i ma { $blood } L.
event-CountersReset = Liczniki zabitych wracają na 0.
event-VolcanoErupted = Wulkan wybucha: { $seat } wyrzuca { $roll }.
event-UnitAttacked = Twierdza ({ $board }): atakuje { $unit }.
event-UnitWounded = { $unit } odnosi ranę, zostaje { $hp } PŻ.
event-UnitKilled = Twierdza ({ $board }): ginie { $unit }.
event-WallHit = { $amount ->
    [one] Mur ({ $board }) traci { $amount } punkt, zostaje { $wall }.
    [few] Mur ({ $board }) traci { $amount } punkty, zostaje { $wall }.
    [many] Mur ({ $board }) traci { $amount } punktów, zostaje { $wall }.
   *[other] Mur ({ $board }) traci { $amount } punktu, zostaje { $wall }.
}
event-EnemyHeld = { $unit } zostaje na linii { $line } ({ $board }).
event-EnemyMoved = { $unit } idzie z linii { $source } na linię { $line } ({ $board }).
event-FrostLifted = Twierdza ({ $board }): unieruchomione linie są znów wolne.
event-UnitRecycled = { $seat } przerabia { FORM($figure, "acc") } na { $amount } L.
event-WallDismantled = { $seat } wymienia punkt muru na { $amount } L, zostaje { $wall }.
event-UnitBought = { $seat } kupuje { FORM($figure, "acc") } na linię { $line } za { $price } L.
event-Built = { $seat } buduje { FORM($building, "acc") } za { $price } L.
event-PuppetFired = { $seat } wystrzeliwuje { FORM($figure, "acc") } na linię { $line } ({ $board }) za { $price } L.
event-RuseAnnounced = { $seat } zagrywa podstęp { $ruse } za { $price } L{ $target }.
event-RuseCancelled = { $seat } wydaje Tarczę i unieważnia podstęp { $ruse }.
event-LineFrozen = Linia { $line } ({ $board }) jest unieruchomiona.
event-UnitShifted = { $unit } jest teraz na linii { $line } ({ $board }).
event-ShieldRaised = { $seat } ma Tarczę.
event-ReserveEmptied = { $amount ->
    [one] Rezerwa ({ $seat }): { $amount } zabita jednostka wraca do puli.
    [few] Rezerwa ({ $seat }): { $amount } zabite jednostki wracają do pul.
    [many] Rezerwa ({ $seat }): { $amount } zabitych jednostek wraca do pul.
   *[other] Rezerwa ({ $seat }): { $amount } zabitej jednostki wraca do pul.
}
event-EnemiesEntered = Nowi na linii 1 ({ $board }): { $units }.
event-WallRepaired = { $amount ->
    [one] Warsztat ({ $seat }) naprawia { $amount } punkt: mur ma { $wall }.
    [few] Warsztat ({ $seat }) naprawia { $amount } punkty: mur ma { $wall }.
    [many] Warsztat ({ $seat }) naprawia { $amount } punktów: mur ma { $wall }.
   *[other] Warsztat ({ $seat }) naprawia { $amount } punktu: mur ma { $wall }.
}
event-PlayerOut = Mur ({ $seat }) pada: { $seat } odpada z gry.
event-GameWon = Wygrywa { $seat }, punkty muru: { $wall }!
event-VictoryShared = Wspólne zwycięstwo: { $seats }.

## refusal

refusal-not_a_target = nie można tym trafić: { $unit }
refusal-hit_already = { $unit }: trafić można tylko raz
refusal-comet_elsewhere = { $unit }: kometa nie trafia teraz tej jednostki
refusal-not_your_defender = { $unit } nie jest obrońcą na twojej planszy
refusal-attacked_already = { $unit }: atak w tej turze już był
refusal-out_of_reach = { $unit } nie ma w zasięgu nic do zaatakowania
refusal-no_enemy_there = na linii { $line } nie ma wroga
refusal-line_out_of_reach = linia { $line } jest poza zasięgiem
refusal-cannon_later = armata strzela tylko w fazie zakupów
refusal-none_left = w twojej puli nie ma już { FORM($kind, "gen") }
refusal-too_expensive = to kosztuje { $price } L, więcej, niż masz
refusal-no_such_kind = nie ma takiej jednostki
refusal-no_such_line = nie ma linii { $line }
refusal-no_such_building = nie ma takiego budynku
refusal-built_already = już zbudowane: { $building }
refusal-no_slot = na ten budynek nie ma już miejsca: { $building }
refusal-not_played = w tej grze nie ma takiego budynku: { $building }
refusal-no_cannon = nie masz armaty na kukły
refusal-no_such_opponent = to nie jest plansza innego gracza, który jest jeszcze w grze
refusal-units_and_buildings = teraz można kupować tylko jednostki i budynki
refusal-no_such_ruse = nie ma takiego podstępu
refusal-no_hut = do podstępów potrzebna jest chata szalonego badacza
refusal-has_shield = masz już Tarczę
refusal-no_target = podstęp { $ruse } nie ma celu
refusal-no_such_board = to nie jest plansza gracza, który jest jeszcze w grze
refusal-no_marker = nie ma wolnego znacznika unieruchomienia
refusal-frozen_already = linia { $line } jest już unieruchomiona
refusal-not_on_a_board = { $unit }: tej jednostki nie ma na żadnej planszy
refusal-no_further = { $unit } nie może iść dalej
refusal-ruses_enough = w tej turze możesz zagrać już tylko Tarczę
refusal-forced_already = { $unit }: w tej rundzie atak był już wymuszony
refusal-nothing_to_strike = na linii { $line } nie ma w co uderzyć
refusal-boulder_already = Głaz uszkodził już w tej rundzie ten mur: { $board }
refusal-would_finish = Głaz nie może obalić muru: { $board }
refusal-is_there = { $unit } już tam jest
refusal-stays_home = { $unit } jest obrońcą i zostaje na swojej planszy

## forecast

forecast-erupts = { $count ->
    [one] Następna erupcja zabiera { $count } punkt: twój mur może paść!
    [few] Następna erupcja zabiera do { $count } punktów: twój mur może paść!
    [many] Następna erupcja zabiera do { $count } punktów: twój mur może paść!
   *[other] Następna erupcja zabiera do { $count } punktu: twój mur może paść!
}
forecast-counted = To ostatnia runda, a twój mur nie byłby najwyższy.
forecast-until_turn = Do końca twojej tury
forecast-until_next = Do ataku i ruchu wrogów w twojej następnej turze
forecast-out = Jesteś poza grą: nic już nie może cię trafić.
forecast-falls = Twój mur by padł!
forecast-wall = { $count ->
    [0] Mur bez szwanku
    [one] Mur −{ $count }
    [few] Mur −{ $count }
    [many] Mur −{ $count }
   *[other] Mur −{ $count }
}
forecast-wall_range = Mur od −{ $least } do −{ $most }
forecast-dead = { $count ->
    [0] Nikt nie ginie
    [one] Ginie { $count } obrońca
    [few] Ginie { $count } obrońców
    [many] Ginie { $count } obrońców
   *[other] Ginie { $count } obrońcy
}
forecast-dead_range = Zabici obrońcy: od { $least } do { $most }
forecast-enemies = Wrogowie na koniec, od linii 1 do piętra: { $counts }
forecast-idle = Jeśli twoje jednostki nie zaatakują i nikt nie zagra podstępu.
forecast-others = Przedtem grają inni i mogą to zmienić.
forecast-calamity_now = Kataklizm jeszcze trwa.
forecast-calamity_first = Przedtem będzie rzut kością kataklizmu; jego skutki nie są wliczone.
forecast-eruption_first = Przedtem wybuchnie wulkan; jego skutki nie są wliczone.
forecast-choice = Gdzie jest wybór, pokazany jest najbardziej prawdopodobny.
forecast-too_many = Możliwości jest za wiele, by sprawdzić wszystkie: rozpiętość może być większa.

## outcome

outcome-last_standing = Stoi już tylko jeden mur.
outcome-fell_together = Ostatnie mury padły razem: wygrywa najmniej zniszczony.
outcome-counted = Rundy się skończyły: wygrywa najwyższy mur.
outcome-too_long = Gra trwała zbyt długo: wygrywa najwyższy mur.

## Dlaczego podpowiedź mówi to, co mówi.

hint-kills = To zabija { FORM($unit, "acc") }.
hint-kills_some = { $count ->
    [one] To zabija { $count } wroga.
    [few] To zabija { $count } wrogów.
    [many] To zabija { $count } wrogów.
   *[other] To zabija { $count } wroga.
}
hint-buy = To wzmacnia twoją obronę.
hint-build = Budynek zwróci się w następnych rundach.
hint-recycle = Krew przyda ci się bardziej niż ta jednostka.
hint-save = Resztę krwi lepiej zachować.
hint-enough = Żaden dalszy atak się nie opłaca.

## Co jeden wybór daje więcej niż inny.

gain-wall = { $n ->
    [one] o { $n } punkt muru więcej
    [few] o { $n } punkty muru więcej
    [many] o { $n } punktów muru więcej
   *[other] o { $n } punktu muru więcej
}
gain-other_wall = { $n ->
    [one] o { $n } punkt muru mniej u najsilniejszego rywala
    [few] o { $n } punkty muru mniej u najsilniejszego rywala
    [many] o { $n } punktów muru mniej u najsilniejszego rywala
   *[other] o { $n } punktu muru mniej u najsilniejszego rywala
}
gain-blood = { $n ->
    [one] o { $n } litr krwi więcej
    [few] o { $n } litry krwi więcej
    [many] o { $n } litrów krwi więcej
   *[other] o { $n } litra krwi więcej
}

## Co każdy powinien teraz wiedzieć.

danger-falls = Gdyby wrogowie zaatakowali teraz, twój mur by padł.
danger-eruption = W następnej rundzie wybucha wulkan i może obalić twój mur.
danger-frail = { $count ->
    [one] Twojemu murowi został tylko { $count } punkt.
    [few] Twojemu murowi zostały tylko { $count } punkty.
    [many] Twojemu murowi zostało tylko { $count } punktów.
   *[other] Twojemu murowi zostało tylko { $count } punktu.
}
danger-last_turn = Ostatnia runda przed wybuchem wulkanu: potem kruszeją wszystkie mury.
danger-counted = Ostatnia runda: wygrywa najwyższy mur.

## fact

fact-turn = runda
fact-wall = mur
fact-kills = zabici
fact-other_wall = najwyższy mur rywala
fact-blood = krew

## Tabele wartości na stronie źródeł

table-constants = Liczby gry
table-units = Jednostki
table-dice = Kości
table-turns = Tor rund
table-buildings = Budynki
table-ruses = Podstępy
table-constants_board = Plansza
table-constants_markers = Znaczniki
table-constants_start = Początek
table-constants_calamity = Kataklizm
table-constants_reward = Nagroda
table-constants_wage = Żołd
table-constants_wall = Mur
table-constants_limits = Limity
table-dice_setup = Przygotowanie
table-dice_announcement = Zapowiedź
table-dice_calamity = Kataklizm
table-dice_comet = Kometa
table-dice_eruption = Erupcja
table-turns_later = Późniejsze rundy

## Wartości na stronie źródeł i przy oznaczeniach

value-lines = linie
value-freeze = znaczniki unieruchomienia
value-first = startowa krew, pierwszy gracz
value-second = startowa krew, drugi gracz
value-third = startowa krew, trzeci gracz
value-fourth = startowa krew, czwarty gracz
value-blood_5 = ścianka +5 L
value-blood_10 = ścianka +10 L
value-comet = trafienia komety
value-blood = nagroda za najwięcej zabitych
value-small = krew za małą jednostkę
value-large = krew za dużą jednostkę
value-limit = limit żołdu
value-killed = krew za zabitą jednostkę
value-points = punkty muru
value-upper = górne punkty muru
value-upper_blood = krew za górny punkt
value-lower_blood = krew za dolny punkt
value-most = punkty rozebrane w turze
value-extra = dodatkowe punkty drugiego z dwojga
value-turns = ostatnia runda
value-lowest_price = najniższa cena
value-forced_attacks = wymuszone ataki w rundzie
value-ruses = podstępy w turze
value-size = wielkość
value-hp = punkty życia
value-hits = trafienia
value-style = jak rozdziela się trafienia
value-reach = zasięg
value-move = ruch
value-price = cena
value-barracks = zniżka z koszarami
value-own = figurki gracza
value-white = białe figurki
value-faces = ścianki
value-dice = kości
value-bonus = dodawane do każdej kości
value-event = kataklizm albo nagroda
value-amount = działanie
value-slots = zajmowane miejsca
value-places = miejsca
