/** Promises about registrations and accounts, and the tests that hold them. */
import type { Held } from '../promise.types.ts';

const ACTIVATION = 'graphql/backend/activation/activation.test.ts';
const SUBMIT = 'graphql/backend/registrations/submit.test.ts';

export const HELD_BY_ACCOUNTS: readonly Held[] = [
  {
    asvs: ['2.2.1', '2.2.2', '2.2.3'],
    sentence: 'The back end checks every field, and fields together, by the rules that the page has too.',
    tests: [
      { file: SUBMIT, title: 'what is wrong with a form' },
      { file: 'machines/domain/long-texts.test.ts', title: 'what is too long is still told from what is missing' },
    ],
  },
  {
    asvs: ['2.3.1'],
    sentence:
      'Steps come in their order: nothing is mailed or reserved before a registration is complete, and the second step is for its bearer. An address is nobody’s before it is proved: its owner registers it after any other, what is only begun takes it from nobody, and a registration moves to few addresses, whose mails say no name that somebody typed.',
    tests: [
      { file: ACTIVATION, title: 'lean: nothing is mailed or reserved before it is complete' },
      { file: ACTIVATION, title: 'a second step needs the bearer of that registration' },
      {
        file: 'graphql/backend/registrations/replaced.test.ts',
        title: 'the owner of an address that a stranger registered has it, and nothing that the stranger said',
      },
      {
        file: 'graphql/backend/registrations/replaced.test.ts',
        title: 'what is only begun deletes nothing, and the last that is complete has the address',
      },
      {
        file: 'graphql/backend/registrations/moved-often.test.ts',
        title: 'who replaces their own registration does not begin anew',
      },
    ],
  },
  {
    asvs: ['2.3.2', '2.3.4'],
    sentence: 'A code’s last place is given once, also by several processes on one database.',
    tests: [
      { file: SUBMIT, title: 'the last one is given once, and back after 14 days' },
      { file: 'graphql/backend/store/postgres.test.ts', title: 'the last place is given once, 50 at once' },
    ],
  },
  {
    asvs: ['2.3.3', '16.5.3'],
    sentence: 'An effect, its mail and its answer are all there or none is; one attempt has one effect.',
    tests: [
      { file: SUBMIT, title: 'twenty at once with one key: one row, one mail, one answer' },
      {
        file: 'graphql/backend/idempotency/other-bearer.test.ts',
        title: 'whoever learned key and body of another, but not the bearer, is not given the answer',
      },
    ],
  },
  {
    asvs: ['6.3.8'],
    sentence:
      'With `REVEAL_ACCOUNT_STATE=false` no answer tells whether an address is known, by what it says or by its time; its owner is told by mail.',
    tests: [
      { file: SUBMIT, title: 'where account states are not revealed (D40)' },
      {
        file: 'graphql/backend/registrations/same-statements.test.ts',
        title: '%s tells the database the same of an address that is %s as of one that is unknown',
      },
      {
        file: 'graphql/backend/http/response-beat.test.ts',
        title: 'every mutation that an address is named to waits for it, refusals too',
      },
      { file: ACTIVATION, title: 'answers alike for every address, in the language asked for' },
    ],
  },
  {
    asvs: ['6.4.1', '6.5.1', '6.6.2'],
    sentence:
      'An activation link lives 24 hours, works once, for the address it was sent to, and dies when a newer one is sent.',
    tests: [
      { file: ACTIVATION, title: 'lives 24 hours' },
      { file: ACTIVATION, title: 'pressed twenty times at once activates once' },
      { file: ACTIVATION, title: 'dies when a newer one is sent' },
      { file: ACTIVATION, title: 'gets a link, and the first one opens nothing any more' },
    ],
  },
  {
    asvs: ['6.5.2', '6.5.3', '6.5.4', '6.6.3'],
    sentence: 'Its id has 128 random bits, and is stored as a hash.',
    tests: [
      {
        file: 'graphql/backend/common/keys.test.ts',
        title: 'an id has 128 bits, and comes from no clock and no guessable sequence',
      },
      { file: ACTIVATION, title: 'is not stored' },
    ],
  },
  {
    asvs: ['7.4.2'],
    sentence: 'The bearer of a registration that was erased opens nothing.',
    tests: [
      {
        file: 'graphql/backend/admin/accounts.test.ts',
        title:
          'all of an address is erased once it is confirmed, its place is free again, and its bearer opens nothing',
      },
    ],
  },
  {
    asvs: ['8.2.1', '8.3.1'],
    sentence: 'What is for admins asks for a token of that purpose, on the server.',
    tests: [
      { file: 'graphql/backend/invitations/invitations.test.ts', title: 'is known by a token for that purpose only' },
    ],
  },
  {
    asvs: ['8.2.2'],
    sentence: 'A bearer opens its own registration, and no other.',
    tests: [
      { file: ACTIVATION, title: 'a second step needs the bearer of that registration' },
      { file: ACTIVATION, title: 'needs the bearer token' },
    ],
  },
];
