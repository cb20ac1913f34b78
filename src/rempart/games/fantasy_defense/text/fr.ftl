# Fantasy: Defense en français. Les textes des règles sont dans rules.fr.toml.

gate_note = La porte { $gate } est celle de { $seat }, en face de la porte { $facing }.
at_gate = Porte { $gate }
at_gates = Portes { $gate } et { $facing }
hidden_card = une carte cachée
hidden_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## game

game-name = Fantasy: Defense
game-tagline = Tenez les portes de la ville face aux orques, aux trolls et aux dragons, seul ou à deux.

## setup

setup-players = Joueurs
setup-faction = Faction
setup-shield_on_boss = Le Bouclier de la ville protège aussi des boss
setup-boss4060 = Le boss 40/60
setup-dragon_last = Le dragon vient toujours en dernier
setup-open_hands = Mains ouvertes

## setup_note

setup_note-players = Seul, vous tenez une muraille ; à deux, chacun la sienne, et le moral est commun.
setup_note-faction = Les humains tiennent les portes par le nombre et la force ; les elfes gagnent par le mouvement et la ruse.
setup_note-dragon_last = Le boss le plus fort attend toujours au fond du paquet.
setup_note-shield_on_boss = Le sort peut aussi faire sauter la bataille contre un boss.
setup_note-open_hands = Vous voyez les cartes l'un de l'autre.
setup_note-boss4060 = Sa carte porte deux puissances : choisissez quand la plus haute compte.

## setup_group

setup_group-variants = Variantes
setup_group-readings = Autres lectures des règles

## setup_value

setup_value-humans = humains
setup_value-elves = elfes
setup_value-by_order = 60 s'il est le second boss
setup_value-per_battle = 60 dès sa deuxième bataille

## faction

faction-humans = humains
faction-elves = elfes

## phase

phase-invasion = Invasion
phase-strategy = Stratégie
phase-battle = Bataille
phase-reinforcement = Renforcement

## tier

tier-underling = sous-fifres
tier-elite = élites
tier-boss = boss

## short

short-hand = Main
short-start = Cartes de départ
short-deck = Paquet
short-discard = Défausse

## zone

zone-turn = Tour { $turn }
zone-turn_first = Tour { $turn } : { $seat } commence
zone-first = commence ce tour
zone-morale = Moral
zone-invaders = Envahisseurs à venir
zone-beaten = Envahisseurs vaincus
zone-wall = Muraille ({ $seat })
zone-hand = Main ({ $seat })
zone-start = Cartes de départ ({ $seat })
zone-deck = Paquet ({ $seat })
zone-deck_or_hand = Dans le paquet, ou cachées dans la main
zone-discard = Défausse ({ $seat })

## mark

mark-boss = boss
mark-infiltrate = s'infiltre
mark-weaker = affaibli
mark-shielded = protégée
mark-resolved = résolue
mark-moved = a bougé
mark-used = a servi

## note

note-from_left = pillage { $loot }, vient de la gauche
note-from_right = pillage { $loot }, vient de la droite

## card

card-archmage = Archimage
card-psychic_storm = Tempête psychique
card-city_shield = Bouclier de la ville
card-militia = Milicien
card-footman = Fantassin
card-knight = Chevalier
card-town_crier = Crieur public
card-veteran = Vétéran
card-griffin_rider = Chevaucheur de griffon
card-adept = Adepte
card-paladin = Paladin
card-ranger_lord = Seigneur des rôdeurs
card-blazing_spirit = Esprit flamboyant
card-spirit_call = Appel de l'esprit
card-scout = Éclaireur
card-blade_dancer = Danselame
card-guardian = Gardien
card-sentinel = Sentinelle
card-treant = Sylvanien
card-pixie = Fée
card-druid = Druide
card-wind_rider = Chevaucheur de vent
card-marksman = Tireur d'élite
card-seer = Voyant

## effect

