/** Whether a control is present at a moment of a visit, and its name. Pure. */
import type { MessageKey } from '../../locales/messages.ts';
import { needsToken } from '../flows/read-flows.ts';
import { landingOf } from '../landing-pages/definitions.ts';
import type { Fact, Offer, Presence, RequestFact, Situation } from './offer.types.ts';
import { type Denial, denialOf, isExpected } from '../context/denial.ts';
import type { Verdict } from '../invitation/invitation.types.ts';
import { REQUESTS, unanswered } from '../context/requests.ts';
import type { RequestName } from '../context/requests.types.ts';
import type { VisitContext } from '../context/visit.types.ts';

/**
 * What controls depend on. A snapshot of the visit provides its tags; `tools/flows/charts/moment.ts` provides the parts
 * of its
 * view.
 */
export interface Moment {
  context: VisitContext;
  hasTag(situation: Exclude<Situation, Fact>): boolean;
}

/** Problems shown at a field, without a notice. */
const WITHOUT_NOTICE: readonly string[] = ['fields', 'code'];
/** Refusals that another invitation of the same member would solve. */
const REPLACEABLE: readonly Verdict[] = ['expired', 'noInvitationsLeft'];

/** A new link, or the invitation itself, is the better option. */
const LIST_HELPS_NOT: readonly Denial[] = ['expired', 'invited'];

type Holds = (moment: Moment) => boolean;
/**
 * True if the notice of a failed request is shown. A submitted form waits for its invitation, so a failed look-up is
 * shown as the form's problem.
 */
const failed =
  (name: RequestName): Holds =>
  ({ context: { requests } }) => {
    const { problem } = requests[name];
    if (name === 'lookUp' && unanswered(requests.register)) return false;
    return problem !== null && !WITHOUT_NOTICE.includes(problem.kind);
  };
const failures = Object.fromEntries(REQUESTS.map((name) => [`failed.${name}`, failed(name)])) as Record<
  RequestFact,
  Holds
>;

const FACTS: Readonly<Record<Fact, Holds>> = {
  ...failures,
  full: ({ context }) => landingOf(context.slug)?.full ?? false,
  simple: ({ context }) => landingOf(context.slug)?.simple ?? false,
  anewOffered: ({ context }) => context.anewOffered,
  addressIsTheirs: ({ context }) => !needsToken(context.flow),
  replaceable: ({ context: { codeCheck } }) => codeCheck !== null && REPLACEABLE.includes(codeCheck.verdict),
  listHelps: ({ context }) => !LIST_HELPS_NOT.includes(denialOf(context)),
  inviterKnown: ({ context: { codeCheck } }) => Boolean(codeCheck?.inviter),
  expected: ({ context }) => isExpected(context),
  hasPlace: (moment) => moment.hasTag('joined') || moment.hasTag('alreadyListed'),
  activeBefore: (moment) => moment.hasTag('alreadyActive') || moment.hasTag('activeElsewhere'),
};
const isFact = (situation: Situation): situation is Fact => situation in FACTS;
const holds = (situation: Situation, moment: Moment): boolean =>
  isFact(situation) ? FACTS[situation](moment) : moment.hasTag(situation);

/** True if all situations of `when` hold, and no situation of `unless`. */
export const isPresent = ({ when = [], unless = [] }: Presence, moment: Moment): boolean =>
  when.every((situation) => holds(situation, moment)) && !unless.some((situation) => holds(situation, moment));

/** True if the control's request is pending: it keeps its name and is disabled. */
export const isWaiting = ({ during }: Offer, moment: Moment): boolean => during !== undefined && moment.hasTag(during);

/** True if a control is present and enabled. */
export const isUsable = (offer: Offer, moment: Moment): boolean =>
  isPresent(offer, moment) &&
  !isWaiting(offer, moment) &&
  !offer.unusable?.some((situation) => holds(situation, moment));

/** The message key of a control's current name. */
export function messageOf(offer: Offer, moment: Moment): MessageKey {
  const other = Object.entries(offer.instead ?? {}).find(([situation]) => holds(situation as Situation, moment));
  return other?.[1] ?? offer.message;
}
