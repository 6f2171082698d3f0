/** The pages of a visit, their screens, and the declarations of a page. */
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

/** Page data that the shell needs: address and appearance. The `meta` of a chart's state. */
export interface PageMeta {
  id: PageId;
  /** Path below the base path and the language; null if the page keeps the requested address. */
  path: string | null;
  screen: ScreenId;
  layout: 'default' | 'centered' | 'noFooter' | 'inclinedLines';
  /** Shows the full footer; other pages with a footer show the slim one. */
  foot?: 'full';
  /**
   * Accent of a visit without a landing page; null for the standard one. Landing pages have theirs in their data (D29).
   */
  accent: Accent | null;
  /** Position of the curtain; if omitted, it does not change. */
  curtain?: CurtainState;
  /** Search engines may index the page; other pages are marked `noindex`. */
  indexed?: true;
  /** Its address is answered with 404: only a script that knows the visitor's role shows it (D31). */
  unlisted?: true;
  /** Likely next pages; their screens are prefetched (D24). */
  next?: readonly PageId[];
}
/**
 * The full declaration of a page, read by its screen, the build and every suite. The shell in the browser does not load
 * it.
 */
export interface PageDefinition extends PageMeta {
  /** Message groups loaded by its screen, in addition to the common ones. */
  messages: readonly MessageGroup[];
  /** Controls by name. Purely visual controls, such as those of a carousel, belong to the view. */
  offers: Offers;
  /** Further controls in groups that appear together. */
  groups?: readonly OfferGroup[];
  /** While this holds, a dialog covers the page. It contains the whole page, or only the groups marked as `dialog`. */
  dialog?: Situation;
}

/** State tags read by the view, which does not depend on state names. */
export type VisitTag =
  /** A request is pending: Back waits for its response. */
  | 'busy'
  | 'slow'
  | 'offline'
  /** A request was not answered and the network is back: the visitor is asked whether to resend. */
  | 'sendNow'
  /** … this request. */
  | `sendNow.${RequestName}`
  | 'unreachable'
  | 'lookingUp'
  /** The delivered page, before it is known whether there is an invitation. */
  | 'undecided'
  /** There is an invitation that is not refused so far: the visitor is greeted (D49). */
  | 'greeted'
  /** There is an invitation without a verdict yet. */
  | 'verdictPending'
  | 'checkingCode'
  | 'invited'
  | 'unavailable'
  | 'teased'
  | 'askingForPlace'
  | 'placeAsked'
  | 'changingAddress'
  | 'countingDown'
  /** Near the end of the countdown: it is announced once more. */
  | 'lastSeconds'
  /** The visitor declined the automatic forward, or it is impossible. */
  | 'staying'
  | 'alreadyActive'
  | 'activeElsewhere'
  | 'joined'
  | 'alreadyListed'
  /** The lobby requires a link, and the visitor has no valid one (D48). */
  | 'lobbyClosed'
  | 'lobbyLinkSent'
  | 'unsubscribed'
  | 'linkBroken'
  | ActivationError;
