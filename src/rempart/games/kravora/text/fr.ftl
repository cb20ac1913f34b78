# Kravora en français. Les textes des règles sont dans rules.fr.toml.

nobody = personne
nothing = quelque chose qui n'existe pas
owned = { $unit } ({ $seat })
enemy = { $unit } ennemi
litres = { $price } L
line = Ligne { $line }
line_floor = Ligne { $line }, l'étage
seat_first = { $seat } (premier)
seat_out = { $seat } (éliminé)

## game

game-name = Kravora
game-tagline = Les clans du volcan : tenez votre mur, vivez de sang et faites tomber les autres murs.

## setup

setup-players = Joueurs
setup-rotate_first = Le premier joueur change à chaque tour
setup-end = Après le dernier tour de la piste
setup-comet_order = Qui les comètes touchent d'abord
setup-wall_reach = D'où les lanceurs touchent un mur sans défense
setup-excess = Dégâts en trop des rocailles et des comètes
setup-rock_wall_lines = Les rocailles en trop touchent le mur depuis les lignes
setup-enemy_max_line = Dernière ligne où marchent les ennemis
setup-cannon_in_attack = Le canon tire aussi pendant l'attaque
setup-propulsion_any = La Propulsion envoie toute unité n'importe où
setup-building_slots = Emplacements de bâtiments
setup-second_wall = À deux, un mur plus haut pour le second joueur
setup-many_ruses = Autant de ruses que l'on veut par tour

## setup_note

setup_note-players = Chacun a son mur ; le dernier debout gagne.
setup_note-rotate_first = Sinon, le même joueur commence tous les tours.
setup_note-end = Ce qui arrive quand la piste est pleine et que plusieurs murs tiennent encore.
setup_note-second_wall = Aide celui qui joue en second.
setup_note-many_ruses = Comme dans le livret ; sinon, une ruse par tour, et un Bouclier en plus.
setup_note-propulsion_any = Sinon, un défenseur reste sur son propre plateau.
setup_note-cannon_in_attack = Sinon, le canon à fantoche ne tire que dans sa propre phase.
setup_note-building_slots = Combien de bâtiments tiennent dans une forteresse.
setup_note-enemy_max_line = La ligne 5 est le sol même de la forteresse.
setup_note-wall_reach = Sans défenseur à portée, caillasseurs et rocailleux s'en prennent au mur.
setup_note-rock_wall_lines = Les coups d'une rocaille qui ne trouvent plus d'unité vont au mur.
setup_note-excess = Qui prend les coups qui restent à une rocaille ou à une comète près du mur.
setup_note-comet_order = Quand les deux camps sont sur une ligne, l'un des deux prend d'abord les coups de la comète.

## setup_group

setup_group-turns = Tours et fin de partie
setup_group-ruses = Ruses et bâtiments
setup_group-hits = Ennemis, rocailles et comètes

## setup_value

setup_value-eruption = le volcan entre en éruption
setup_value-count = le mur le plus haut gagne
setup_value-defenders_first = les défenseurs
setup_value-enemies_first = les ennemis
setup_value-range = partout où ils portent
setup_value-4_5_only = seulement des lignes 4 et 5
setup_value-unit_text = vont tout de suite au mur
setup_value-units_first = d'abord aux unités déjà touchées
setup_value-4_5 = 4 et 5
setup_value-5 = 5
setup_value-4 = 4
setup_value-none = sans limite

## phase

phase-dice = Dés
phase-event = Calamité ou récompense
phase-attack = Attaque
phase-enemy_attack = Attaque ennemie
phase-enemy_move = Mouvement ennemi
phase-wages = Salaires
phase-purchases = Achats
phase-refill = Nouveaux ennemis

## face

face-blood_5 = 5 L pour tous
face-blood_10 = 10 L pour tous
face-comet = une comète
face-double_comet = deux comètes
face-arrow = la flèche : tous les ennemis avancent
face-blank = rien

## zone

