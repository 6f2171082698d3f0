import type { Accent } from '../arch/curtains.ts';
import { pictureNamed } from '../art/address.ts';
import type { Garment } from './wardrobe.ts';

/**
 * URL only.
 * @param garment one that is drawn with this accent, see `tools/art/pictures.ts`
 */
export const shadowOf = (accent: Accent, garment: Garment): string => pictureNamed(`shadow-${accent}-${garment}`);