effect-group_attack = Attaque groupée : X est le nombre d'Attaques groupées à cette porte.
effect-arcane_renewal = Renouvellement des arcanes : un sort utilisé redevient prêt (sauf l'Appel de l'esprit).
effect-sound_the_alarm = Sonnez l'alarme : piochez une carte.
effect-never_surrender = Ne cédez jamais : X est le nombre de vos portes assiégées.
effect-airlift = Transport aérien : amenez ici autant d'unités que voulu, toutes d'une même porte.
effect-you_shall_not_pass = Vous ne passerez pas : l'envahisseur de cette porte retourne sur son paquet.
effect-psychic_storm = Défaussez un envahisseur de puissance 22 ou moins.
effect-city_shield = Pas de bataille à une porte ce tour-ci.
effect-fairy_lights = Lumières féeriques : la puissance de l'envahisseur est arrondie à la dizaine inférieure.
effect-rebirth = Renaissance : glissez une carte défaussée sous votre paquet.
effect-shifting_winds = Vents mouvants : amenez ici une unité de n'importe quelle porte.
effect-headshot = Headshot : défaussez l'envahisseur de cette porte s'il a 20 ou moins.
effect-foresight = Prévoyance : prenez une carte de votre paquet, puis mélangez-le.
effect-skirmish = Escarmouche : après une bataille, peut gagner la porte voisine, une fois par tour.
effect-natures_longing = Désir de la nature : doit être la victime.
effect-blazing_spirit = Divisez par deux la puissance d'un envahisseur ce tour-ci (arrondi au supérieur).
effect-spirit_call = Reprenez jusqu'à deux unités déployées.

## invader

invader-goblin_runt = Gobelin chétif
invader-goblin_slinger = Gobelin frondeur
invader-goblin_sneak = Gobelin furtif
invader-goblin_spearman = Gobelin lancier
invader-wolf_rider = Chevaucheur de loup
invader-goblin_cutpurse = Gobelin coupe-bourse
invader-orc_grunt = Orque soudard
invader-orc_axeman = Orque à la hache
invader-orc_stalker = Orque traqueur
invader-orc_raider = Orque pillard
invader-orc_pillager = Orque saccageur
invader-warg_pack = Meute de wargs
invader-orc_brute = Brute orque
invader-orc_berserker = Orque enragé
invader-dark_assassin = Assassin des ténèbres
invader-ogre = Ogre
invader-orc_shaman = Chamane orque
invader-night_prowler = Rôdeur nocturne
invader-cave_troll = Troll des cavernes
invader-war_ogre = Ogre de guerre
invader-stone_giant = Géant de pierre
invader-shadow_blade = Lame d'ombre
invader-troll_kings_guard = Garde du roi troll
invader-orc_overlord = Seigneur orque
invader-red_dragon = Dragon rouge
invader-ancient_dragon = Dragon ancien
invader-orc_high_king = Haut roi orque

## prompt

prompt-Infiltrate = Un infiltré : défaussez une carte de votre main
prompt-Strategy = Déployez, déplacez, lancez des sorts, puis terminez votre stratégie
prompt-HandLimit = Trop de cartes : défaussez jusqu'à n'en garder que deux
prompt-SoundTheAlarm = Sonnez l'alarme : piocher une carte ?
prompt-YouShallNotPass = Vous ne passerez pas : renvoyer l'envahisseur ?
prompt-Headshot = Headshot : défausser l'envahisseur ?
prompt-Airlift = Transport aérien : quelles unités viennent ici ?
prompt-ShiftingWinds = Vents mouvants : quelle unité vient ici ?
prompt-Rebirth = Renaissance : quelle carte défaussée va sous votre paquet ?
prompt-Foresight = Prévoyance : quelle carte prenez-vous dans votre paquet ?
prompt-ArcaneRenewal = Renouvellement des arcanes : quel sort redevient prêt ?
prompt-PsychicStorm = Tempête psychique : quel envahisseur est balayé ?
prompt-CityShield = Bouclier de la ville : quelle porte n'a pas de bataille ce tour-ci ?
prompt-BlazingSpirit = Esprit flamboyant : quel envahisseur est affaibli ?
prompt-SpiritCall = Appel de l'esprit : quelle unité revient ?
prompt-Battle = À quelle porte se bat-on ensuite ?
prompt-Casualty = La bataille fait une victime : qui tombe ?
prompt-Skirmish = Escarmouche : une unité gagne-t-elle la porte voisine ?

## option

