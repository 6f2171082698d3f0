/** The fronts of the stores. Addresses only: a picture is fetched when a page shows it. */
import { pictureNamed } from '../art/address.ts';

/** In pixels at a width of 480, the floor line 34 above their foot. */
const HEIGHTS = { munich: 452, dornach: 324, vienna: 434 } as const;
export type Town = keyof typeof HEIGHTS;

export const frontOf = (town: Town) => ({ src: pictureNamed(`store-${town}`), width: 480, height: HEIGHTS[town] });
