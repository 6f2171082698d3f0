/** A selection of brands. All of them are invented. */
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
