/** The required properties of each page: its screen, its address, and where the address leads without context (D12). */
import type { StateValue } from 'xstate';
import type { PageId, ScreenId } from '../../machines/domain/page-ids.ts';

interface ExpectedPage {
  /** Its screen (spec, section 2); two similar pages may share one. */
  screen: ScreenId;
  /** Relative to base and language. */
  path: string;
  /** True if the address belongs to another page, or there is no address: the page can't be requested by it. */
  shared?: true;
  /** Where the address leads without context; undefined for pages without an address. */
  cold?: StateValue;
}
const START = { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } };
const CODE_ENTRY = { codeEntry: 'ready' };
const INCOMPLETE = { activation: { activationError: 'incompleteLink' } };
const INTRO = { membership: 'membershipInterest' };

export const EXPECTED_PAGES: Readonly<Record<PageId, ExpectedPage>> = {
  landing: { screen: 'Landing', path: '/', cold: START },
  entrance: { screen: 'Entrance', path: '/entrance', cold: 'entrance' },
  aboutUs: { screen: 'AboutUs', path: '/about-us', cold: { about: 'aboutUs' } },
  aboutBenefits: { screen: 'AboutBenefits', path: '/about-us/1', cold: { about: 'aboutBenefits' } },
  aboutInvitation: { screen: 'AboutInvitation', path: '/about-us/2', cold: { about: 'aboutInvitation' } },
  aboutClub: { screen: 'AboutClub', path: '/about-us/3', cold: { about: 'aboutClub' } },
  stores: { screen: 'Stores', path: '/stores', cold: { about: 'stores' } },
  accessibility: { screen: 'Accessibility', path: '/accessibility', cold: { about: 'accessibility' } },
  linkGenerator: { screen: 'LinkGenerator', path: '/admin/registrationlinkgenerator', cold: 'unknownAddress' },
  splitGenerator: { screen: 'SplitGenerator', path: '/admin/splitgenerator', cold: 'unknownAddress' },
  codeEntry: { screen: 'CodeEntry', path: '/registration/code', cold: CODE_ENTRY },
  registrationForm: { screen: 'RegistrationForm', path: '/registration/formstarted', cold: CODE_ENTRY },
  socialSecondStep: { screen: 'SocialSecondStep', path: '/registration/social-registration-second-step', cold: 'deny' },
  formFinished: { screen: 'FormFinished', path: '/registration/formfinished', cold: START },
  emailActive: { screen: 'EmailActive', path: '/registration/registrationformemailactivecomplete', cold: START },
  emailPending: { screen: 'EmailPending', path: '/registration/registrationformemailpendingcomplete', cold: START },
  activateAccount: { screen: 'ActivateAccount', path: '/registration/activateaccount', cold: INCOMPLETE },
  activationError: { screen: 'ActivationError', path: '/registration/activateaccountError', cold: START },
  lobby: { screen: 'Lobby', path: '/lobby', cold: 'deny' },
  membershipInterest: { screen: 'MembershipInterest', path: '/membership-interest', cold: INTRO },
  membershipApply: {
    screen: 'MembershipApply',
    path: '/membership-interest/apply',
    cold: { membership: { membershipApply: 'editing' } },
  },
  membershipConfirmation: { screen: 'MembershipConfirmation', path: '/membership-interest/confirmation', cold: INTRO },
  giftVoucher: { screen: 'GiftVoucher', path: '/registration/gift-voucher', cold: 'giftVoucher' },
  unsubscribe: { screen: 'Unsubscribe', path: '/newsletter/unsubscribe', cold: { unsubscribe: 'linkBroken' } },
  deny: { screen: 'Deny', path: '/registration/deny', cold: 'deny' },
  notFound: { screen: 'NotFound', path: '/error/404', cold: 'notFound' },
  leanSecondStep: { screen: 'LeanSecondStep', path: '/registration/formstarted', shared: true },
  autoActivated: { screen: 'Activated', path: '/registration/social-registration-second-step', shared: true },
  activated: { screen: 'Activated', path: '/registration/activateaccount', shared: true },
  linkGeneratorGate: { screen: 'AdminGate', path: '/', shared: true },
  splitGeneratorGate: { screen: 'AdminGate', path: '/', shared: true },
  loggedOut: { screen: 'LoggedOut', path: '/', shared: true },
  unknownAddress: { screen: 'NotFound', path: '/', shared: true, cold: 'unknownAddress' },
  staleDeployment: { screen: 'StaleDeployment', path: '/', shared: true },
  error: { screen: 'ErrorPage', path: '/', shared: true },
};