zone-turn = Tour { $turn }
zone-fort = Forteresse ({ $seat })
zone-wall = Mur ({ $seat })
zone-blood = Sang ({ $seat })
zone-incoming = Annoncés ({ $seat })
zone-buildings = Bâtiments ({ $seat })
zone-killed = Réserve ({ $seat })
zone-kills = Unités tuées ({ $seat })
zone-shop_units = Unités à acheter
zone-shop_buildings = Bâtiments à construire
zone-shop_ruses = Ruses à lancer
zone-white = Stock blanc
zone-supply = Stock ({ $seat })
zone-turns = Tours
zone-enemy_dice = Faces des dés d'ennemis
zone-calamity_die = Faces du dé calamité

## mark

mark-frozen = immobilisée
mark-attacked = a attaqué
mark-forced = provoqué
mark-wounded = blessé
mark-laboratory = au laboratoire
mark-left = reste { $count }

## note

note-unit = PV { $hp }, attaque { $hits }, portée { $reach }, mouvement { $move }
note-slots = { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
}
note-kills_total = { $count } en tout
note-turn = Tour { $turn } : { $event } ; dés d'ennemis : { $dice }

## turn_event

turn_event-none = calme
turn_event-calamity = on lance le dé calamité
turn_event-reward = récompense pour qui a le plus tué
turn_event-eruption = le volcan entre en éruption

## unit

unit-puppet = Fantoche
    .plural = Fantoches
unit-sprinter = Sprinteur
    .plural = Sprinteurs
unit-stone_thrower = Caillasseur
    .plural = Caillasseurs
unit-long_arm = Long-bras
    .plural = Long-bras
unit-bruiser = Costaud
    .plural = Costauds
unit-rock_hurler = Rocailleux
    .plural = Rocailleux

## building

building-barracks = Caserne
    .the = la caserne
building-university = Université
    .the = l'université
building-laboratory = Laboratoire
    .the = le laboratoire
building-workshop = Atelier
    .the = l'atelier
building-hut = Hutte du chercheur fou
    .the = la hutte du chercheur fou
building-sorting_centre = Centre de tri
    .the = le centre de tri
building-cannon = Canon à fantoche
    .the = le canon à fantoche
building-extra_slot = Emplacement supplémentaire
    .the = l'emplacement supplémentaire

## ruse

ruse-rocks = Rochers
ruse-clot = Caillot de sang
ruse-bait = Faire avancer/attaquer
ruse-retreat = Faire reculer
ruse-boulder = Rocaille
ruse-propulsion = Propulsion
ruse-shield = Bouclier

## token

token-shield = Bouclier

## effect

effect-barracks = Chaque unité coûte { $amount } L de moins, sauf les Fantoches.
effect-university = Chaque ruse coûte { $amount } L de moins.
effect-laboratory = Les { $places } premières unités tuées du tour rapportent chacune { $amount } L de plus.
effect-workshop = { $amount ->
    [one] Répare { $amount } point de mur
   *[other] Répare { $amount } points de mur
} à la fin de votre tour, jusqu'à l'éruption.
effect-hut = Permet de lancer des ruses.
effect-sorting_centre = Vos propres unités tuées par l'ennemi rapportent elles aussi { $amount } L chacune.
effect-cannon = Envoie vos Fantoches sur la ligne de votre choix d'un autre plateau, pour { $amount } L chacun.
effect-extra_slot = Emplacements de bâtiments : { $amount } de plus.
effect-rocks = Les ennemis d'une ligne ne font pas leur prochain mouvement.
effect-clot = Une unité perd { $amount } PV.
effect-bait = Une unité avance d'une ligne, ou attaque tout de suite.
effect-retreat = Une unité recule d'une ligne.
effect-boulder = { $amount ->
    [one] Touche une fois { $amount } unité au plus d'une ligne
   *[other] Touche une fois chacune jusqu'à { $amount } unités d'une ligne
} ; aux lignes 4 et 5 d'un autre plateau, le reste frappe le mur.
effect-propulsion = Envoie un ennemi sur n'importe quelle ligne de n'importe quel plateau, ou un défenseur sur une ligne du sien.
effect-shield = Un jeton qui annule la ruse d'un autre joueur.

## target

