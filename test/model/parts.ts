/** Which parts of its view a page has at some moment of a visit: those come and go with all of their controls. */
import type { GeneratorTag } from '../../machines/admin/generators.types.ts';
import { mailboxOf } from '../../machines/domain/mailboxes.ts';
import { flowRow, formFields, startsOnLanding } from '../../machines/flows/read-flows.ts';
import { landingOf, standard } from '../../machines/landing/definitions.ts';
import type { LandingSection } from '../../machines/landing/landing.types.ts';
import type { Fact, PartFact, Situation } from '../../machines/offer.types.ts';
import type { VisitTag } from '../../machines/page.types.ts';
import type { Moment } from '../../machines/situations.ts';
import type { RegistrationField } from '../../machines/flows/fields.ts';
import type { VisitContext } from '../../machines/visit.types.ts';

/** What a snapshot tells of itself. */
export interface Situated {
  context: VisitContext;
  hasTag(tag: VisitTag | GeneratorTag): boolean;
}
type Test = (situated: Situated) => boolean;
const landing = ({ context }: Situated) => landingOf(context.slug) ?? standard;
const asks =
  (field: RegistrationField): Test =>
  ({ context: { flow, requests } }) =>
    formFields(flow, requests.register.revealed).includes(field);
const has =
  (section: LandingSection): Test =>
  (situated) =>
    landing(situated).sections.includes(section);
/** Whoever has an invitation needs no other way in, from before it was looked up (D29, D49). */
const forOthers =
  (section: LandingSection): Test =>
  (situated) =>
    has(section)(situated) && !situated.hasTag('invited') && !situated.hasTag('verdictPending');

const PARTS: Readonly<Record<PartFact, Test>> = {
  signedIn: ({ context }) => context.signedIn,
  formOnLanding: (situated) => startsOnLanding(situated.context.flow) && situated.hasTag('invited'),
  signUpOptions: ({ context }) => flowRow(context.flow).signUpOptions,
  simple: (situated) => landing(situated).simple,
  inPopup: ({ context }) => landingOf(context.slug)?.finishedInPopup ?? false,
  mailboxKnown: ({ context }) => mailboxOf(context.registration?.email ?? null) !== null,
  'asks.gender': asks('gender'),
  'asks.firstName': asks('firstName'),
  'asks.lastName': asks('lastName'),
  'asks.email': asks('email'),
  'asks.country': asks('country'),
  'asks.terms': asks('terms'),
  'section.benefits': has('benefits'),
  'section.rooms': forOthers('rooms'),
  'section.steps': has('steps'),
  'section.brands': has('brands'),
  'section.club': has('club'),
  'section.stores': has('stores'),
  'section.code': forOthers('code'),
  'section.ask': forOthers('ask'),
  'section.questions': has('questions'),
  'section.follow': has('follow'),
  'section.login': has('login'),
  'section.legal': has('legal'),
};
const isPart = (situation: Exclude<Situation, Fact>): situation is PartFact => situation in PARTS;

/** A snapshot with the parts that its view has. */
export const momentOf = (situated: Situated): Moment => ({
  context: situated.context,
  hasTag: (situation) => (isPart(situation) ? PARTS[situation](situated) : situated.hasTag(situation)),
});
