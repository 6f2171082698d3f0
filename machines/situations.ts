/** Whether a control is there at some moment of a visit, and what it says. Pure. */
import type { MessageKey } from '../locales/messages.ts';
import type { GeneratorTag } from './admin/generators.types.ts';
import { landingOf, standard } from './landing/definitions.ts';
import type { Fact, Offer, Presence, Situation } from './offer.types.ts';
import type { VisitTag } from './page.types.ts';
import { flowRow, formFields, needsToken, startsOnLanding } from './flows/read-flows.ts';
import type { VisitContext } from './visit.types.ts';

/** What controls depend on: a snapshot of the visit has it. */
export interface Moment {
  context: VisitContext;
  hasTag(tag: VisitTag | GeneratorTag): boolean;
}
type PlainFact = Exclude<Fact, `${string}.${string}`>;

/** What is wrong there is told at a field, or nowhere. */
const WITHOUT_NOTICE: readonly string[] = ['fields', 'code', 'missing'];
const landing = ({ context }: Moment) => landingOf(context.slug) ?? standard;

const FACTS: Readonly<Record<PlainFact, (moment: Moment) => boolean>> = {
  signedIn: ({ context }) => context.signedIn,
  problem: ({ context: { problem } }) => problem !== null && !WITHOUT_NOTICE.includes(problem.kind),
  lookUpFailed: (moment) => moment.hasTag('unavailable') && !moment.context.attempt?.key,
  formOnLanding: (moment) => startsOnLanding(moment.context.flow) && moment.hasTag('invited'),
  full: (moment) => landing(moment).full,
  simple: (moment) => landing(moment).simple,
  inPopup: ({ context }) => landingOf(context.slug)?.finishedInPopup ?? false,
  addressIsTheirs: ({ context }) => !needsToken(context.flow),
  signUpOptions: ({ context }) => flowRow(context.flow).signUpOptions,
  activeBefore: (moment) => moment.hasTag('alreadyActive') || moment.hasTag('activeElsewhere'),
};
const isPlain = (situation: Situation): situation is PlainFact => situation in FACTS;
/** Who is invited needs no other way in (D29). */
const FOR_OTHERS: readonly string[] = ['waysIn', 'membership'];

function holds(situation: Situation, moment: Moment): boolean {
  if (isPlain(situation)) return FACTS[situation](moment);
  const [kind, name] = situation.split('.');
  if (name === undefined) return moment.hasTag(situation as VisitTag | GeneratorTag);
  const { flow, revealed } = moment.context;
  if (kind === 'asks') return formFields(flow, revealed).some((field) => field === name);
  return (
    landing(moment).sections.some((section) => section === name) &&
    !(FOR_OTHERS.includes(name) && moment.hasTag('invited'))
  );
}

/** Whether something is there: in all of its situations, and in none of those that exclude it. */
export const isPresent = ({ when = [], unless = [] }: Presence, moment: Moment): boolean =>
  when.every((situation) => holds(situation, moment)) && !unless.some((situation) => holds(situation, moment));

/** Whether what the control sent waits for its answer: it says so, and can’t be used. */
export const isWaiting = ({ during }: Offer, moment: Moment): boolean => during !== undefined && moment.hasTag(during);

/** Whether a control is there and can be used. */
export const isUsable = (offer: Offer, moment: Moment): boolean =>
  isPresent(offer, moment) &&
  !isWaiting(offer, moment) &&
  !offer.unusable?.some((situation) => holds(situation, moment));

/** The message that names a control just now. */
export function messageOf(offer: Offer, moment: Moment): MessageKey {
  if (isWaiting(offer, moment)) return 'waiting.moment';
  const other = Object.entries(offer.instead ?? {}).find(([situation]) => holds(situation as Situation, moment));
  return other?.[1] ?? offer.message;
}
