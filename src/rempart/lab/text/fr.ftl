# Le labo en français.

## axis

axis-bots = bots
axis-variant = variante

## bot

bot-random = au hasard
bot-easy = facile
bot-normal = normal
bot-hard = difficile

## spec

spec-unreadable = { $file } : illisible ({ $reason }) ; donnez le fichier d'un plan, comme ceux de examples/lab
spec-no_toml = { $file } : ce n'est pas du TOML valide : { $reason }
spec-wrong = { $n ->
    [one] { $file } : le plan contient une erreur ; rien n'a été joué :
   *[other] { $file } : le plan contient { $n } erreurs ; rien n'a été joué :
}
spec-unknown_key = un plan n'a pas cette clé ; { $hint }
spec-did_you_mean = vouliez-vous dire { $near } ?
spec-there_is = il y a : { $all }
spec-not_str = il faut un texte entre guillemets, pas { $value }
spec-not_int = il faut un nombre entier, pas { $value }
spec-not_dict = il faut une table de noms et de valeurs, pas { $value }
spec-not_tables = il faut une ou plusieurs tables, chacune sous [[{ $table }]]
spec-matches = il faut un nombre de 1 à { $most }
spec-no_cells = il n'y a rien à jouer
spec-many_cells = cela fait plus de { $most } combinaisons ; faites varier moins de choses à la fois
spec-no_game = nommez le jeu : game = "...", l'un de : { $all }
spec-unknown_game = pas de jeu « { $name } » ; { $hint }
spec-no_list = il faut la liste des valeurs à essayer, par exemple [2, 3, 4], pas { $value }
spec-unknown_axis = ce n'est ni bots, ni une option de mise en place de { $game }, ni un chemin de ses données ; { $hint }
spec-unknown_option = { $game } n'a pas cette option de mise en place ; { $hint }
spec-twice = { $value } y figure deux fois
spec-bots_twice = les bots sont nommés deux fois : dans bots et dans sweep.bots ; gardez l'un des deux
spec-fixed_and_swept = c'est à la fois fixé (dans setup, set ou --set) et varié ; gardez l'un des deux
spec-no_lineup = il faut un bot ("greedy"), un par place ("greedy, random") ou un duel ("greedy vs random"), pas { $value }
spec-seats = « { $bots } » ne va pas pour { $seats } places : nommez un bot pour toutes, un par place, ou un duel pour deux places au moins

## run

run-playing = En cours
run-progress = { $done } parties sur { $total }, encore environ { $left }
run-done = { $played ->
    [one] { $played } partie jouée en { $time } ; les lignes sont dans { $folder }.
   *[other] { $played } parties jouées en { $time } ; les lignes sont dans { $folder }.
}
run-before = { $before } y étaient déjà.
run-failed = { $n ->
    [one] { $n } partie arrêtée sur une erreur, exclue des résultats : { $first }
   *[other] { $n } parties arrêtées sur une erreur, exclues des résultats. La première est { $first }
}
run-stopped = Arrêté. La même commande reprend ici.
run-killed = un des processus qui jouent a été tué, sans doute faute de mémoire. Parties gardées dans { $folder } : { $n } ; la même commande reprend là, avec moins de processus si vous ajoutez --workers
run-next = Pour la page avec les graphiques : { $command }
run-report = Écrit : { $file }
run-counted = { $option } prend un nombre entier à partir de 1, pas « { $given } »
run-other_spec = { $folder } contient les lignes d'un autre plan, ou d'une autre édition des règles ; donnez un autre dossier avec --out, ou supprimez celui-là
run-other_folder = { $folder } existe déjà et ne contient pas de série ; donnez un autre dossier avec --out
run-no_run = { $folder } ne contient pas de série : faites-en une avec rempart lab run PLAN.toml
run-no_rows = { $folder } n'a encore aucune partie finie : continuez avec rempart lab run
run-locked = une autre série écrit dans { $folder } ; attendez-la, ou donnez un autre dossier avec --out

## table

table-matches = parties
table-won = gagné
table-length = choix
table-seconds = s/partie
table-score = score
table-facts = Comment les parties finissent, en moyenne
table-pairs = Les mêmes graines, une seule chose changée
table-change = changement
table-won_more = gagné, points
table-longer = choix
table-instead = { $axis } : { $now } au lieu de { $before }
table-instead_plain = { $now } au lieu de { $before }
table-interval = [ ] et ± sont des intervalles à 95 %. Les différences en gris peuvent être dues au hasard.

## page

