/** What must be so of each page: its address, and where it leads whoever opens it with nothing known (D12). */
import type { StateValue } from 'xstate';
import type { PageId } from '../../machines/page.types.ts';

interface ExpectedPage {
  /** Below base and language. */
  path: string;
  /** The address is another page’s, or none: the page is not asked for by it. */
  shared?: true;
  /** Where the address leads, opened cold; a page that no address asks for has none. */
  cold?: StateValue;
}
const START = { landing: { uninvited: { code: 'ready', waitingList: 'idle' } } };
const CODE_ENTRY = { codeEntry: 'ready' };
const INTRO = { membership: 'membershipInterest' };

export const EXPECTED_PAGES: Readonly<Record<PageId, ExpectedPage>> = {
  landing: { path: '/', cold: START },
  entrance: { path: '/entrance', cold: 'entrance' },
  aboutUs: { path: '/about-us', cold: { about: 'aboutUs' } },
  aboutBenefits: { path: '/about-us/1', cold: { about: 'aboutBenefits' } },
  aboutInvitation: { path: '/about-us/2', cold: { about: 'aboutInvitation' } },
  aboutClub: { path: '/about-us/3', cold: { about: 'aboutClub' } },
  stores: { path: '/stores', cold: { about: 'stores' } },
  linkGenerator: { path: '/admin/registrationlinkgenerator', cold: 'unknownAddress' },
  splitGenerator: { path: '/admin/splitgenerator', cold: 'unknownAddress' },
  codeEntry: { path: '/registration/code', cold: CODE_ENTRY },
  registrationForm: { path: '/registration/formstarted', cold: CODE_ENTRY },
  socialSecondStep: { path: '/registration/social-registration-second-step', cold: 'deny' },
  formFinished: { path: '/registration/formfinished', cold: START },
  emailActive: { path: '/registration/registrationformemailactivecomplete', cold: START },
  emailPending: { path: '/registration/registrationformemailpendingcomplete', cold: START },
  activateAccount: { path: '/registration/activateaccount', cold: START },
  activationError: { path: '/registration/activateaccountError', cold: START },
  lobby: { path: '/lobby', cold: 'deny' },
  membershipInterest: { path: '/membership-interest', cold: INTRO },
  membershipApply: { path: '/membership-interest/apply', cold: { membership: { membershipApply: 'editing' } } },
  membershipConfirmation: { path: '/membership-interest/confirmation', cold: INTRO },
  giftVoucher: { path: '/registration/gift-voucher', cold: 'giftVoucher' },
  unsubscribe: { path: '/newsletter/unsubscribe', cold: { unsubscribe: 'linkBroken' } },
  deny: { path: '/registration/deny', cold: 'deny' },
  notFound: { path: '/error/404', cold: 'notFound' },
  leanSecondStep: { path: '/registration/formstarted', shared: true },
  autoActivated: { path: '/registration/social-registration-second-step', shared: true },
  activated: { path: '/registration/activateaccount', shared: true },
  linkGeneratorGate: { path: '/', shared: true },
  splitGeneratorGate: { path: '/', shared: true },
  loggedOut: { path: '/', shared: true },
  unknownAddress: { path: '/', shared: true, cold: 'unknownAddress' },
  staleDeployment: { path: '/', shared: true },
  error: { path: '/', shared: true },
};
