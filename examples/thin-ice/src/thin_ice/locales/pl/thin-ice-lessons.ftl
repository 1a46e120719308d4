### Thin Ice, its lessons (Polish).

learn-thin-ice-01-title = Tura
learn-thin-ice-01-bait = Ryby tego samego rodzaju co przynęta liczą się podwójnie. Połóż jako przynętę rybę za 3.
learn-thin-ice-01-bait-crack = Żadna ryba nie pasuje do pęknięcia. Połóż rybę.
learn-thin-ice-01-cast = Teraz zarzuć wędkę: odkryj kartę.
learn-thin-ice-01-again = Ryba taka jak przynęta liczy się za 6. Lód wytrzyma jeszcze jedno pęknięcie, więc zarzuć znowu.
learn-thin-ice-01-again-home = Dobry połów. Ale nic ci jeszcze nie grozi: zarzuć znowu.
learn-thin-ice-01-home = Pęknięcie. Przy następnym nie dostaniesz nic. Wróć do domu z 6 punktami.
learn-thin-ice-01-home-cast = Jak na lekcję to za śmiało. Wróć do domu.
learn-thin-ice-01-end = Jak daleko się odważysz? Na tym polega ta gra.
