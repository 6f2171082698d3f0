/**
 * A control of a page: its action, and the message that is its name. Read by the view and by every suite that uses a
 * page.
 */
import type { MessageKey } from '../../locales/messages.ts';
import type { GeneratorTag, LinkGeneratorEvent, SplitGeneratorEvent } from '../context/generators.types.ts';
import type { OtherSystems } from '../domain/other-systems.ts';
import type { ASK } from '../landing-pages/places.ts';
import type { LandingSection } from '../landing-pages/landing.types.ts';
import type { VisitTag } from './tags.types.ts';
import type { PageId } from '../domain/page-ids.ts';
import type { RegistrationField } from '../flows/fields.ts';
import type { RequestName } from '../context/requests.types.ts';
import type { VisitEvent } from '../context/visit.types.ts';

/** Events that do not come from a control of a page. */
export type OutsideEvent =
  | 'xstate.route'
  | 'visit.refused'
  | 'visit.failed'
  | 'country.found'
  | 'offer.made'
  | 'network.lost'
  | 'network.returned'
  | 'part.missing'
  | 'part.absent'
  | 'settings.missing'
  | 'wrapper.found'
  | 'visitor.typing'
  | 'visitor.reading'
  | 'role.refused';
/** Events that controls send to the visit. */
export type VisitorEvent = Exclude<VisitEvent['type'], OutsideEvent>;
/** Events that controls of an admin page send to its machine. */
type GeneratorEvent = (LinkGeneratorEvent | SplitGeneratorEvent)['type'];

/** The notice of this failed request is shown (D24). */
export type RequestFact = `failed.${RequestName}`;
/** Conditions of a control, in addition to the tags of a state. */
export type Fact =
  | RequestFact
  /** The landing page is marked as full (D29). */
  | 'full'
  /** The landing page hides the option to sign up by phone (D30). */
  | 'simple'
  /** A visitor with a held place may start a new registration: it may be another person (D50). */
  | 'anewOffered'
  /** The address of the registration can be changed: no token proved it (D15). */
  | 'addressIsTheirs'
  /** The invitation has expired, or its member has no invitation left, and may send another (D10). */
  | 'replaceable'
  /** The waiting list is an alternative: there is no invitation, and the member cannot send another (D10, D57). */
  | 'listHelps'
  /** There is an invitation that is not refused so far (D49). */
  | 'expected'
  /** The name of the member who sent the invitation is known. */
  | 'inviterKnown'
  /** The visitor has a place on the waiting list, new or from before (D27). */
  | 'hasPlace'
  /** The account was already active: the visitor logs in (D25, D26). */
  | 'activeBefore';
/** Conditions of a part of the view with all its controls; only used by suites that inspect a page from outside. */
export type PartFact =
  | 'signedIn'
  /** The registration form is on the landing page (D15). */
  | 'formOnLanding'
  /** The flow shows the sign-up options below its form (D30). */
  | 'signUpOptions'
  /** Registration success is shown in a popup over the landing page (D29). */
  | 'inPopup'
  /** The webmail of the address is known from its domain (D26). */
  | 'mailboxKnown'
  /** The registration form has the field (D15, D16). */
  | `asks.${RegistrationField}`
  /** The landing page shows the section; invited visitors do not see other ways to register (D29, D49). */
  | `section.${LandingSection}`;
export type Situation = VisitTag | GeneratorTag | Fact | PartFact;

/** The `id` of a form element. */
export type FormId = 'registration' | 'secondStep' | 'code' | 'address' | 'teaser';

/** Condition of a control: all situations of `when` hold, and no situation of `unless`. */
export interface Presence {
  when?: readonly Situation[];
  unless?: readonly Situation[];
}
interface Control extends Presence {
  role: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'combobox';
  /** Its accessible name. */
  message: MessageKey;
  /** Its name is the text within this tag of the message. */
  tag?: string;
  /** Its name in these situations instead. */
  instead?: Readonly<Partial<Record<Situation, MessageKey>>>;
  /** While the state has this tag, the control's request is pending: it keeps its name and is disabled. */
  during?: VisitTag;
  /** Disabled in any of these situations. */
  unusable?: readonly Situation[];
  /** Its form; a button submits it. */
  form?: FormId;
}
/** Names of other systems that links may target. */
export type SystemName = {
  [K in keyof OtherSystems]: string extends OtherSystems[K] ? K : never;
}[keyof OtherSystems];
export type Offer = Control &
  (
    | { event: VisitorEvent | GeneratorEvent; field?: string }
    /** Another page of the visit; a landing page by its slug, and a heading on it by its id. */
    | { page: Exclude<PageId, 'landing'>; slug?: never; at?: never }
    | { page: 'landing'; slug?: string; at?: typeof ASK }
    /** Another system (spec, section 7.1). */
    | { url: SystemName }
    /** An anchor on this page. */
    | { anchor: string }
    /** Input is kept by the form until it is submitted. */
    | { field: string }
    /** A local action of the page, such as copying a link. */
    | { local: true }
  );
/** A control that the view draws wherever it is declared; its conditions only depend on the snapshot. */
export type DrawnOffer = Offer & {
  when?: readonly (VisitTag | Fact)[];
  unless?: readonly (VisitTag | Fact)[];
};
export type Offers = Readonly<Record<string, Offer>>;
/** Controls that appear together. */
export interface OfferGroup extends Presence {
  offers: Offers;
  /** The controls are in a dialog; the page behind it is inert. */
  dialog?: true;
}
