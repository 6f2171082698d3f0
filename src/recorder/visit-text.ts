/**
 * A visit as short text with one line per step: its input, its events, and the resulting states. Each page load is a
 * separate visit, so the recording of a tab consists of several, each starting at its `begin`.
 */
import type { StateValue } from 'xstate';
import type { VisitInput } from '../../machines/context/visit.types.ts';
import { nothingKnown } from '../engine/visit/pages.ts';
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
  event: PathEvent;
  /** The resulting state; null if the text has no state. */
  value: StateValue | null;
  /** Milliseconds from the start of the recording; omitted if the text has no time. */
  at?: number;
}

/** Maximum length, above that of any manual visit. */
export const MAX_LENGTH = 1_000_000;

const changedFields = (one: object, from: object): object =>
  Object.fromEntries(
    Object.entries(one).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(from, key))),
  );

/** A visit's input, reduced to its differences from the default. */
export function writeBeginning(input: VisitInput): string {
  const options = changedFields(input.options, nothingKnown.options);
  const rest = changedFields({ ...input, options: nothingKnown.options }, nothingKnown);
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
/** A step, and on the next line the resulting state and its time. */
export const writeStepAndPlaces = ({ event, value, at }: VisitStep): string =>
  value === null ? writeStep(event) : `${writeStep(event)}\n  = ${writePlaces(value)}${writeTime(at)}`;

const linesOf = ({ input, steps }: VisitText) => [writeBeginning(input), ...steps.map(writeStepAndPlaces)];

/** One visit. A default input needs no line. */
export const writeVisit = (visit: VisitText): string =>
  linesOf(visit)
    .filter((line) => line !== 'begin')
    .map((line) => `${line}\n`)
    .join('');

/** The recording of a tab: one visit for each page load. */
export const writeVisits = (visits: readonly VisitText[]): string =>
  visits.map((visit) => linesOf(visit).join('\n')).join('\n\n') + '\n';

type Steps = VisitStep[];
interface Found {
  input: VisitInput;
  steps: Steps;
  /** Line number of its start. */
  from: number;
  line: string;
}

/** The state, and seconds since the start of the recording. */
const TIMED = /^=(?<where>.*?)(?: @ (?<seconds>\d{1,6}(?:\.\d+)?)s)?$/;

function readPlacesInto(steps: Steps, places: string): void {
  const last = steps.at(-1);
  if (!last || last.value !== null) throw new VisitTextError('a step, before where it leads', places);
  const { where = '', seconds } = TIMED.exec(places)?.groups ?? {};
  last.value = readPlaces(where);
  if (seconds !== undefined) last.at = Math.round(Number(seconds) * 1000);
}

function visitsIn(text: string): readonly Found[] {
  if (text.length > MAX_LENGTH) throw new VisitTextError(`at most ${MAX_LENGTH} characters`, `${text.length}`);
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

/** Parses all visits of a text. Throws a `VisitTextError` with the line. */
export const readVisits = (text: string): readonly VisitText[] =>
  visitsIn(text).map(({ input, steps }) => ({ input, steps }));

/** Parses the only visit of a text. */
export function readVisit(text: string): VisitText {
  const [visit, another] = visitsIn(text);
  if (another) throw new VisitTextError('one visit', another.line, another.from);
  return { input: visit?.input ?? nothingKnown, steps: visit?.steps ?? [] };
}
