/** Before all tests: one furnished folder, of which every back end gets a copy. */
import { rm } from 'node:fs/promises';
import { furnish } from '../harness/product.ts';

/** The variable that tells workers where it is. */
export const FURNISHED = 'VESTIBULE_FURNISHED';

export default async function prepare() {
  const folder = await furnish();
  process.env[FURNISHED] = folder;
  return () => rm(folder, { recursive: true });
}
