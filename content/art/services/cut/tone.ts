/** The inks of the house engravings. On open ground only `deep` draws, so that a drawing reads on paper and on ink alike. */
export const gold = { ink: '#12100d', light: '#FFE69B', deep: '#ae8933', paper: '#faf7f0' } as const;