target-none = { "" }
target-line = { "\u00A0" }: ligne { $line } de { $board }
target-unit = { "\u00A0" }: { $unit }, à la forteresse de { $board }
target-attack = { "\u00A0" }: { $unit } attaque à la forteresse de { $board }
target-move = { "\u00A0" }: { $unit } va à la ligne { $line } de { $board }

## prompt

prompt-StartingPurchases = Avant le premier tour : achetez des unités et des bâtiments
prompt-CalamityPurchases = Du sang du volcan : achetez tout de suite des unités et des bâtiments
prompt-CometVictims = La comète : qui prend le prochain coup ?
prompt-AttackPhase = Attaquez avec vos unités, puis terminez l'attaque
prompt-TargetLine = Sur quelle ligne le Rocailleux tire-t-il ?
prompt-Targets = Qui est touché ?
prompt-Victims = L'ennemi frappe : qui prend le coup ?
prompt-Recycling = Recycler un défenseur contre du sang ?
prompt-Dismantling = Plus de défenseurs : troquer un point de mur contre du sang ?
prompt-Purchases = Achetez, construisez, tirez, rusez ; puis terminez vos achats
prompt-RocksTarget = Rochers : quelle ligne est immobilisée ?
prompt-ClotTarget = Caillot de sang : quelle unité saigne ?
prompt-BaitTarget = Faire avancer/attaquer : quelle unité ?
prompt-RetreatTarget = Faire reculer : quelle unité ?
prompt-BoulderTarget = Rocaille : quelle ligne est frappée ?
prompt-BoulderTargets = Rocaille : qui est touché ?
prompt-PropulsionUnit = Propulsion : quelle unité s'envole ?
prompt-PropulsionLanding = Propulsion : où retombe-t-elle ?
prompt-ShieldWindow = Une ruse est annoncée : dépenser votre Bouclier pour l'annuler ?

## option

option-Attack = Attaquer avec { $unit }
option-Aim = Tirer sur la ligne { $line }
option-Strike = Toucher { $unit }
option-Suffer = { $unit } prend le coup
option-EndAttack = Terminer l'attaque
option-Recycle = Recycler { $unit }
option-Dismantle = Troquer un point de mur
option-Decline = Y renoncer
option-Buy = Acheter un { $kind } pour la ligne { $line }
option-Build = Construire { FORM($building, "the") }
option-Fire = Envoyer un Fantoche sur la ligne { $line } de { $board }
option-Cast = Lancer la ruse { $ruse }
option-EndPurchases = Terminer les achats
option-Freeze = Immobiliser la ligne { $line } de { $board }
option-Bleed = Faire saigner { $unit }
option-Lure = Faire avancer { $unit }
option-Incite = Faire attaquer { $unit }
option-Repel = Faire reculer { $unit }
option-Hurl = La lancer sur la ligne { $line } de { $board }
option-Launch = Propulser { $unit }
option-Land = Retomber sur la ligne { $line } de { $board }
option-Cancel = Dépenser le Bouclier : annuler la ruse
option-LetPass = Laisser passer la ruse

## bundle

bundle-attack_all = Attaquer avec toutes les unités ({ $count })
bundle-buy = { $count ->
    [one] Acheter un { $kind } pour la ligne { $line }
   *[other] Acheter { $count } { FORM($kind, "plural") } pour la ligne { $line }
}
bundle-fire = Envoyer { $count } Fantoches sur la ligne { $line } de { $board }

## Comment les rapports du labo disent les choix, là où l'option en dit trop ou trop peu.
## Un texte vide laisse ce genre de choix de côté.

lab-Attack = Attaquer avec { $figure }
lab-Strike = Toucher { $figure }
lab-Suffer = Coup pris par { $figure }
lab-EndAttack = { "" }
lab-Recycle = Recycler { $figure }
lab-Decline = { "" }
lab-Buy = Acheter un { $kind }
lab-Fire = Envoyer un Fantoche
lab-EndPurchases = { "" }
lab-Freeze = { "" }
lab-Bleed = Faire saigner { $figure }
lab-Lure = Faire avancer { $figure }
lab-Incite = Faire attaquer { $figure }
lab-Repel = Faire reculer { $figure }
lab-Hurl = { "" }
lab-Launch = Propulser { $figure }
lab-Land = { "" }
lab-LetPass = { "" }

