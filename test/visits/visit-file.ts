/** The visits that are kept here as text, for the tests that were made of them. */
import { readFileSync } from 'node:fs';
import { readVisits } from '../../src/recorder/visit-text.ts';
import { takeVisit, type Taken } from './take-visit.ts';

/** A step without what was typed and answered: that is read in the visit's text. */
export const inShort = ({ step, ...rest }: Taken): Taken => ({ step: step.replace(/ [{["].*$/, ''), ...rest });

/** Takes one visit of a file to its end. Throws where it leads elsewhere than its text says. */
export async function takenFrom(file: string, pageLoad: number): Promise<readonly Taken[]> {
  const visit = readVisits(readFileSync(new URL(file, import.meta.url), 'utf8'))[pageLoad - 1];
  if (!visit) throw new Error(`${file} has no page load ${pageLoad}`);
  const { taken, difference } = await takeVisit(visit);
  if (difference) throw new Error(`${difference.step}: ${difference.got} instead of ${difference.expected}`);
  return taken.map(inShort);
}