option-Discard = Défausser { $card }
option-Deploy = Déployer { $card } à la porte { $gate }
option-Move = Déplacer { $card } à la porte { $gate }
option-Cast = Lancer { $card }
option-Give = Donner { $card } à l'autre joueur
option-EndStrategy = Terminer votre stratégie
option-Decline = Y renoncer
option-Done = Terminé
option-Ring = Sonner l'alarme : piocher une carte
option-Lift = Amener { $card } par les airs
option-Carry = Amener { $card } sur le vent
option-Revive = Glisser { $card } sous votre paquet
option-Fetch = Prendre { $card } dans votre paquet
option-Renew = Renouveler { $card }
option-SendBack = Renvoyer l'envahisseur
option-Shoot = Abattre l'envahisseur
option-Strike = Balayer l'envahisseur de la porte { $gate }
option-Shield = Protéger la porte { $gate }
option-Scorch = Brûler l'envahisseur de la porte { $gate }
option-Recall = Reprendre { $card }
option-Fight = Se battre à la porte { $gate }
option-Lose = { $card } tombe
option-Sally = { $card } gagne la porte { $gate }
option-Stay = Personne ne bouge

## bundle

bundle-cast_at = Lancer { $card } sur la porte { $gate }
bundle-fight_all = Combattre à toutes les portes ({ $count })

## Comment les rapports du labo disent les choix, là où l'option en dit trop ou trop peu.
## Un texte vide laisse ce genre de choix de côté.

lab-Deploy = Déployer { $card }
lab-Move = Déplacer { $card }
lab-EndStrategy = { "" }
lab-Decline = { "" }
lab-Done = { "" }
lab-Revive = Glisser { $card } sous le paquet
lab-Fetch = Prendre { $card } dans le paquet
lab-Strike = { "" }
lab-Shield = { "" }
lab-Scorch = { "" }
lab-Fight = { "" }
lab-Sally = { $card } gagne la porte voisine
lab-Stay = { "" }

## event

event-TurnBegun = Le tour { $turn } commence.
event-PhaseBegun = Phase : { $phase }.
event-InvaderPlaced = { $invader } assiège la porte { $gate }.
event-BossPlaced = { $invader } assiège les portes { $gate } et { $facing }.
event-InvaderPutBack = Il n'y a plus de place libre : { $invader } doit attendre.
event-CardDiscarded = { $seat } défausse { $card }.
event-UnitDeployed = { $seat } déploie { $card } à la porte { $gate }.
event-UnitMoved = { $card } va de la porte { $source } à la porte { $gate }.
event-CardGiven = { $seat } donne { $card }.
event-StrategyEnded = { $seat } a terminé.
event-CardsDrawn = { $seat } pioche : { $cards }.
event-CardRevived = { $seat } glisse { $card } sous son paquet.
event-CardFetched = { $seat } prend { $card } dans son paquet et le mélange.
event-SpellCast = { $seat } lance { $card }.
event-SpellRenewed = { $card } peut resservir.
event-InvaderSentBack = { $invader } quitte la porte { $gate } et retourne sur le paquet.
event-InvaderDiscarded = { $invader } quitte la porte { $gate } pour de bon.
event-InvaderHalved = { $invader }, porte { $gate }, n'a plus que { $power } de puissance ce tour-ci.
event-GateShielded = La porte { $gate } est protégée ce tour-ci.
event-UnitRecalled = { $card } se retire de la porte { $gate }.
event-BattleWon = { $place } : { $defence } contre { $power }, victoire sur { $invader }.
event-BattleLost = { $place } : { $defence } contre { $power }, { $invader } l'emporte.
event-GatePlundered = La porte { $gate } est sans défense : { $invader } pille.
event-MoraleLost = Le moral baisse de { $amount } : { $morale }.
event-UnitLost = { $card } tombe à la porte { $gate }.
event-FirstPlayerChanged = { $seat } devient premier joueur.
event-CityHeld = Plus un seul envahisseur : la ville a tenu, moral { $morale } !
event-CityFallen = La ville est tombée.

## refusal

