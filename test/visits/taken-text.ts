/** What a visit led to, as text for people: each step, the places below it, and what was emitted. */
import type { Taken } from '../../src/recorder/replay.ts';

/** A step without what was typed and answered: that is read in the visit's own text. */
const shortOf = (step: string) => step.replace(/ [{["].*$/, '');

export const placesText = ({ places, emitted }: Taken): string =>
  [...places.map((place) => `    ${place}\n`), ...emitted.map((one) => `    → ${one}\n`)].join('');

/** Of every page load of a visit. */
export const takenText = (pageLoads: readonly (readonly Taken[])[]): string =>
  pageLoads.map((steps) => steps.map((taken) => `${shortOf(taken.step)}\n${placesText(taken)}`).join('')).join('\n');

/** The first comment says what a visit is about. */
export const titleOf = (text: string, name: string) => /^#\s*(.+)$/m.exec(text.split(/^[^#\s]/m)[0] ?? '')?.[1] ?? name;
