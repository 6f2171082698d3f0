/** The topics of a visit, in reading order, each with its pages. */
import type { PageId } from '../../../machines/domain/page-ids.ts';

export const TOPICS = {
  arriving: 'Arriving',
  registering: 'Registering',
  activating: 'Activating',
  waitingList: 'Waiting list',
  membership: 'Membership interest',
  about: 'About the shop',
  leaving: 'Leaving',
  admin: 'Admin',
  wrong: 'When something is wrong',
} as const;
export type TopicId = keyof typeof TOPICS;
export const TOPIC_IDS = Object.keys(TOPICS) as readonly TopicId[];

export const TOPIC_OF: Readonly<Record<PageId, TopicId>> = {
  landing: 'arriving',
  entrance: 'arriving',
  codeEntry: 'arriving',
  deny: 'arriving',
  registrationForm: 'registering',
  leanSecondStep: 'registering',
  socialSecondStep: 'registering',
  formFinished: 'registering',
  autoActivated: 'registering',
  emailActive: 'registering',
  emailPending: 'registering',
  activateAccount: 'activating',
  activated: 'activating',
  activationError: 'activating',
  lobby: 'waitingList',
  membershipInterest: 'membership',
  membershipApply: 'membership',
  membershipConfirmation: 'membership',
  giftVoucher: 'membership',
  aboutUs: 'about',
  aboutBenefits: 'about',
  aboutInvitation: 'about',
  aboutClub: 'about',
  stores: 'about',
  accessibility: 'about',
  loggedOut: 'leaving',
  unsubscribe: 'leaving',
  linkGeneratorGate: 'admin',
  linkGenerator: 'admin',
  splitGeneratorGate: 'admin',
  splitGenerator: 'admin',
  notFound: 'wrong',
  unknownAddress: 'wrong',
  staleDeployment: 'wrong',
  error: 'wrong',
};
