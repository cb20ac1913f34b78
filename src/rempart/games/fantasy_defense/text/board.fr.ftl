# Les mots du navigateur, en français.

## Ce que les signes veulent dire dans ce jeu ; l'aide et la légende les montrent dans cet ordre.

sign-shield = défense d'une porte
sign-skull = puissance d'un envahisseur
sign-coins = pillage : moral perdu
sign-morale = moral de la ville
sign-ward = protégée : pas de bataille
sign-spy = s'infiltre : coûte une carte
sign-crown = boss : insensible aux effets
sign-draw = paquet
sign-discard = défausse
