# Les mots du plateau dans le navigateur, en français.

look = Choisissez une région pour voir ce qu'elle contient.
land = Terre
heroes = Héros