refusal-not_in_hand = { $card } n'est pas dans votre main
refusal-no_such_gate = votre muraille n'a pas de porte { $gate }
refusal-not_besieged = la porte { $gate } n'est pas assiégée
refusal-boss_immune = un boss est insensible aux sorts et aux effets
refusal-too_strong = l'envahisseur est trop puissant pour cela
refusal-already_shielded = la porte { $gate } est déjà protégée
refusal-not_deployed = { $card } n'est à aucune porte
refusal-no_target = { $card } n'a rien à viser
refusal-not_at_one_other_gate = { $card } n'est pas à l'autre porte d'où vous transportez
refusal-not_at_other_gate = { $card } n'est pas à une autre de vos portes
refusal-not_discarded = { $card } n'est pas dans votre défausse
refusal-not_in_deck = { $card } n'est pas dans votre paquet
refusal-not_renewable = { $card } n'est pas un sort utilisé que l'on peut renouveler
refusal-not_yours_deployed = { $card } n'est à aucune de vos portes
refusal-already_moved = { $card } a déjà bougé ce tour-ci
refusal-not_adjacent = la porte { $gate } n'est pas voisine de celle de l'unité
refusal-spell_used = { $card } a déjà servi
refusal-not_your_spell = { $card } n'est pas un de vos sorts
refusal-nobody_to_give = il n'y a personne à qui donner une carte
refusal-already_gave = vous avez déjà donné une carte pendant cette phase
refusal-already_resolved = la porte { $gate } a déjà été résolue ce tour-ci
refusal-gate_shielded = la porte { $gate } est protégée ce tour-ci
refusal-boss_fought_together = le boss se combat aux deux portes à la fois : choisissez la porte { $gate }
refusal-natures_longing = une autre unité doit tomber d'abord, par Désir de la nature
refusal-not_the_casualty = { $card } n'y a pas combattu
refusal-did_not_fight = { $card } n'a pas pris part à cette bataille
refusal-no_skirmish = { $card } n'a pas Escarmouche
refusal-already_skirmished = { $card } a déjà utilisé Escarmouche ce tour-ci

## outcome

outcome-held = Victoire : plus un seul envahisseur.
outcome-fallen = Défaite : le moral de la ville est brisé.
outcome-too_long = Défaite : le siège a trop duré.

## Pourquoi un conseil dit ce qu'il dit.

hint-beats = Cela bat { $invader } à la porte { $gate }.
hint-beats_later = Avec la suite, cela bat { $invader } à la porte { $gate }.
hint-halves = Avec un défenseur sur place, { $invader } n'a que la moitié de son pillage à la porte { $gate }.
hint-ahead = L'unité est prête là où viennent les prochains envahisseurs.
hint-rid = L'envahisseur est écarté sans combat : { $invader }.
hint-sent_back = Cela renvoie { $invader } sans combat.
hint-halved = La puissance de l'envahisseur à la porte { $gate } est réduite de moitié : { $invader }.
hint-least = C'est ce qui manquera le moins.
hint-enough = Rien de plus n'est nécessaire : ce que vous gardez en main servira plus tard.

## Ce qu'un choix a de plus qu'un autre.

gain-morale = { $n ->
    [one] 1 point de moral de plus
   *[other] { $n } points de moral de plus
}
gain-invaders_left = { $n ->
    [one] un envahisseur de moins
   *[other] { $n } envahisseurs de moins
}

## Ce que demandent les problèmes.

puzzle_goal-hold = Tenez toutes les portes : ne perdez pas de moral ce tour-ci.
puzzle_goal-beat = { $n ->
    [one] Débarrassez-vous d'un envahisseur ce tour-ci.
   *[other] Débarrassez-vous de { $n } envahisseurs ce tour-ci.
}
puzzle_goal-win = Sauvez la ville ce tour-ci.

## Ce que tous doivent savoir maintenant.

danger-falls = En l'état, la ville tombe dans les combats de ce tour.
danger-one_gate = Une seule porte pillée suffit à perdre la ville.
danger-last_wave = Les derniers envahisseurs sont là : battez-les tous, et la ville est sauvée.
danger-boss = { $invader } assiège la porte { $gate } : aucun sort n'y peut rien, seule la force compte.
danger-boss_at_two = { $invader } assiège les portes { $gate } et { $facing } : aucun sort n'y peut rien, seule la force compte.

