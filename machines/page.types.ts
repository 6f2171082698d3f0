/** The pages of a visit, the screens that draw them, and what a page says of itself. */

export type PageId =
  | 'landing'
  | 'entrance'
  | 'codeEntry'
  | 'registrationForm'
  | 'leanSecondStep'
  | 'socialSecondStep'
  | 'admitted'
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
  | 'deny'
  | 'loggedOut'
  | 'notFound'
  | 'unknownAddress'
  | 'renewal'
  | 'error';

export type ScreenId =
  | 'Landing'
  | 'Entrance'
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
  | 'Deny'
  | 'LoggedOut'
  | 'NotFound'
  | 'Renewal'
  | 'ErrorPage';

export interface PageMeta {
  /** Below the base path and the language; null: the page keeps whatever address was asked for. */
  path: string | null;
  screen: ScreenId;
  layout: 'default' | 'centered' | 'noFooter' | 'inclinedLines';
}
