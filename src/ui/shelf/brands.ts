/** Some of the houses behind the curtain. All of them are invented. */
export const BRANDS = [
  'Velmorane',
  'Ostrell',
  'Corveau Nuit',
  'Kaspari Nord',
  'Mirelle d’Aubac',
  'Tiarno',
  'Haldane & Rook',
  'Oriande',
  'Sant’Elvio',
  'Lindvale Söhne',
] as const;
