/** A control that a page offers: what it does, and the message that names it. Read by the view, and by every suite that uses a page. */
import type { MessageKey } from '../locales/messages.ts';
import type { GeneratorTag, LinkGeneratorEvent, SplitGeneratorEvent } from './admin/generators.types.ts';
import type { OtherSystems } from './domain/other-systems.ts';
import type { ASK } from './landing/places.ts';
import type { LandingSection } from './landing/landing.types.ts';
import type { PageId, VisitTag } from './page.types.ts';
import type { RegistrationField } from './flows/fields.ts';
import type { RequestName } from './requests/requests.types.ts';
import type { VisitEvent } from './visit.types.ts';

/** What the visit learns from elsewhere than from a control of a page. */
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
/** What a visitor sends by a control. */
export type VisitorEvent = Exclude<VisitEvent['type'], OutsideEvent>;
/** What an admin sends to the machine of an admin page. */
export type GeneratorEvent = (LinkGeneratorEvent | SplitGeneratorEvent)['type'];

/** The notice is up of what went wrong with this request (D24). */
export type RequestFact = `failed.${RequestName}`;
/** What decides, beyond the tags of a state, whether a control is there. */
export type Fact =
  | RequestFact
  /** The landing page says that the community is full (D29). */
  | 'full'
  /** The landing page does without the option to sign up by phone (D30). */
  | 'simple'
  /** Registering anew is offered to who is met by their place: another person may be there (D50). */
  | 'anewOffered'
  /** The address of the registration can be changed: no token proved it (D15). */
  | 'addressIsTheirs'
  /** The invitation was one: it has expired, or its member has none left, and may send another (D10). */
  | 'replaceable'
  /** The waiting list is another way: there is no invitation, and the member can't send another (D10, D57). */
  | 'listHelps'
  /** There is an invitation, and nothing speaks against it (D49). */
  | 'expected'
  /** The name of the member who sent the invitation is known. */
  | 'inviterKnown'
  /** A place on the waiting list is theirs, since just now or for longer (D27). */
  | 'hasPlace'
  /** The account was active before: the visitor logs in (D25, D26). */
  | 'activeBefore';
/** What decides whether a part of the view is there, with all its controls: only who looks at a page from outside asks for it. */
export type PartFact =
  | 'signedIn'
  /** The registration form stands on the landing page (D15). */
  | 'formOnLanding'
  /** The flow has the ways to sign up beneath its form (D30). */
  | 'signUpOptions'
  /** That one is registered is told in a popup over the landing page (D29). */
  | 'inPopup'
  /** The domain of the address tells where its mail is read on the web (D26). */
  | 'mailboxKnown'
  /** The registration form asks for the field (D15, D16). */
  | `asks.${RegistrationField}`
  /** The landing page has the section; whoever has an invitation needs no other way in (D29, D49). */
  | `section.${LandingSection}`;
export type Situation = VisitTag | GeneratorTag | Fact | PartFact;

/** The id of a form in the page. */
export type FormId = 'registration' | 'secondStep' | 'code' | 'address' | 'teaser';

/** Where something is: in all of these situations, and in none of those. */
export interface Presence {
  when?: readonly Situation[];
  unless?: readonly Situation[];
}
interface Control extends Presence {
  role: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'combobox';
  /** Its accessible name. */
  message: MessageKey;
  /** Its name is what stands within this tag of the message. */
  tag?: string;
  /** Its name in some situation, instead. */
  instead?: Readonly<Partial<Record<Situation, MessageKey>>>;
  /** While the state has this tag, what it sent waits for an answer: it keeps its name, and can't be used. */
  during?: VisitTag;
  /** In any of these it is there, and can’t be used. */
  unusable?: readonly Situation[];
  /** The form that it belongs to; a button sends it. */
  form?: FormId;
}
/** The names of the other systems that a link may lead to. */
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
    /** A place on this page. */
    | { anchor: string }
    /** What is typed or chosen is the form’s own until it is sent. */
    | { field: string }
    /** What the page does by itself, such as copying a link. */
    | { local: true }
  );
/** A control that the view draws by itself, wherever it is declared to be there: by no more than a snapshot tells. */
export type DrawnOffer = Offer & {
  when?: readonly (VisitTag | Fact)[];
  unless?: readonly (VisitTag | Fact)[];
};
export type Offers = Readonly<Record<string, Offer>>;
/** Controls that come and go together. */
export interface OfferGroup extends Presence {
  offers: Offers;
  /** They stand in a dialog: what lies beneath can’t be used meanwhile. */
  dialog?: true;
}
