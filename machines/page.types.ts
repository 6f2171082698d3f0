/** The pages of a visit, the screens that draw them, and what a page declares of itself. */
import type { MessageGroup } from '../locales/messages.ts';
import type { ActivationError } from './activation/activation.types.ts';
import type { CurtainState } from './appearance/curtain.ts';
import type { Accent } from './domain/accents.ts';
import type { RequestName } from './requests/requests.types.ts';
import type { OfferGroup, Offers, Situation } from './offer.types.ts';

export type PageId =
  | 'landing'
  | 'entrance'
  | 'aboutUs'
  | 'aboutBenefits'
  | 'aboutInvitation'
  | 'aboutClub'
  | 'stores'
  | 'accessibility'
  | 'codeEntry'
  | 'registrationForm'
  | 'leanSecondStep'
  | 'socialSecondStep'
  | 'autoActivated'
  | 'formFinished'
  | 'emailActive'
  | 'emailPending'
  | 'activateAccount'
  | 'activated'
  | 'activationError'
  | 'lobby'
  | 'membershipInterest'
  | 'membershipApply'
  | 'membershipConfirmation'
  | 'giftVoucher'
  | 'unsubscribe'
  | 'linkGeneratorGate'
  | 'linkGenerator'
  | 'splitGeneratorGate'
  | 'splitGenerator'
  | 'deny'
  | 'loggedOut'
  | 'notFound'
  | 'unknownAddress'
  | 'staleDeployment'
  | 'error';

export type ScreenId =
  | 'Landing'
  | 'Entrance'
  | 'AboutUs'
  | 'AboutBenefits'
  | 'AboutInvitation'
  | 'AboutClub'
  | 'Stores'
  | 'Accessibility'
  | 'CodeEntry'
  | 'RegistrationForm'
  | 'LeanSecondStep'
  | 'SocialSecondStep'
  | 'FormFinished'
  | 'EmailActive'
  | 'EmailPending'
  | 'ActivateAccount'
  | 'Activated'
  | 'ActivationError'
  | 'Lobby'
  | 'MembershipInterest'
  | 'MembershipApply'
  | 'MembershipConfirmation'
  | 'GiftVoucher'
  | 'Unsubscribe'
  | 'AdminGate'
  | 'LinkGenerator'
  | 'SplitGenerator'
  | 'Deny'
  | 'LoggedOut'
  | 'NotFound'
  | 'StaleDeployment'
  | 'ErrorPage';

/** What the shell knows of a page: the address, and how it is drawn. A chart’s `meta`. */
export interface PageMeta {
  id: PageId;
  /** Below the base path and the language; null: the page keeps whatever address was asked for. */
  path: string | null;
  screen: ScreenId;
  layout: 'default' | 'centered' | 'noFooter' | 'inclinedLines';
  /** All that the house has stands below it; below every other page that has a foot, the slim one. */
  foot?: 'full';
  /** Of a page that is come to without a landing page; null: the standard one, of a landing page its own, from its data (D29). */
  accent: Accent | null;
  /** How far its curtain is drawn; none: it stays as it was. */
  curtain?: CurtainState;
  /** Whoever finds it in a search engine is in the right place. Other pages say that they are not to be listed. */
  indexed?: true;
  /** Its address is answered as not found: only a script that knows the visitor’s role shows it (D31). */
  unlisted?: true;
  /** The pages that are likely next: their screens are fetched ahead (D24). */
  next?: readonly PageId[];
}
/** All that a page says of itself: what its screen, the build and every suite read. A browser’s shell does without. */
export interface PageDefinition extends PageMeta {
  /** The groups of messages that its screen loads, beside the common ones. */
  messages: readonly MessageGroup[];
  /** Its controls, by their names. What only moves what is shown, as a carousel does, is the view’s own. */
  offers: Offers;
  /** More of them, which come and go together. */
  groups?: readonly OfferGroup[];
  /** While this holds, a dialog lies over the page: all of the page is in it, or else the groups that say so. */
  dialog?: Situation;
}

/** What the view may ask of a state without knowing its name. */
export type VisitTag =
  /** Something was sent: Back waits for its answer. */
  | 'busy'
  | 'slow'
  | 'offline'
  /** Something was not answered, and the network is back: the visitor is asked. */
  | 'sendNow'
  /** … whether to send this now. */
  | `sendNow.${RequestName}`
  | 'unreachable'
  | 'lookingUp'
  /** The delivered page: whether there is an invitation is not known. */
  | 'undecided'
  /** There is an invitation, and nothing speaks against it yet: its guest is greeted (D49). */
  | 'greeted'
  /** There is an invitation, and no verdict on it yet. */
  | 'verdictPending'
  | 'checkingCode'
  | 'invited'
  | 'unavailable'
  | 'teased'
  | 'askingForPlace'
  | 'placeAsked'
  | 'changingAddress'
  | 'countingDown'
  /** Of that, the end: told once more. */
  | 'lastSeconds'
  /** Asked not to be taken on by itself, or can't be. */
  | 'staying'
  | 'alreadyActive'
  | 'activeElsewhere'
  | 'joined'
  | 'alreadyListed'
  /** The lobby opens by a link, and none that is good was brought (D48). */
  | 'lobbyClosed'
  | 'lobbyLinkSent'
  | 'unsubscribed'
  | 'linkBroken'
  | ActivationError;
