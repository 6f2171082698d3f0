import { LateDoorway } from '../arch/LateDoorway.tsx';
import type { Accent } from '../arch/curtains.ts';
import { shadowOf } from './shadows.ts';
import type { Garment } from './wardrobe.ts';

/** An arch with lit silk and the shadow of one garment behind it. */
export const Shadow = ({ accent, garment }: { accent: Accent; garment: Garment }) => (
  <LateDoorway src={shadowOf(accent, garment)} />
);
