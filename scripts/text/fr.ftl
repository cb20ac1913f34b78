### Les règles des jeux sur le site de la documentation (scripts/rulebook_pages.py). En Markdown.

page-title = { $game } : les règles
page-intro = { $rules ->
    [one] { $rules } règle
   *[other] { $rules } règles
} et { $rulings ->
    [one] { $rulings } arbitrage
   *[other] { $rulings } arbitrages
}, avec nos propres mots. Chaque règle est appliquée et vérifiée par des tests ; cette page est faite à partir des mêmes fichiers que le jeu. À la table, une règle est à une touche : chaque ligne du journal nomme la sienne. Dans le terminal, `rempart rules { $first } --lang fr` affiche une règle, son code et ses tests.
page-lesson = Une courte leçon l'enseigne à la table : [{ $address }]({ $address }), tant que `make play` tourne.
page-open = **Voir à la table** ouvre une position d'une partie enregistrée avec la commande indiquée, depuis un clone où `make docs` a été lancé. Sans `--browser`, elle s'ouvre dans le terminal, et `rempart play --load FICHIER` reprend la partie. Le fichier peut aussi être téléchargé et ouvert dans le navigateur, à l'adresse [{ $address }]({ $address }).
page-set_up = Quand aucune partie enregistrée ne montre une règle, c'est la position d'un de ses tests qui s'ouvre, avant le premier choix du test ; les questions suivantes n'ont pas de sens.
page-origin = D'où viennent les règles
page-rulings = Arbitrages
page-see = Voir à la table
page-happens = Ce qui vient de se passer dans cette partie découle de cette règle.
page-asks = Cette règle donne le choix en attente.
page-forbids = Cette règle interdit ici un choix. { $option } : { $why }.
page-position = Un test de cette règle commence par cette position.
page-record = Télécharger la partie
page-change = Modifier cette position dans le navigateur, pendant que make play tourne
page-tests = Tests : { $n }
page-example = Exemple
page-about = Concerne
