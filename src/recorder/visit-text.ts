/**
 * A visit as short text, one line a step: what it began with, what happened, and where that led. Each page load is a visit
 * of its own, so what was recorded in one tab is several of them, one below the other, each from its `begin`.
 */
import type { StateValue } from 'xstate';
import type { VisitInput } from '../../machines/visit.types.ts';
import { nothingKnown } from '../engine/pages.ts';
import { readPlaces, writePlaces } from './place-text.ts';
import { readObject, readStep, writeStep, type PathEvent } from './step-text.ts';
import { atLine, VisitTextError } from './visit-text-error.ts';

export { readPlaces, readStep, VisitTextError, writePlaces, writeStep };
export type { PathEvent };

export interface VisitText {
  input: VisitInput;
  steps: readonly VisitStep[];
}
export interface VisitStep {
  /** What happened. */
  event: PathEvent;
  /** Where the visit was then; null where the text does not say. */
  value: StateValue | null;
  /** Milliseconds from the beginning of the recording; left out where the text does not say. */
  at?: number;
}

/** Longer is no visit that a person made. */
export const LONGEST = 1_000_000;

const differing = (one: object, from: object): object =>
  Object.fromEntries(
    Object.entries(one).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(from, key))),
  );

/** What a visit begins with, as far as it differs from nothing known. */
export function writeBeginning(input: VisitInput): string {
  const options = differing(input.options, nothingKnown.options);
  const rest = differing({ ...input, options: nothingKnown.options }, nothingKnown);
  const known = { ...rest, ...(Object.keys(options).length > 0 ? { options } : {}) };
  return Object.keys(known).length > 0 ? `begin ${JSON.stringify(known)}` : 'begin';
}

function readBeginning(line: string): VisitInput {
  const known = readObject(line.slice('begin'.length).trim(), line) as Partial<VisitInput>;
  const options = readObject(JSON.stringify(known.options ?? {}), line);
  for (const [given, fields] of [[known, nothingKnown] as const, [options, nothingKnown.options] as const])
    for (const field of Object.keys(given))
      if (!Object.hasOwn(fields, field)) throw new VisitTextError(`what a visit begins with (not “${field}”)`, line);
  return { ...nothingKnown, ...known, options: { ...nothingKnown.options, ...options } };
}

const writeTime = (at: number | undefined) => (at === undefined ? '' : ` @ ${(at / 1000).toFixed(1)}s`);
/** A step, and below it where the visit is then, and when that was. */
export const writeStepAndPlaces = ({ event, value, at }: VisitStep): string =>
  value === null ? writeStep(event) : `${writeStep(event)}\n  = ${writePlaces(value)}${writeTime(at)}`;

const linesOf = ({ input, steps }: VisitText) => [writeBeginning(input), ...steps.map(writeStepAndPlaces)];

/** One visit. That nothing was known needs no line. */
export const writeVisit = (visit: VisitText): string =>
  linesOf(visit)
    .filter((line) => line !== 'begin')
    .map((line) => `${line}\n`)
    .join('');

/** What was recorded in one tab: one visit for each page load. */
export const writeVisits = (visits: readonly VisitText[]): string =>
  visits.map((visit) => linesOf(visit).join('\n')).join('\n\n') + '\n';

type Steps = VisitStep[];
interface Found {
  input: VisitInput;
  steps: Steps;
  /** The line that it begins at. */
  from: number;
  line: string;
}

/** Where a visit is, and how many seconds after the beginning of the recording. */
const TIMED = /^=(?<where>.*?)(?: @ (?<seconds>\d{1,6}(?:\.\d+)?)s)?$/;

function readPlacesInto(steps: Steps, places: string): void {
  const last = steps.at(-1);
  if (!last || last.value !== null) throw new VisitTextError('a step, before where it leads', places);
  const { where = '', seconds } = TIMED.exec(places)?.groups ?? {};
  last.value = readPlaces(where);
  if (seconds !== undefined) last.at = Math.round(Number(seconds) * 1000);
}

function visitsIn(text: string): readonly Found[] {
  if (text.length > LONGEST) throw new VisitTextError(`at most ${LONGEST} characters`, `${text.length}`);
  const visits: Found[] = [];
  const begin = (from: number, line: string, input: VisitInput): Found => {
    const visit = { input, steps: [], from, line };
    visits.push(visit);
    return visit;
  };
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) continue;
    atLine(at + 1, line, () => {
      const begins = /^begin(?: |$)/.test(line);
      const last = begins ? undefined : visits.at(-1);
      const { steps } = last ?? begin(at + 1, line, begins ? readBeginning(line) : nothingKnown);
      if (line.startsWith('=')) readPlacesInto(steps, line);
      else if (!begins) steps.push({ event: readStep(line), value: null });
    });
  }
  for (const { steps, from, line } of visits)
    if (steps.length === 0) throw new VisitTextError('a step after it', line, from);
  if (visits.length === 0) throw new VisitTextError('a visit', 'a text without steps');
  return visits;
}

/** Reads every visit of a text. Throws a `VisitTextError` that names the line. */
export const readVisits = (text: string): readonly VisitText[] =>
  visitsIn(text).map(({ input, steps }) => ({ input, steps }));

/** Reads the one visit of a text. */
export function readVisit(text: string): VisitText {
  const [visit, another] = visitsIn(text);
  if (another) throw new VisitTextError('one visit', another.line, another.from);
  return { input: visit?.input ?? nothingKnown, steps: visit?.steps ?? [] };
}
