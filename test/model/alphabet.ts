/**
 * Everything that may happen to a visit, shared by all suites: events of visitors (`visitor.ts`), results of calls
 * (`responses.ts`), page addresses, and elapsed delays.
 */
import { getNextTransitions } from 'xstate';
import type { InvitationOutput } from '../../machines/invitation/invitation.types.ts';
import { landingOf, SLUGS } from '../../machines/landing-pages/definitions.ts';
import { formFields, secondStepOf } from '../../machines/flows/read-flows.ts';
import type { ResendAnswer } from '../../machines/context/mail.types.ts';
import type { RegistrationAnswer } from '../../machines/context/registration.types.ts';
import type { PageId } from '../../machines/domain/page-ids.ts';
import { pages, type VisitSnapshot } from '../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { responses } from './responses.ts';
import { campaignOf, presses } from './visitor.ts';
import { invokedIn } from '../../packages/witness/index.ts';

export type { PathEvent };

/**
 * The first landing page of each kind that the chart distinguishes, namely by flow; the rest of a definition only
 * affects the view.
 */
const KINDS = [...new Map(SLUGS.toReversed().map((slug) => [landingOf(slug)?.flow, slug])).values()];
/** Every page with an address, the kinds of landing pages, and an undefined slug. */
export const ADDRESSES: readonly { page: PageId; params?: { slug: string } }[] = [
  ...pages.flatMap(({ id, routable }) => (routable ? [{ page: id }] : [])),
  ...[...KINDS, 'nowhere'].map((slug) => ({ page: 'landing' as const, params: { slug } })),
];
export const routes: readonly PathEvent[] = ADDRESSES.map(({ page, params }) => ({
  type: 'xstate.route',
  to: `#${page}`,
  ...(params && { params }),
}));
/** Event types that follow from an address: accepted, or refused. */
export const ADDRESSED: readonly string[] = ['xstate.route', 'visit.refused'];
/** The engine's refusal events (D12), one per page. */
const refusals: ReadonlyMap<PageId, PathEvent> = new Map(
  ADDRESSES.map(({ page }) => [page, { type: 'visit.refused', page }]),
);

const plain = new Map<string, readonly PathEvent[]>();
/** All events of a type. Returns the same objects each time. */
export function eventsOf(type: string): readonly PathEvent[] {
  if (type === 'xstate.route') return routes;
  if (type === 'visit.refused') return [...refusals.values()];
  const events = presses[type] ??
    responses[type] ??
    plain.get(type) ?? [(type.endsWith('.pressed') ? { type, key: 'press' } : { type }) as PathEvent];
  plain.set(type, events);
  return events;
}

const SETTLING = /^xstate\.(?:done|error)\.actor\./;
/**
 * Events possible in a place, without addresses: those the chart listens to, and all results of its running actors,
 * handled or not.
 */
export function eventsIn(snapshot: VisitSnapshot): readonly PathEvent[] {
  const accepted = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const answered = invokedIn(snapshot).flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
  const others = [...accepted].filter((type) => type !== '' && !ADDRESSED.includes(type) && !SETTLING.test(type));
  return [...answered, ...others].flatMap(eventsOf);
}

/** A visitor types only into visible fields: those of the flow, and those revealed by a refusal (D16). */
function mayBeTyped(event: Extract<PathEvent, { type: 'form.submitted' }>, { context }: VisitSnapshot): boolean {
  const isNamed = event.values.firstName !== '';
  return !isNamed || formFields(context.flow, context.requests.register.revealed).includes('firstName');
}
/**
 * An answer is about the requested code, and the referrer rule applies only to a code with a referrer; a typed code is
 * exempt (D11).
 */
function mayBeChecked(output: InvitationOutput, actorId: string, { context }: VisitSnapshot): boolean {
  if (output.verdict === 'unavailable') return true;
  if (output.held && !mayHold(context)) return false;
  const isTyped = actorId === 'typedInvitation';
  if (output.forbiddenReferrer !== null) return !isTyped && Boolean(context.invitation?.referrer);
  const asked = isTyped ? context.requests.code.sent?.code : context.invitation?.code;
  return output.verdict !== 'valid' || output.campaign === campaignOf(asked ?? '');
}
/**
 * Only the bearer of a token who returns holds a place (D50), in a page load without other context. Other context or
 * requests make no difference.
 */
const mayHold = ({ signedIn, flow, registration, account, codeCheck, requests }: VisitSnapshot['context']) =>
  signedIn &&
  flow === 'default' &&
  [registration, account, codeCheck, requests.register.sent].every((known) => known === null);
/** The engine refuses a page only if its route is not accepted; for a landing page, if the slug is undefined. */
const mayBeRefused = (page: PageId, snapshot: VisitSnapshot) =>
  !snapshot.can({ type: 'xstate.route', to: `#${page}`, ...(page === 'landing' && { params: { slug: 'nowhere' } }) });
/** Whether an event is possible in a situation, beyond what the chart itself says. */
export function mayCome(event: PathEvent, snapshot: VisitSnapshot): boolean {
  if (event.type === 'form.submitted') return mayBeTyped(event, snapshot);
  if (event.type === 'visit.refused') return mayBeRefused(event.page, snapshot);
  if (!('output' in event)) return true;
  // For an unproved address the back end's answer is always the same (D27).
  if (event.actorId === 'resend' && (event.output as ResendAnswer).isActive) return isProved(snapshot);
  if (event.actorId === 'register') return mayBegin(event.output as RegistrationAnswer, snapshot);
  if (!event.actorId.endsWith('Invitation')) return true;
  return mayBeChecked(event.output as InvitationOutput, event.actorId, snapshot);
}

const isProved = (snapshot: VisitSnapshot) => !snapshot.matches({ registration: 'emailPending' });
/** A registration is STARTED only in a flow with a second step (D14, D15). */
function mayBegin(output: RegistrationAnswer, { context }: VisitSnapshot): boolean {
  const { registration } = output;
  return registration === null || (registration.status === 'STARTED') === (secondStepOf(context.flow) !== null);
}
/**
 * Requests a page as the engine does: by its route if the chart accepts it, otherwise by reporting the refusal (D12).
 */
export const askFor = (route: PathEvent, snapshot: VisitSnapshot): PathEvent =>
  route.type !== 'xstate.route' || snapshot.can(route)
    ? route
    : (refusals.get(route.to.slice(1) as PageId) as PathEvent);
