/** A path as the model takes it: each step with where it leads, and whether it takes the visitor out of the product. */
import { initialTransition, transition, type EventFrom } from 'xstate';
import type { Locale } from '../../machines/domain/languages.ts';
import { isBlocklisted } from '../../machines/domain/referrer-blocklist.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitEmitted } from '../../machines/visit.types.ts';
import type { VisitSnapshot } from '../../src/engine/pages.ts';
import type { PathEvent, VisitText } from '../../src/recorder/visit-text.ts';

export interface CourseStep {
  event: PathEvent;
  before: VisitSnapshot;
  after: VisitSnapshot;
  /** Where the visit takes the visitor to, out of the product. */
  departs: 'login' | 'shop' | 'deny' | null;
}

/** What the actions of a step tell the outside. */
export const emittedBy = (actions: readonly { type: string; params?: unknown }[]) =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.emit' ? [Reflect.get(params as object, 'event') as VisitEmitted] : [],
  );

/** What is sent in the language of the page, whatever a path says. */
const inLanguage = (event: PathEvent, locale: Locale): PathEvent => ('locale' in event ? { ...event, locale } : event);

/** The steps of a visit on a page in that language, each taken as a pure transition, as far as they lead there. */
export function courseOf({ input, steps }: VisitText, locale: Locale): readonly CourseStep[] {
  let [before] = initialTransition(visitMachine, input);
  const course: CourseStep[] = [];
  for (const { event: written } of steps) {
    const event = inLanguage(written, locale);
    // In another language the same answer may lead elsewhere, where nobody waits for the next (D16, LocaleInvalid).
    if ('actorId' in event && !Object.hasOwn(before.children, event.actorId)) break;
    const [after, actions] = transition(visitMachine, before, event as EventFrom<typeof visitMachine>);
    const departure = emittedBy(actions).find(({ type }) => type === 'navigation.requested');
    course.push({ event, before, after, departs: departure?.type === 'navigation.requested' ? departure.to : null });
    before = after;
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
