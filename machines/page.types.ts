/** The pages of a visit, the screens that draw them, and what a page says of itself. */
import type { ActivationError } from './activation/activation.types.ts';

export type PageId =
  | 'landing'
  | 'entrance'
  | 'aboutUs'
  | 'aboutBenefits'
  | 'aboutInvitation'
  | 'aboutClub'
  | 'stores'
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

export interface PageMeta {
  /** Below the base path and the language; null: the page keeps whatever address was asked for. */
  path: string | null;
  screen: ScreenId;
  layout: 'default' | 'centered' | 'noFooter' | 'inclinedLines';
  /** Whoever finds it in a search engine is in the right place. Other pages say that they are not to be listed. */
  indexed?: true;
  /** Its address is answered as not found: only a script that knows the visitor’s role shows it (D31). */
  unlisted?: true;
}

/** What the view may ask of a state without knowing its name. */
export type VisitTag =
  /** Something was sent: Back waits for its answer. */
  | 'busy'
  | 'slow'
  | 'offline'
  /** Something was not answered, and the network is back: the visitor is asked. */
  | 'sendNow'
  | 'unreachable'
  | 'lookingUp'
  | 'checkingCode'
  | 'invited'
  | 'unavailable'
  | 'teased'
  | 'askingForPlace'
  | 'placeAsked'
  | 'placeRefused'
  | 'changingAddress'
  | 'countingDown'
  | 'alreadyActive'
  | 'activeElsewhere'
  | 'joined'
  | 'alreadyListed'
  | 'unsubscribed'
  | 'linkBroken'
  | ActivationError;
