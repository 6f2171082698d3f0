/** Everything that may happen to a visit in one place: what the visitor presses, what the outside answers, what time brings. */
import { getNextTransitions, type StateValue } from 'xstate';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import { VOUCHERS } from '../../machines/landing/landing-options.ts';
import type { InvitationOutput, Verdict } from '../../machines/invitation/invitation.types.ts';
import type { VisitEvent, PageId } from '../../machines/visit.types.ts';
import { landingOf, SLUGS } from '../../machines/landing/definitions.ts';
import type { RegistrationAnswer } from '../../machines/registration/registration.types.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { pages } from '../../src/engine/pages.ts';
import { REASONS } from '../model/problem-reasons.ts';
import { eventsOf } from '../model/alphabet.ts';
import type { Snapshot } from './key.ts';
import { variantsOf } from './variants.ts';

/** A reason and an error type that the contract does not know. */
export const UNKNOWN = 'NeverSeenBefore';
export const EVERY_REASON: readonly string[] = [...REASONS, UNKNOWN];

const TYPED_CODE = 'ANTECHAMBER';
/** The codes that a visit may ask about: those of links, and the one that is typed. */
const CODES = ['VESTIBULE', TYPED_CODE];

const judged = (verdict: Verdict, campaign: string | null, struck: string | null = null): InvitationOutput => ({
  verdict,
  inviter: 'Clara',
  countryOptions: [{ isoCode: 'DE', dataPolicyPk: 'policy', termsPk: 'terms' }],
  // No guard reads it: it says which code the answer judges, so that a verdict can't pass from one code to another unseen.
  campaign,
  forbiddenReferrer: struck,
  unknownTypes: [],
});
const VERDICTS: readonly InvitationOutput[] = [
  ...CODES.map((code) => judged('valid', code)),
  ...(['invalid', 'expired', 'noInvitationsLeft', 'forbiddenReferrer'] as const).map((refusal) =>
    judged(refusal, null),
  ),
  judged('forbiddenReferrer', null, 'forum.example'),
  { verdict: 'unavailable', failure: { kind: 'network' } },
];

const credentials = { hmacToken: 'token', passphrase: 'phrase' };
const refusal = (reason: string): RegistrationAnswer => ({
  registration: null,
  reasons: [reason],
  details: [],
  url: null,
  at: 0,
});
const done = (actorId: string, outputs: readonly unknown[]): readonly PathEvent[] =>
  outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId }));
/** What the mutations on a registration answer besides what the paths know: every reason, and credentials with every success. */
function answersOf(type: string): readonly PathEvent[] {
  const known = eventsOf(type).flatMap((event) => ('output' in event ? [event] : []));
  const [first] = known;
  if (!first) return known;
  const accepted = known.flatMap((event) => {
    const answer = event.output as RegistrationAnswer;
    return answer.reasons.length === 0 || answer.details.length > 0
      ? [{ ...event, output: answer.registration ? { ...answer, credentials } : answer }]
      : [];
  });
  return [...accepted, ...done(first.actorId, EVERY_REASON.map(refusal))];
}
const failures = (type: `xstate.error.actor.${string}`): readonly PathEvent[] =>
  [
    new ServiceFailure('network', 'refused'),
    new ServiceFailure('technical', 'used before', { keyConsumed: true }),
    new ServiceFailure('missing', 'gone'),
  ].map((error) => ({ type, error, actorId: type.slice('xstate.error.actor.'.length) }));

/** The first landing page of each kind that the chart tells apart, which is by its flow; the rest of a definition is the view's. */
const KINDS = [...new Map(SLUGS.toReversed().map((slug) => [landingOf(slug)?.flow, slug])).values()];
/** Every page that an address may ask for, the kinds of landing pages, and one that is none. */
export const ADDRESSES: readonly { page: PageId; params?: { slug: string } }[] = [
  ...pages.flatMap(({ id, routable }) => (routable ? [{ page: id }] : [])),
  ...[...KINDS, 'nowhere'].map((slug) => ({ page: 'landing' as const, params: { slug } })),
];

const offers: readonly PathEvent[] = [
  ...VOUCHERS.map((voucher) => ({ type: 'offer.made', voucher }) as const),
  { type: 'offer.made', flow: 'leanStep2' },
  { type: 'offer.made', flow: 'default' },
];
const MUTATIONS = ['register', 'finalizeLean', 'finalizeSocial', 'activate', 'changeEmail'];

function concrete(type: string): readonly PathEvent[] {
  const [, kind, , actorId = ''] = type.split('.');
  if (type === 'offer.made') return offers;
  if (type === 'code.submitted') return [TYPED_CODE, ' '].map((code) => ({ type, code }));
  if (kind === 'error') return failures(type as `xstate.error.actor.${string}`);
  if (kind === 'done' && actorId.endsWith('Invitation')) return done(actorId, VERDICTS);
  return kind === 'done' && MUTATIONS.includes(actorId) ? answersOf(type) : eventsOf(type);
}

const known = new Map<string, readonly PathEvent[]>();
/** The events that a place listens to, addresses apart; made once for each state value. */
export function eventsIn(snapshot: Snapshot): readonly PathEvent[] {
  const place = JSON.stringify(snapshot.value satisfies StateValue);
  const found =
    known.get(place) ??
    [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))]
      .filter((type) => type !== 'xstate.route' && type !== 'visit.refused')
      .flatMap(concrete);
  known.set(place, found);
  return found;
}

/** A registration is only begun where a second step completes it (D14, D15). */
function mayBegin(output: unknown, flow: RegistrationFlow): boolean {
  const { registration } = output as RegistrationAnswer;
  const inTwoSteps = flow === 'leanStep2' || flow === 'socialRegistration';
  return registration === null || (registration.status === 'STARTED') === inTwoSteps;
}
const isAsked = (actor: string, { _nodes }: Snapshot) =>
  _nodes.some(({ invoke }) => invoke.some(({ id }) => id === actor));
/**
 * Only what is asked answers. An answer judges the code that was asked about; the rule of referrers strikes only one that
 * came with one (D11).
 */
export function mayCome(event: PathEvent, snapshot: Snapshot): boolean {
  const { context } = snapshot;
  if ('actorId' in event && !isAsked(event.actorId, snapshot)) return false;
  if (!('output' in event)) return true;
  if (event.actorId === 'register') return mayBegin(event.output, context.flow);
  if (!event.actorId.endsWith('Invitation')) return true;
  const output = event.output as InvitationOutput;
  if (output.verdict === 'unavailable') return true;
  const typed = event.actorId === 'typedInvitation';
  if (output.forbiddenReferrer !== null) return !typed && (context.invitation?.referrer ?? null) !== null;
  return output.verdict !== 'valid' || output.campaign === (typed ? context.typedCode : context.invitation?.code);
}

const routeTo = (page: PageId, params?: { slug: string }) =>
  ({ type: 'xstate.route', to: `#${page}`, ...(params && { params }) }) as const;
/** As the engine asks for a page: by its route if the chart grants that, else by telling of the refusal (D12). */
export const asking = (snapshot: Snapshot): readonly PathEvent[] =>
  ADDRESSES.map(({ page, params }) => {
    const route = routeTo(page, params);
    const granted = variantsOf(snapshot, '', route).some((variant) => variant.can(route satisfies VisitEvent));
    return granted ? route : { type: 'visit.refused', page };
  });
