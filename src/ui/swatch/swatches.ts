/** Cloth pieces that can carry a label. URLs only: a picture is loaded when a page shows it. */
import { pictureNamed } from '../art/address.ts';

const SILKS = ['oxblood', 'bottle', 'midnight', 'brass', 'blush'] as const;
const CLUB_LEVELS = ['silver', 'gold', 'diamond'] as const;
export const SWATCHES = [...SILKS, ...CLUB_LEVELS] as const;
export type SwatchAccent = (typeof SWATCHES)[number];

const isLevel = (accent: SwatchAccent) => (CLUB_LEVELS as readonly SwatchAccent[]).includes(accent);

/** A level has a horizontal card, any other accent an upright piece of silk. */
export const swatchOf = (accent: SwatchAccent) =>
  isLevel(accent)
    ? { src: pictureNamed(`card-${accent}`), width: 360, height: 228 }
    : { src: pictureNamed(`silk-${accent}`), width: 320, height: 400 };
