/** Pieces of accent that a label can be sewn on. Addresses only: a picture is fetched when a page shows it. */
import { pictureNamed } from '../art/address.ts';

const SILKS = ['oxblood', 'bottle', 'midnight', 'brass', 'blush'] as const;
const CLUB_LEVELS = ['silver', 'gold', 'diamond'] as const;
export const SWATCHES = [...SILKS, ...CLUB_LEVELS] as const;
export type SwatchAccent = (typeof SWATCHES)[number];

const isLevel = (accent: SwatchAccent) => (CLUB_LEVELS as readonly SwatchAccent[]).includes(accent);

/** Of a level, its card, which lies; else silk, which stands upright. */
export const swatchOf = (accent: SwatchAccent) =>
  isLevel(accent)
    ? { src: pictureNamed(`card-${accent}`), width: 360, height: 228 }
    : { src: pictureNamed(`silk-${accent}`), width: 320, height: 400 };