## event

event-EnemiesMustered = Sur chaque plateau se tiennent : { $kinds }.
event-StartBlood = { $seat } commence avec { $amount } L.
event-WallRaised = { $amount ->
    [one] Le mur de { $seat } commence avec { $amount } point de plus : { $wall }.
   *[other] Le mur de { $seat } commence avec { $amount } points de plus : { $wall }.
}
event-TurnBegun = Le tour { $turn } commence ; { $seat } joue en premier.
event-PhaseBegun = { $seat } : { $phase }.
event-EnemiesAnnounced = Les dés montrent { $rolls }. Annoncés pour tous : { $kinds }.
event-KindReplaced = Plus de { $wanted } blanc : { $seat } reçoit un { $kind }.
event-NobodyAnnounced = Plus de { $wanted } blanc ni rien de plus faible pour { $seat }.
event-CalamityRolled = Dé calamité : { $face }.
event-CometFell = Une comète frappe la ligne { $line } de chaque plateau.
event-CometHitWalls = Une comète frappe tous les murs.
event-BloodGained = { $seat } gagne { $amount } L et possède { $blood } L.
event-CountersReset = Les compteurs d'unités tuées reviennent à 0.
event-VolcanoErupted = Le volcan entre en éruption : { $seat } obtient { $roll }.
event-UnitAttacked = { $unit } attaque à la forteresse de { $board }.
event-UnitWounded = { $unit } est blessé : il lui reste { $hp } PV.
event-UnitKilled = { $unit } meurt à la forteresse de { $board }.
event-WallHit = { $amount ->
    [one] Le mur de { $board } perd { $amount } point : il en reste { $wall }.
   *[other] Le mur de { $board } perd { $amount } points : il en reste { $wall }.
}
event-EnemyHeld = { $unit } reste sur la ligne { $line } de { $board }.
event-EnemyMoved = { $unit } va de la ligne { $source } à la ligne { $line } de { $board }.
event-FrostLifted = Les lignes immobilisées de { $board } sont de nouveau libres.
event-UnitRecycled = { $seat } recycle un { $figure } contre { $amount } L.
event-WallDismantled = { $seat } troque un point de mur contre { $amount } L : il reste { $wall }.
event-UnitBought = { $seat } achète un { $figure } pour { $price } L, sur la ligne { $line }.
event-Built = { $seat } construit { FORM($building, "the") } pour { $price } L.
event-PuppetFired = { $seat } envoie un { $figure } sur la ligne { $line } de { $board } pour { $price } L.
event-RuseAnnounced = { $seat } lance la ruse { $ruse } pour { $price } L{ $target }.
event-RuseCancelled = { $seat } annule la ruse { $ruse } avec son Bouclier.
event-LineFrozen = La ligne { $line } de { $board } est immobilisée.
event-UnitShifted = { $unit } se trouve maintenant sur la ligne { $line } de { $board }.
event-ShieldRaised = { $seat } possède un Bouclier.
event-ReserveEmptied = { $amount ->
    [one] La réserve de { $seat } se vide : { $amount } unité tuée retourne dans son stock.
   *[other] La réserve de { $seat } se vide : { $amount } unités tuées retournent dans leurs stocks.
}
event-EnemiesEntered = Nouveaux sur la ligne 1 de { $board } : { $units }.
event-WallRepaired = { $amount ->
    [one] L'atelier de { $seat } répare { $amount } point de mur : il y en a { $wall }.
   *[other] L'atelier de { $seat } répare { $amount } points de mur : il y en a { $wall }.
}
event-PlayerOut = Le mur de { $seat } est tombé : { $seat } quitte la partie.
event-GameWon = { $seat } gagne, avec un mur de { $wall } !
event-VictoryShared = Victoire partagée : { $seats }.

## refusal