page-played = { $cells ->
    [one] { $games } : { $cells } mise en place, { $matches } parties entre bots, avec les graines de { $first } à { $last }.
   *[other] { $games } : { $cells } mises en place, { $matches } parties entre bots, avec les mêmes graines de { $first } à { $last } pour chacune.
}
page-unfinished = { $left ->
    [one] La série n'est pas finie : il manque { $left } partie.
   *[other] La série n'est pas finie : il manque { $left } parties.
}
page-failed = { $n ->
    [one] { $n } partie arrêtée sur une erreur, exclue des résultats.
   *[other] { $n } parties arrêtées sur une erreur, exclues des résultats.
}
page-fixed = Pour toutes : { $what }.
page-theme = Clair ou sombre
page-close = Fermer
page-footer = Fait par rempart lab. Les lignes sont des fichiers Parquet : tout outil qui les lit peut en demander plus.
page-by_first = { $cell }, gagné par { $seat }
page-no_effect = aucun effet
page-spread = au moins { NUMBER($least, maximumFractionDigits: 3) }, la moitié sous { NUMBER($middle, maximumFractionDigits: 3) }, au plus { NUMBER($most, maximumFractionDigits: 3) }
page-all = tout
page-more = Montrer les { $n }
page-by_cell = Combien de fois par partie, selon la mise en place
page-set_up = La partie commence
page-seed = graine { $seed }
page-won_it = Gagné.
page-lost_it = Perdu.
page-winners = Victoire : { $seats }.
page-nobody_won = Personne n'a gagné.
page-chance_together = chances de victoire à un moment : { $share }
page-chance_apart = chances du vainqueur à un moment : { $share }
page-chances = Les chances de victoire sont ce que le jeu lui-même estime, pour des parties bien jouées, une fois par tour.
page-choices_made = { $n } choix
page-replay = Revoir
page-copy = Copier la commande
page-save = Enregistrer la partie

## page.won

page-won-title = Victoires
page-won-note = Part de parties gagnées, avec son intervalle à 95 %, et le nombre de parties. Quand chacun gagne pour soi, le trait pointillé est la part que le hasard donnerait à chacun.

## page.pairs

page-pairs-title = L'effet d'un changement
page-pairs-note = Chaque ligne compare deux mises en place qui ne diffèrent qu'en une chose, avec les mêmes graines. En points de pourcentage de parties gagnées. Point plein : l'intervalle exclut zéro. Point creux : peut-être le hasard.

## page.seats

page-seats-title = Les places sont-elles égales ?
page-seats-note = Parties gagnées par chaque place quand le même bot les occupe toutes. Rouge : l'intervalle exclut la part égale (pointillé).

## page.length

page-length-title = Durée
page-length-note = Choix dans une partie : de la plus courte à la plus longue, la boîte contient la moitié du milieu, le trait est la médiane. Le chiffre est la moyenne.

## page.facts

page-facts-title = Scores et faits
page-facts-note = Moyennes de ce que disent les fins de partie, avec leurs intervalles à 95 %.

## page.ends

page-ends-title = Comment les parties finissent
page-ends-note = Parts en pour cent.

## page.choices

page-choices-title = Ce qui est joué, et ce qui gagne
page-choices-note = Pris quand c'est proposé, combien de fois par partie, et la part de victoires des camps qui l'ont pris au moins une fois et de ceux qui l'auraient pu sans le faire, comparées au sein de chaque mise en place. Corrélation n'est pas cause : qui gagne de longues parties joue plus de tout. Sur cent lignes, cinq environ paraissent nettes par pur hasard.

## page.matches

page-matches-title = Parties à voir
page-matches-note = Revoir raconte la partie ici, choix par choix. La commande la montre sur le plateau, dans un navigateur ; sans --browser, dans le terminal. Une partie enregistrée s'ouvre aussi sur la page de mise en place du jeu, à n'importe quelle table Rempart.
page-matches-apart = Revoir raconte la partie ici, choix par choix. Une partie enregistrée s'ouvre aussi sur la page de mise en place du jeu, à n'importe quelle table Rempart.

## page.pick

page-pick-what = choix
page-pick-picked = pris si proposé
page-pick-mean = par partie
page-pick-with = gagné avec
page-pick-without = sans
page-pick-gap = différence, points

## page.outlier

page-outlier-shortest = La plus courte
page-outlier-longest = La plus longue
page-outlier-closest = La plus serrée
page-outlier-one_sided = La plus inégale
page-outlier-narrow_win = Victoire de justesse
page-outlier-narrow_defeat = Défaite de justesse
page-outlier-best_score = Le meilleur score
page-outlier-upset = Contre toute attente