## Ce qui arrivera si personne ne fait plus rien.

forecast-until_battle = Jusqu'à la fin des combats de ce tour
forecast-lost = La ville tomberait !
forecast-won = La ville serait sauvée !
forecast-morale = Moral −{ $count }
forecast-morale_none = Aucun moral perdu
forecast-morale_range = Moral −{ $least } à −{ $most }
forecast-beaten = { $count ->
    [one] { $count } envahisseur battu
   *[other] { $count } envahisseurs battus
}
forecast-beaten_range = { $least } à { $most } envahisseurs battus
forecast-through = { $count ->
    [one] { $count } porte perdue
   *[other] { $count } portes perdues
}
forecast-through_range = { $least } à { $most } portes perdues
forecast-idle = Si personne ne déploie, ne déplace et ne lance plus rien.
forecast-choice = Quand on peut choisir qui tombe, le premier choix est montré.
forecast-not_yet = Les prochains envahisseurs ne sont pas encore connus.
forecast-fought = Les combats de ce tour sont finis.

## fact

fact-won = gagné
fact-morale = moral
fact-invaders_left = envahisseurs restants
fact-turn = tour

## The tables of values, on the page of sources

table-cards = Défenseurs
table-constants = Nombres du jeu
table-gates = Portes
table-invaders = Envahisseurs
table-constants_game = Les deux modes
table-constants_solo = Un joueur
table-constants_coop = Deux joueurs
table-constants_effects = Icônes

## The values, on the page of sources and at the marks

value-faction = faction
value-role = rôle
value-copies = nombre de cartes
value-power = puissance
value-effect = effet
value-name = nom
value-morale = moral
value-opening_hand = main de départ
value-reinforcement = cartes piochées par tour
value-hand_limit = limite de main
value-turns = dernier tour
value-row = portes par rangée
value-invaders = envahisseurs par tour
value-psychic_storm = limite de Tempête psychique
value-headshot = limite de Headshot
value-fairy_lights = arrondi de Lumières féeriques
value-blazing_spirit = diviseur d'Esprit flamboyant
value-spirit_call = unités d'Appel de l'esprit
value-sound_the_alarm = cartes de Sonnez l'alarme
value-bonus = bonus
value-mark = marque 1P ou 2P
value-tier = rang
value-loot = pillage
value-arrow = flèche
value-infiltrate = icône Infiltration
value-dragon = dragon
value-power_second = puissance en second boss

## Mots des données, là où on les change

word-spell = sort
word-start = unité de départ
word-unit = unité
word-left = gauche
word-right = droite
word-1P = un joueur seulement
word-2P = deux joueurs seulement

## Les effets par leur nom

effect_name-airlift = Transport aérien
effect_name-arcane_renewal = Renouvellement des arcanes
effect_name-fairy_lights = Lumières féeriques
effect_name-foresight = Prévoyance
effect_name-group_attack = Attaque groupée
effect_name-headshot = Headshot
effect_name-natures_longing = Désir de la nature
effect_name-never_surrender = Ne cédez jamais
effect_name-rebirth = Renaissance
effect_name-shifting_winds = Vents mouvants
effect_name-skirmish = Escarmouche
effect_name-sound_the_alarm = Sonnez l'alarme
effect_name-you_shall_not_pass = Vous ne passerez pas

## each

each-row = Porte

## field

field-players = Joueurs
field-morale = Moral
field-turn = Tour
field-invader_deck = Pioche des envahisseurs, la dernière est la prochaine
field-invader_discard = Envahisseurs vaincus
field-row = Portes
field-invader = Envahisseur
field-defenders = Défenseurs
field-shielded = Le Bouclier de la cité y est posé
field-resolved = Sa bataille est terminée
field-hand = Main
field-deck = Pioche, la dernière est la prochaine
field-discard = Défausse
field-start = Unité de départ, face visible
field-ready = Sorts à lancer
field-used = Sorts lancés

## flaw

flaw-not_in_pile = { $card } : cette pile ne convient pas, il en faut une autre
flaw-no_defender = { $card } est un sort : seules des unités défendent une porte
flaw-besieges_twice = { $invader } assiège déjà une autre porte : une seule est possible
