/** Pieces of accent that a label can be sewn on. Addresses only: a picture is fetched when a page shows it. */
import diamond from '../art/card-diamond.svg';
import gold from '../art/card-gold.svg';
import silver from '../art/card-silver.svg';
import blush from '../art/silk-blush.svg';
import bottle from '../art/silk-bottle.svg';
import brass from '../art/silk-brass.svg';
import midnight from '../art/silk-midnight.svg';
import oxblood from '../art/silk-oxblood.svg';

export type Silk = 'oxblood' | 'bottle' | 'midnight' | 'brass' | 'blush';
export type ClubLevel = 'silver' | 'gold' | 'diamond';

const card = { width: 360, height: 228 } as const;
const silk = { width: 320, height: 400 } as const;

export const swatches: Readonly<
  Record<Silk | ClubLevel, { readonly src: string; readonly width: number; readonly height: number }>
> = {
  oxblood: { src: oxblood, ...silk },
  bottle: { src: bottle, ...silk },
  midnight: { src: midnight, ...silk },
  brass: { src: brass, ...silk },
  blush: { src: blush, ...silk },
  silver: { src: silver, ...card },
  gold: { src: gold, ...card },
  diamond: { src: diamond, ...card },
};
