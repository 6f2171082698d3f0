/** Promises about registrations and accounts, and the tests that hold them. */
import type { Held } from '../promise.types.ts';

const ACTIVATION = 'graphql/backend/activation/activation.test.ts';
const SUBMIT = 'graphql/backend/registrations/submit.test.ts';

export const HELD_BY_ACCOUNTS: readonly Held[] = [
  {
    asvs: ['2.2.1', '2.2.2', '2.2.3'],
    sentence: 'The back end checks every field, and fields together, by the rules that the page has too.',
    tests: [
      { file: SUBMIT, title: 'problems of a form' },
      { file: 'machines/domain/long-texts.test.ts', title: 'what is too long is still told from what is missing' },
    ],
  },
  {
    asvs: ['2.3.1'],
    sentence:
      'Steps come in their order: nothing is mailed or reserved before a registration is complete, and the second step is for its bearer. An address is nobody’s before it is proved: its owner registers it after any other, what is only begun takes it from nobody, and a registration moves to few addresses, whose mails say no name that somebody typed.',
    tests: [
      { file: ACTIVATION, title: 'lean: no mail and no reserved place before it is complete' },
      { file: ACTIVATION, title: 'a second step needs the bearer of that registration' },
      {
        file: 'graphql/backend/registrations/replaced.test.ts',
        title: 'the owner of an address that a stranger registered gets it, without data of the stranger',
      },
      {
        file: 'graphql/backend/registrations/replaced.test.ts',
        title: 'a started registration deletes nothing, and the last completed one has the address',
      },
      {
        file: 'graphql/backend/registrations/moved-often.test.ts',
        title: 'replacing one’s own registration does not reset the limit',
      },
    ],
  },
  {
    asvs: ['2.3.2', '2.3.4'],
    sentence: 'A code’s last place is given once, also by several processes on one database.',
    tests: [
      { file: SUBMIT, title: 'the last one is taken once, and free again after 14 days' },
      { file: 'graphql/backend/store/postgres.test.ts', title: '50 concurrent requests take the last place once' },
    ],
  },
  {
    asvs: ['2.3.3', '16.5.3'],
    sentence: 'An effect, its mail and its answer are all there or none is; one attempt has one effect.',
    tests: [
      { file: SUBMIT, title: 'twenty at once with one key: one row, one mail, one answer' },
      {
        file: 'graphql/backend/idempotency/other-bearer.test.ts',
        title: 'key and body without the bearer token do not replay the response',
      },
    ],
  },
  {
    asvs: ['6.3.8'],
    sentence:
      'With `REVEAL_ACCOUNT_STATE=false` no answer tells whether an address is known, by what it says or by its time; its owner is told by mail.',
    tests: [
      { file: SUBMIT, title: 'hidden account states (D40)' },
      {
        file: 'graphql/backend/registrations/same-statements.test.ts',
        title: '%s runs the same statements for an address that is %s as for an unknown one',
      },
      {
        file: 'graphql/backend/http/response-beat.test.ts',
        title: 'every mutation with an address waits for the beat, refusals too',
      },
      { file: ACTIVATION, title: 'answers the same for every address, in the requested language' },
    ],
  },
  {
    asvs: ['6.4.1', '6.5.1', '6.6.2'],
    sentence:
      'An activation link lives 24 hours, works once, for the address it was sent to, and dies when a newer one is sent.',
    tests: [
      { file: ACTIVATION, title: 'is valid for 24 hours' },
      { file: ACTIVATION, title: 'twenty concurrent requests activate once' },
      { file: ACTIVATION, title: 'becomes invalid when a newer one is sent' },
      { file: ACTIVATION, title: 'gets a link, and the first link stops working' },
    ],
  },
  {
    asvs: ['6.5.2', '6.5.3', '6.5.4', '6.6.3'],
    sentence: 'Its id has 128 random bits, and is stored as a hash.',
    tests: [
      {
        file: 'graphql/backend/common/keys.test.ts',
        title: 'an id has 128 random bits',
      },
      { file: ACTIVATION, title: 'is not stored in clear' },
    ],
  },
  {
    asvs: ['7.4.2'],
    sentence: 'The bearer of a registration that was erased opens nothing.',
    tests: [
      {
        file: 'graphql/backend/admin/accounts.test.ts',
        title: 'erasing an address needs confirmation, frees its place and invalidates its bearer token',
      },
    ],
  },
  {
    asvs: ['8.2.1', '8.3.1'],
    sentence: 'What is for admins asks for a token of that purpose, on the server.',
    tests: [{ file: 'graphql/backend/invitations/invitations.test.ts', title: 'needs a token with that purpose' }],
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