refusal-not_a_target = cela ne peut pas toucher { $unit }
refusal-hit_already = { $unit } a déjà été touché : une seule fois par unité
refusal-comet_elsewhere = la comète ne touche pas { $unit } maintenant
refusal-not_your_defender = { $unit } n'est pas un défenseur de votre plateau
refusal-attacked_already = { $unit } a déjà attaqué ce tour-ci
refusal-out_of_reach = { $unit } n'a rien à attaquer à sa portée
refusal-no_enemy_there = il n'y a pas d'ennemi sur la ligne { $line }
refusal-line_out_of_reach = la ligne { $line } est hors de portée
refusal-cannon_later = le canon ne tire que pendant les achats
refusal-none_left = il ne reste pas de { $kind } dans votre stock
refusal-too_expensive = cela coûte { $price } L, plus que vous n'en avez
refusal-no_such_kind = cette unité n'existe pas
refusal-no_such_line = il n'y a pas de ligne { $line }
refusal-no_such_building = ce bâtiment n'existe pas
refusal-built_already = déjà construit : { $building }
refusal-no_slot = plus d'emplacement pour : { $building }
refusal-not_played = pas dans cette partie : { $building }
refusal-no_cannon = vous n'avez pas de canon à fantoche
refusal-no_such_opponent = ce n'est pas le plateau d'un autre joueur encore en jeu
refusal-units_and_buildings = on ne peut acheter maintenant que des unités et des bâtiments
refusal-no_such_ruse = cette ruse n'existe pas
refusal-no_hut = sans la hutte du chercheur fou, pas de ruses
refusal-has_shield = vous avez déjà un Bouclier
refusal-no_target = rien à viser avec : { $ruse }
refusal-no_such_board = ce n'est pas le plateau d'un joueur en jeu
refusal-no_marker = aucun marqueur de gel n'est libre
refusal-frozen_already = la ligne { $line } est déjà immobilisée
refusal-not_on_a_board = { $unit } n'est sur aucun plateau
refusal-no_further = { $unit } ne peut pas aller plus loin
refusal-ruses_enough = vous avez déjà lancé votre ruse de ce tour ; seul un Bouclier reste possible
refusal-forced_already = une ruse a déjà fait attaquer { $unit } ce tour-ci
refusal-nothing_to_strike = il n'y a rien à frapper sur la ligne { $line }
refusal-boulder_already = une Rocaille a déjà abîmé le mur de { $board } ce tour-ci
refusal-would_finish = une Rocaille ne peut pas abattre le mur de { $board }
refusal-is_there = { $unit } s'y trouve déjà
refusal-stays_home = { $unit } est un défenseur et reste sur son plateau

## forecast

forecast-erupts = { $count ->
    [one] L'éruption qui suit prend { $count } point : votre mur pourrait tomber !
   *[other] L'éruption qui suit prend jusqu'à { $count } points : votre mur pourrait tomber !
}
forecast-counted = Les tours sont alors finis, et votre mur ne serait pas le plus haut.
forecast-until_turn = Jusqu'à la fin de votre tour
forecast-until_next = Jusqu'à l'attaque et au mouvement de vos ennemis à votre prochain tour
forecast-out = Vous êtes éliminé : plus rien ne peut vous toucher.
forecast-falls = Votre mur tomberait !
forecast-wall = { $count ->
    [0] Mur intact
    [one] Mur −1
   *[other] Mur −{ $count }
}
forecast-wall_range = Mur −{ $least } à −{ $most }
forecast-dead = { $count ->
    [0] Aucun mort
    [one] 1 défenseur meurt
   *[other] { $count } défenseurs meurent
}
forecast-dead_range = { $least } à { $most } défenseurs meurent
forecast-enemies = Ennemis ensuite, de la ligne 1 à l'étage : { $counts }
forecast-idle = Si vos unités n'attaquent pas et que personne ne lance de ruse.
forecast-others = D'autres jouent avant et peuvent tout changer.
forecast-calamity_now = La calamité n'est pas terminée.
forecast-calamity_first = Avant cela, le dé calamité est lancé ; ce qu'il apporte n'est pas compté.
forecast-eruption_first = Avant cela, le volcan entre en éruption ; ce qu'il coûte n'est pas compté.
forecast-choice = Là où quelqu'un peut choisir, le choix le plus probable est montré.
forecast-too_many = Trop de choix pour tous les essayer : les nombres peuvent aller plus loin.

