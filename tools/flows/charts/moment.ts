/** Parts of a page's view that exist at a moment of a visit, together with their controls. */
import type { GeneratorTag } from '../../../machines/context/generators.types.ts';
import { mailboxOf } from '../../../machines/domain/mailboxes.ts';
import { flowRow, formFields, startsOnLanding } from '../../../machines/flows/read-flows.ts';
import { landingOf, standard } from '../../../machines/landing-pages/definitions.ts';
import { isFor } from '../../../machines/landing-pages/sections.ts';
import type { LandingSection } from '../../../machines/landing-pages/landing.types.ts';
import type { Fact, PartFact, Situation } from '../../../machines/page/offer.types.ts';
import type { VisitTag } from '../../../machines/page/tags.types.ts';
import type { Moment } from '../../../machines/page/situations.ts';
import type { RegistrationField } from '../../../machines/flows/fields.ts';
import type { VisitContext } from '../../../machines/context/visit.types.ts';

/** The part of a snapshot that the conditions use. */
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
    landing(situated).sections.includes(section) && isFor(section, situated.hasTag('greeted'));

const PARTS: Readonly<Record<PartFact, Test>> = {
  signedIn: ({ context }) => context.signedIn,
  formOnLanding: (situated) => startsOnLanding(situated.context.flow) && situated.hasTag('invited'),
  signUpOptions: ({ context }) => flowRow(context.flow).signUpOptions,
  inPopup: ({ context }) => landingOf(context.slug)?.finishedInPopup ?? false,
  mailboxKnown: ({ context }) => mailboxOf(context.registration?.email ?? null) !== null,
  'asks.gender': asks('gender'),
  'asks.firstName': asks('firstName'),
  'asks.lastName': asks('lastName'),
  'asks.email': asks('email'),
  'asks.country': asks('country'),
  'asks.terms': asks('terms'),
  'section.benefits': has('benefits'),
  'section.rooms': has('rooms'),
  'section.steps': has('steps'),
  'section.brands': has('brands'),
  'section.clubAndStores': has('clubAndStores'),
  'section.code': has('code'),
  'section.ask': has('ask'),
  'section.questions': has('questions'),
  'section.login': has('login'),
  'section.legal': has('legal'),
};
const isPart = (situation: Exclude<Situation, Fact>): situation is PartFact => situation in PARTS;

/** A snapshot with the parts of its view. */
export const momentOf = (situated: Situated): Moment => ({
  context: situated.context,
  hasTag: (situation) => (isPart(situation) ? PARTS[situation](situated) : situated.hasTag(situation)),
});
