import type { Share } from '../server/data.types.ts';

export const thousands = (count: number): string => count.toLocaleString('en');
/** `286 of 1,412`. */
export const sayShare = ({ met, of }: Share): string => `${thousands(met)} of ${thousands(of)}`;
