/** The storyboards that there are: the main path of every flow of a registration, and of what stands beside them. */
import type { Locale } from '../../machines/domain/languages.ts';
import type { Load, WriteBoard } from './boards.types.ts';
import {
  accepted,
  acknowledged,
  answer,
  begin,
  byLink,
  open,
  refused,
  registered,
  remembered,
  sendEmail,
  sendForm,
  sendShortForm,
  tokenFor,
  valid,
} from './visitor.ts';

const opensMailedLink = (language: Locale, steps: Load['steps']): Load => ({
  input: begin(language, { activationId: 'id', invitation: remembered, signedIn: true, remembered: registered }),
  fromMail: 'activation',
  steps: [open('activateAccount'), ...steps],
});
/** The mailed link is opened, and the account is active. */
const activates = (language: Locale): Load =>
  opensMailedLink(language, [
    { type: 'activation.pressed', key: 'activation' },
    answer('activate', accepted('ACTIVE')),
  ]);

export const BOARDS = {
  default: (language) => ({
    title: 'The default flow',
    about: 'An invited visitor registers by the form, and activates the account by the mail.',
    loads: [
      {
        input: begin(language, { invitation: byLink }),
        steps: [
          open('landing'),
          answer('linkInvitation', valid),
          open('registrationForm'),
          sendForm(language),
          answer('register', accepted('PENDING_ACTIVATION')),
        ],
      },
      activates(language),
    ],
  }),
  lean: (language) => ({
    title: 'The lean flow',
    about: 'The start page itself asks for the address; name and salutation follow in a second step.',
    loads: [
      {
        input: begin(language, { invitation: byLink, flow: 'leanStep2' }),
        steps: [
          open('landing', 'lean'),
          answer('linkInvitation', valid),
          sendShortForm(language),
          answer('register', accepted('STARTED')),
          {
            type: 'step.submitted',
            completion: { person: { gender: 'woman', firstName: 'Zoë', lastName: 'Lindström' } },
            key: 'step',
          },
          answer('finalizeLean', accepted('PENDING_ACTIVATION')),
        ],
      },
      activates(language),
    ],
  }),
  social: (language) => ({
    title: 'The social flow',
    about: 'Another company’s sign-up has proved the address: after two steps the account is active at once.',
    loads: [
      {
        input: begin(language, { token: tokenFor('social'), flow: 'socialRegistration' }),
        steps: [
          open('registrationForm'),
          answer('formInvitation', valid),
          sendForm(language),
          answer('register', accepted('STARTED')),
          { type: 'step.submitted', completion: { shoppingPreferences: ['women', 'shoes'] }, key: 'step' },
          answer('finalizeSocial', accepted('ACTIVE')),
        ],
      },
    ],
  }),
  approved: (language) => ({
    title: 'Approved on the waiting list',
    about: 'Who was on the waiting list is let in by a mail, registers, and activates the account by another.',
    loads: [
      {
        input: begin(language, { token: tokenFor('waitingListApproved'), flow: 'waitingListApproved' }),
        fromMail: 'approved',
        steps: [
          open('registrationForm'),
          answer('formInvitation', valid),
          sendForm(language),
          answer('register', accepted('PENDING_ACTIVATION')),
        ],
      },
      activates(language),
    ],
  }),
  'waiting-list': (language) => ({
    title: 'The waiting list',
    about: 'A visitor without an invitation leaves an address, opens the mailed link and is put on the list.',
    loads: [
      {
        input: begin(language),
        steps: [open('landing'), sendEmail(language), answer('requestPlace', acknowledged)],
      },
      {
        input: begin(language, { token: tokenFor('lobby') }),
        fromMail: 'lobby',
        steps: [open('lobby'), { type: 'join.pressed', key: 'join' }, answer('joinWaitingList', { outcome: 'JOINED' })],
      },
    ],
  }),
  membership: (language) => ({
    title: 'Membership interest',
    about: 'A visitor who knows no member tells of an interest in membership.',
    loads: [
      {
        input: begin(language),
        steps: [
          open('membershipInterest'),
          open('membershipApply'),
          sendEmail(language),
          answer('applyForMembership', acknowledged),
        ],
      },
    ],
  }),
  'activation-failed': (language) => ({
    title: 'An activation that fails',
    about: 'The mailed link has expired: a new mail is asked for, its link fails once, and then the account is active.',
    loads: [
      opensMailedLink(language, [
        { type: 'activation.pressed', key: 'expired' },
        answer('activate', refused('ActivationAccountUrlInvalid', 'EXPIRED')),
        { type: 'mail.requested', locale: language, at: begin(language).openedAt, key: 'mail' },
        answer('resend', { ...acknowledged, at: begin(language).openedAt }),
      ]),
      opensMailedLink(language, [
        { type: 'activation.pressed', key: 'failed' },
        answer('activate', refused('Infrastructure')),
        { type: 'activation.pressed', key: 'again' },
        answer('activate', accepted('ACTIVE')),
      ]),
    ],
  }),
  'typed-code': (language) => ({
    title: 'A code typed by hand',
    about: 'A visitor types the code of an invitation; the first is refused, the second holds.',
    loads: [
      {
        input: begin(language),
        steps: [
          open('codeEntry'),
          { type: 'code.begun' },
          { type: 'code.submitted', code: 'VESTIBUL' },
          answer('typedInvitation', {
            ...valid,
            verdict: 'invalid',
            inviter: null,
            countryOptions: [],
            campaign: null,
          }),
          { type: 'code.submitted', code: 'VESTIBULE' },
          answer('typedInvitation', valid),
          sendForm(language),
          answer('register', accepted('PENDING_ACTIVATION')),
        ],
      },
      activates(language),
    ],
  }),
} as const satisfies Readonly<Record<string, WriteBoard>>;

export type BoardId = keyof typeof BOARDS;
export const BOARD_IDS = Object.keys(BOARDS) as readonly BoardId[];
export const isBoardId = (name: string): name is BoardId => Object.hasOwn(BOARDS, name);
