/** Pictures of the stores' façades. URLs only: a picture is loaded when a page shows it. */
import { pictureNamed } from '../art/address.ts';

/** Heights in pixels at a width of 480, with the floor line 34 above the bottom. */
const HEIGHTS = { munich: 452, dornach: 324, vienna: 434 } as const;
export type Town = keyof typeof HEIGHTS;

export const frontOf = (town: Town) => ({ src: pictureNamed(`store-${town}`), width: 480, height: HEIGHTS[town] });
