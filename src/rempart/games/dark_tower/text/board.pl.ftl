# Słowa planszy w przeglądarce, po polsku.

look = Wybierz region, aby zobaczyć, co w nim jest.
land = Mapa
heroes = Bohaterowie
