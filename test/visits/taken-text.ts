/** The result of a visit as text for people: each step, its states, and emitted events. */
import type { ReplayedStep } from '../../src/recorder/replay.ts';

/** A step without typed values and answers, which are in the visit's own text. */
const shortOf = (step: string) => step.replace(/ [{["].*$/, '');

export const placesText = ({ places, emitted }: ReplayedStep): string =>
  [...places.map((place) => `    ${place}\n`), ...emitted.map((one) => `    → ${one}\n`)].join('');

/** For every page load of a visit. */
export const takenText = (pageLoads: readonly (readonly ReplayedStep[])[]): string =>
  pageLoads.map((steps) => steps.map((taken) => `${shortOf(taken.step)}\n${placesText(taken)}`).join('')).join('\n');

/** The first comment is the title of a visit. */
export const titleOf = (text: string, name: string) => /^#\s*(.+)$/m.exec(text.split(/^[^#\s]/m)[0] ?? '')?.[1] ?? name;