## outcome

outcome-last_standing = Un seul mur est encore debout.
outcome-fell_together = Les derniers murs sont tombés ensemble : le moins ruiné gagne.
outcome-counted = Les tours sont finis : le mur le plus haut gagne.
outcome-too_long = La partie a trop duré : le mur le plus haut gagne.

## Pourquoi un conseil dit ce qu'il dit.

hint-kills = Cela tue { $unit }.
hint-kills_some = { $count ->
    [one] Cela tue un ennemi.
   *[other] Cela tue { $count } ennemis.
}
hint-buy = Cela renforce votre défense.
hint-build = Le bâtiment rapportera dans les tours à venir.
hint-recycle = Le sang vous sert plus que l'unité.
hint-save = Mieux vaut garder le reste de votre sang.
hint-enough = Aucune autre attaque n'en vaut la peine.

## Ce qu'un choix a de plus qu'un autre.

gain-wall = { $n ->
    [one] 1 point de mur de plus
   *[other] { $n } points de mur de plus
}
gain-other_wall = { $n ->
    [one] 1 point de mur de moins pour le rival le plus fort
   *[other] { $n } points de mur de moins pour le rival le plus fort
}
gain-blood = { $n ->
    [one] 1 litre de sang de plus
   *[other] { $n } litres de sang de plus
}

## Ce que tous doivent savoir maintenant.

danger-falls = Si vos ennemis attaquaient maintenant, votre mur tomberait.
danger-eruption = Le volcan entre en éruption au tour suivant et pourrait emporter votre mur.
danger-frail = { $count ->
    [one] Votre mur n'a plus que { $count } point.
   *[other] Votre mur n'a plus que { $count } points.
}
danger-last_turn = Dernier tour avant l'éruption : ensuite, tous les murs s'effritent.
danger-counted = Dernier tour : le mur le plus haut gagne.

## fact

fact-turn = tour
fact-wall = mur
fact-kills = unités tuées
fact-other_wall = plus haut mur adverse
fact-blood = sang

## The tables of values, on the page of sources

table-constants = Nombres du jeu
table-units = Unités
table-dice = Dés
table-turns = La piste des tours
table-buildings = Bâtiments
table-ruses = Ruses
table-constants_board = Plateau
table-constants_markers = Marqueurs
table-constants_start = Début
table-constants_calamity = Calamité
table-constants_reward = Récompense
table-constants_wage = Salaires
table-constants_wall = Mur
table-constants_limits = Limites
table-dice_setup = Mise en place
table-dice_announcement = Annonce
table-dice_calamity = Calamité
table-dice_comet = Comète
table-dice_eruption = Éruption
table-turns_later = Tours suivants

## The values, on the page of sources and at the marks

value-lines = lignes
value-freeze = marqueurs de gel
value-first = sang de départ, premier joueur
value-second = sang de départ, deuxième joueur
value-third = sang de départ, troisième joueur
value-fourth = sang de départ, quatrième joueur
value-blood_5 = face +5 L
value-blood_10 = face +10 L
value-comet = coups d'une comète
value-blood = récompense du meilleur tueur
value-small = sang pour une petite unité
value-large = sang pour une grosse unité
value-limit = limite des salaires
value-killed = sang pour une unité tuée
value-points = points du mur
value-upper = points du haut du mur
value-upper_blood = sang pour un point du haut
value-lower_blood = sang pour un point du bas
value-most = points démontés par tour
value-extra = points de plus pour le second de deux
value-turns = dernier tour
value-lowest_price = prix le plus bas
value-forced_attacks = attaques forcées par tour
value-ruses = ruses par tour
value-size = taille
value-hp = points de vie
value-hits = coups
value-style = répartition des coups
value-reach = portée
value-move = déplacement
value-price = prix
value-barracks = moins cher avec la caserne
value-own = figurines par joueur
value-white = figurines blanches
value-faces = faces
value-dice = dés
value-bonus = ajout à chaque dé
value-event = calamité ou récompense
value-amount = ce qu'il fait
value-slots = emplacements pris
value-places = places
