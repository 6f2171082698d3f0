/** A visit in the model: each step with its target, and whether it leaves the product. */
import type { Locale } from '../../../locales/languages.ts';
import { isBlocklisted } from '../../../machines/domain/referrer-blocklist.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { VisitEmitted, VisitInput } from '../../../machines/context/visit.types.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { PathEvent, VisitText } from '../../../src/recorder/visit-text.ts';
import { stepperOf, type PureStep } from '../../../packages/witness/index.ts';

type LeavesFor = Extract<VisitEmitted, { type: 'navigation.requested' }>['to'];
export interface CourseStep {
  event: PathEvent;
  before: VisitSnapshot;
  after: VisitSnapshot;
  /** The external target of the visit, or null. */
  leavesFor: LeavesFor | null;
  emitted: PureStep['emitted'];
  /** Names of the transitions taken. */
  taken: PureStep['taken'];
}

/** The external target of a step, or null. */
export function leavesFor({ emitted }: PureStep<VisitSnapshot>): LeavesFor | null {
  const asked = (emitted as readonly VisitEmitted[]).find(({ type }) => type === 'navigation.requested');
  return asked?.type === 'navigation.requested' ? asked.to : null;
}

/** Requests are sent in the language of the page, whatever the path says. */
const inLanguage = (event: PathEvent, locale: Locale): PathEvent => ('locale' in event ? { ...event, locale } : event);

const { begin, take } = stepperOf<VisitSnapshot>(visitMachine);

/** A visit at its beginning, in the model. */
export const beginningOf = (input: VisitInput): VisitSnapshot => begin(input).state;

/** One step of the model. */
export function stepFrom(before: VisitSnapshot, event: PathEvent): CourseStep {
  const step = take(before, event);
  if (step.broken !== null) throw new Error(`${event.type}: ${step.broken}`);
  return { event, before, after: step.state, leavesFor: leavesFor(step), emitted: step.emitted, taken: step.taken };
}

/** The steps of a visit in a language, each as a pure transition, as far as they are possible. */
export function courseOf({ input, steps }: VisitText, locale: Locale): readonly CourseStep[] {
  let state = beginningOf(input);
  const course: CourseStep[] = [];
  for (const { event: written } of steps) {
    const event = inLanguage(written, locale);
    // In another language the same answer may lead to a state without the next call (D16, LocaleInvalid).
    if ('actorId' in event && !Object.hasOwn(state.children, event.actorId)) break;
    const step = stepFrom(state, event);
    course.push(step);
    state = step.after;
  }
  return course;
}

/** True if the event means that our own referrer rule applies (D11). */
export const isBlocked = (event: PathEvent): boolean =>
  'output' in event && typeof Reflect.get(Object(event.output) as object, 'forbiddenReferrer') === 'string';

/** The host of the linking page; a blocked one if the referrer rule applies in the path (D11). */
export function referrerOf({ input, steps }: VisitText): string | null {
  if (!input.invitation?.referrer) return null;
  const blocked = steps.some(({ event }) => isBlocked(event));
  const host = blocked ? 'google.com' : 'friends.example';
  if (isBlocklisted(host) !== blocked) throw new Error(`${host} is not what a path takes it for`);
  return host;
}
