/** A visit as the model takes it: each step with where it leads, and whether it takes the visitor out of the product. */
import type { Locale } from '../../../locales/languages.ts';
import { isBlocklisted } from '../../../machines/domain/referrer-blocklist.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { VisitEmitted, VisitInput } from '../../../machines/visit.types.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { PathEvent, VisitText } from '../../../src/recorder/visit-text.ts';
import { stepperOf, type PureStep } from '../../../packages/witness/index.ts';

export type LeavesFor = Extract<VisitEmitted, { type: 'navigation.requested' }>['to'];
export interface CourseStep {
  event: PathEvent;
  before: VisitSnapshot;
  after: VisitSnapshot;
  /** Where the visit takes the visitor to, out of the product. */
  leavesFor: LeavesFor | null;
  emitted: PureStep['emitted'];
  /** Names of the transitions that it takes. */
  taken: PureStep['taken'];
}

/** Where a step takes the visitor to, out of the product. */
export function leavesFor({ emitted }: PureStep<VisitSnapshot>): LeavesFor | null {
  const asked = (emitted as readonly VisitEmitted[]).find(({ type }) => type === 'navigation.requested');
  return asked?.type === 'navigation.requested' ? asked.to : null;
}

/** What is sent in the language of the page, whatever a path says. */
const inLanguage = (event: PathEvent, locale: Locale): PathEvent => ('locale' in event ? { ...event, locale } : event);

const { begin, take } = stepperOf<VisitSnapshot>(visitMachine);

/** A visit at its beginning, as the model has it. */
export const beginningOf = (input: VisitInput): VisitSnapshot => begin(input).state;

/** One step of the model, from where a visit is. */
export function stepFrom(before: VisitSnapshot, event: PathEvent): CourseStep {
  const step = take(before, event);
  if (step.broken !== null) throw new Error(`${event.type}: ${step.broken}`);
  return { event, before, after: step.state, leavesFor: leavesFor(step), emitted: step.emitted, taken: step.taken };
}

/** The steps of a visit on a page in that language, each taken as a pure transition, as far as they lead there. */
export function courseOf({ input, steps }: VisitText, locale: Locale): readonly CourseStep[] {
  let state = beginningOf(input);
  const course: CourseStep[] = [];
  for (const { event: written } of steps) {
    const event = inLanguage(written, locale);
    // In another language the same answer may lead elsewhere, where nobody waits for the next (D16, LocaleInvalid).
    if ('actorId' in event && !Object.hasOwn(state.children, event.actorId)) break;
    const step = stepFrom(state, event);
    course.push(step);
    state = step.after;
  }
  return course;
}

/** Whether an event tells that the referrer rule of our own strikes (D11). */
export const isStruck = (event: PathEvent): boolean =>
  'output' in event && typeof Reflect.get(Object(event.output) as object, 'forbiddenReferrer') === 'string';

/** The host that a link's visitor comes from: one of the list where the path says that the rule strikes (D11). */
export function referrerOf({ input, steps }: VisitText): string | null {
  if (!input.invitation?.referrer) return null;
  const struck = steps.some(({ event }) => isStruck(event));
  const host = struck ? 'google.com' : 'friends.example';
  if (isBlocklisted(host) !== struck) throw new Error(`${host} is not what a path takes it for`);
  return host;
}
