/** Shared by every page: network, missing parts, logout, cookie settings; and the gate of the admin pages. */
import { lookUpFailed } from './common.ts';
import type { Row } from './witness.types.ts';

const gate = { of: 'askViewer', on: ['linkGeneratorGate', 'splitGeneratorGate'] } as const;
const door = { on: 'staleDeployment', of: 'pingBackend' } as const;
const NO_ANSWER = ['no network', 'technical', 'used before', 'too many requests', 'part missing'] as const;
const PRESSED = [
  'registrationForm',
  'leanSecondStep',
  'socialSecondStep',
  'codeEntry',
  'membershipApply',
  'lobby',
  'unsubscribe',
] as const;

export const session: readonly Row[] = [
  // The network: a loss is announced, and typing continues; on return the visitor is asked about unanswered requests.
  {
    rule: ['D21', 'D24'],
    on: PRESSED,
    unless: ['offline', 'asked to send now'],
    network: 'lost',
    says: 'connection.offline',
    ways: 'as they were',
  },

  // A page part replaced by a deployment: loaded again, once, with the typed values.
  {
    rule: 'D24',
    on: 'any page',
    of: [
      'register',
      'finalizeLean',
      'finalizeSocial',
      'changeEmail',
      'resend',
      'requestPlace',
      'requestLobbyLink',
      'joinWaitingList',
      'applyForMembership',
      'unsubscribe',
      'askViewer',
      'linkInvitation',
      'typedInvitation',
      'formInvitation',
    ],
    comes: 'part missing',
    page: 'staleDeployment',
    asks: 'pingBackend',
  },
  {
    rule: ['D24', 'D37'],
    on: 'activateAccount',
    of: 'activate',
    comes: 'part missing',
    page: 'staleDeployment',
    asks: 'pingBackend',
  },
  { rule: 'D24', ...door, unless: 'reloaded for it before', comes: 'done', tells: 'reload.requested' },
  { rule: 'D24', ...door, when: 'reloaded for it before', comes: 'done', page: 'error' },
  { rule: 'D24', ...door, comes: [...NO_ANSWER, 'slow'], screen: 'renewalUnreachable', says: 'problem.network' },
  {
    rule: 'D24',
    on: 'staleDeployment',
    when: 'showing no way on',
    press: 'reload.retried',
    screen: 'staleDeployment',
    asks: 'pingBackend',
  },

  // Logging out deletes everything except the invitation, whether or not the back end receives it.
  {
    rule: ['D22', 'D27'],
    on: 'any page',
    when: 'signed in',
    unless: ['waiting', 'on the way out'],
    press: 'logout.chosen',
    page: 'loggedOut',
    screen: 'leaving',
    loses: ['registration', 'address', 'teaser'],
    asks: 'logout',
  },
  {
    rule: 'D27',
    on: 'loggedOut',
    of: 'logout',
    comes: ['done', 'no answer', ...NO_ANSWER],
    screen: 'loggedOut',
    says: 'loggedOut.heading',
    focus: null,
  },
  { rule: 'D36', on: 'any page', press: 'settings.chosen', tells: 'settings.requested', ways: 'as they were' },

  // Admin pages exist only for admins; a missing answer is no refusal.
  { rule: 'D31', ...gate, on: 'linkGeneratorGate', comes: 'admin', page: 'linkGenerator' },
  { rule: 'D31', ...gate, on: 'splitGeneratorGate', comes: 'admin', page: 'splitGenerator' },
  { rule: 'D31', ...gate, comes: 'no admin', page: 'unknownAddress' },
  ...lookUpFailed('D31', gate, 'lookUpAgain', 'used before'),
  { rule: ['D24', 'D31'], ...gate, comes: 'slow', says: 'adminGate.slow' },
  {
    rule: 'D31',
    on: ['linkGeneratorGate', 'splitGeneratorGate'],
    when: 'not answered yet',
    press: 'lookUp.retried',
    asks: 'askViewer',
  },
];
