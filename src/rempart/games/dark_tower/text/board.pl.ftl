# Słowa planszy w przeglądarce, po polsku. Sama gra nie mówi po polsku.

look = Wybierz region, aby zobaczyć, co w nim jest.
land = Kraina
heroes = Bohaterowie
