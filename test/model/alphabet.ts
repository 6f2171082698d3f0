/**
 * Everything that may happen to a visit, once for all suites: what visitors do (`visitor.ts`), what the outside answers
 * (`responses.ts`), what an address asks for, and what time brings.
 */
import { getNextTransitions } from 'xstate';
import type { InvitationOutput } from '../../machines/invitation/invitation.types.ts';
import { landingOf, SLUGS } from '../../machines/landing/definitions.ts';
import { formFields, secondStepOf } from '../../machines/flows/read-flows.ts';
import type { ResendAnswer } from '../../machines/mail/mail.types.ts';
import type { RegistrationAnswer } from '../../machines/registration/registration.types.ts';
import type { PageId } from '../../machines/visit.types.ts';
import { pages, type VisitSnapshot } from '../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { responses } from './responses.ts';
import { campaignOf, presses } from './visitor.ts';
import { invokedIn } from '../../packages/witness/index.ts';

export type { PathEvent };

/** The first landing page of each kind that the chart tells apart, which is by its flow; the rest of a definition is the view's. */
const KINDS = [...new Map(SLUGS.toReversed().map((slug) => [landingOf(slug)?.flow, slug])).values()];
/** Every page that an address may ask for, the kinds of landing pages, and one that is none. */
export const ADDRESSES: readonly { page: PageId; params?: { slug: string } }[] = [
  ...pages.flatMap(({ id, routable }) => (routable ? [{ page: id }] : [])),
  ...[...KINDS, 'nowhere'].map((slug) => ({ page: 'landing' as const, params: { slug } })),
];
/** The routes of those addresses. */
export const routes: readonly PathEvent[] = ADDRESSES.map(({ page, params }) => ({
  type: 'xstate.route',
  to: `#${page}`,
  ...(params && { params }),
}));
/** What an address makes happen, by type: it is granted, or refused. */
export const ADDRESSED: readonly string[] = ['xstate.route', 'visit.refused'];
/** What the engine says of a page that may not be entered (D12): each page once. */
const refusals: ReadonlyMap<PageId, PathEvent> = new Map(
  ADDRESSES.map(({ page }) => [page, { type: 'visit.refused', page }]),
);

const plain = new Map<string, readonly PathEvent[]>();
/** What may follow an event type. The same objects every time. */
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
 * The events that may come in a place, addresses apart: those that the chart listens to, and whatever the actors that run there
 * may answer, heard or not.
 */
export function eventsIn(snapshot: VisitSnapshot): readonly PathEvent[] {
  const heard = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const answered = invokedIn(snapshot).flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
  const others = [...heard].filter((type) => type !== '' && !ADDRESSED.includes(type) && !SETTLING.test(type));
  return [...answered, ...others].flatMap(eventsOf);
}

/** A visitor types only into fields that are there: those of the flow, and those that a refusal has revealed (D16). */
function mayBeTyped(event: Extract<PathEvent, { type: 'form.submitted' }>, { context }: VisitSnapshot): boolean {
  const isNamed = event.values.firstName !== '';
  return !isNamed || formFields(context.flow, context.requests.register.revealed).includes('firstName');
}
/**
 * An answer judges the code that was asked about, and the rule of referrers strikes only a code that came with one; a typed code
 * is exempt (D11).
 */
function mayBeJudged(output: InvitationOutput, actorId: string, { context }: VisitSnapshot): boolean {
  if (output.verdict === 'unavailable') return true;
  if (output.held && !mayHold(context)) return false;
  const isTyped = actorId === 'typedInvitation';
  if (output.forbiddenReferrer !== null) return !isTyped && Boolean(context.invitation?.referrer);
  const asked = isTyped ? context.requests.code.sent?.code : context.invitation?.code;
  return output.verdict !== 'valid' || output.campaign === campaignOf(asked ?? '');
}
/**
 * A place is held by the bearer of a token who comes back (D50): in a load that knows of nothing else. What else is known, or was
 * sent, makes no difference to it.
 */
const mayHold = ({ signedIn, flow, registration, account, judgement, requests }: VisitSnapshot['context']) =>
  signedIn &&
  flow === 'default' &&
  [registration, account, judgement, requests.register.sent].every((known) => known === null);
/** The engine refuses a page only where its address is not granted: of a landing page, where there is none of that name. */
const mayBeRefused = (page: PageId, snapshot: VisitSnapshot) =>
  !snapshot.can({ type: 'xstate.route', to: `#${page}`, ...(page === 'landing' && { params: { slug: 'nowhere' } }) });
/** Whether an event can come in a situation, beyond what the chart itself says. */
export function mayCome(event: PathEvent, snapshot: VisitSnapshot): boolean {
  if (event.type === 'form.submitted') return mayBeTyped(event, snapshot);
  if (event.type === 'visit.refused') return mayBeRefused(event.page, snapshot);
  if (!('output' in event)) return true;
  // To an address that is only named the back end answers alike (D27).
  if (event.actorId === 'resend' && (event.output as ResendAnswer).isActive) return isProved(snapshot);
  if (event.actorId === 'register') return mayBegin(event.output as RegistrationAnswer, snapshot);
  if (!event.actorId.endsWith('Invitation')) return true;
  return mayBeJudged(event.output as InvitationOutput, event.actorId, snapshot);
}

const isProved = (snapshot: VisitSnapshot) => !snapshot.matches({ registration: 'emailPending' });
/** A registration is only begun where a second step completes it (D14, D15). */
function mayBegin(output: RegistrationAnswer, { context }: VisitSnapshot): boolean {
  const { registration } = output;
  return registration === null || (registration.status === 'STARTED') === (secondStepOf(context.flow) !== null);
}
/** As the engine asks for a page: by its route if the chart grants that, else by telling of the refusal (D12). */
export const askFor = (route: PathEvent, snapshot: VisitSnapshot): PathEvent =>
  route.type !== 'xstate.route' || snapshot.can(route)
    ? route
    : (refusals.get(route.to.slice(1) as PageId) as PathEvent);
