/** Promises about running it: settings, data, log, packages; and the tests that hold them. */
import type { Held } from '../promise.types.ts';

const HTTP = 'graphql/backend/http/http.test.ts';
const TOKENS = 'graphql/backend/tokens/tokens.test.ts';
const PRODUCTION = 'graphql/backend/settings/safe-in-production.test.ts';

export const HELD_BY_RUNNING: readonly Held[] = [
  {
    asvs: ['11.2.3', '12.2.1', '12.3.1', '13.2.3'],
    sentence:
      'Production does not start with default or guessable secrets, and with nothing that would go over plain http or SMTP.',
    tests: [
      { file: PRODUCTION, title: 'only ENVIRONMENT is set: all missing settings are reported at once' },
      { file: PRODUCTION, title: '%s=%s is refused' },
      {
        file: 'graphql/backend/mail/transport.test.ts',
        title: 'a remote server without STARTTLS gets no mail',
      },
    ],
  },
  {
    asvs: ['11.3.1', '11.3.2', '11.3.3'],
    sentence: 'Stored answers are encrypted by AES-256-GCM; an altered one is nothing.',
    tests: [
      {
        file: 'graphql/backend/idempotency/encrypted.test.ts',
        title: 'decrypts with the key; each encryption differs',
      },
      {
        file: 'graphql/backend/idempotency/encrypted.test.ts',
        title: 'returns null for altered text, another key or another format',
      },
    ],
  },
  {
    asvs: ['11.4.1', '11.4.3'],
    sentence: 'Hashes are SHA-256.',
    tests: [
      {
        file: 'graphql/backend/common/keys.test.ts',
        title: 'secrets are stored as standard SHA-256 hashes',
      },
    ],
  },
  {
    asvs: ['13.4.2', '13.4.5', '15.2.3'],
    sentence:
      'Production has no mailbox, no error reports, no demo data and no placeholder pages; locally only this computer is answered.',
    tests: [
      { file: 'graphql/backend/http/production.test.ts', title: 'placeholders are not served (D33)' },
      {
        file: 'graphql/backend/http/production.test.ts',
        title: 'error reports are neither accepted nor shown, and the pages have no endpoint for them',
      },
      { file: 'graphql/backend/server/listen.test.ts', title: 'no other address of this computer answers' },
    ],
  },
  {
    asvs: ['14.2.2', '14.3.2'],
    sentence: 'Nobody on the way, and no browser, keeps an answer with a token.',
    tests: [
      {
        file: 'graphql/backend/http/no-store.test.ts',
        title: 'responses with a bearer token and refusals have no-store',
      },
    ],
  },
  {
    asvs: ['14.2.3'],
    sentence:
      'Analytics is told hashes of who registered, and only with consent; a tag manager finds no token or activation id in what browsers keep of an address; error reports are scrubbed.',
    tests: [
      {
        file: 'test/browser/tag-manager.spec.ts',
        title: 'without storage for the secret it is not loaded (D7)',
      },
      {
        file: 'src/services/analytics/analytics.test.ts',
        title: 'names a registrant by hashes alone: trimmed, lower-cased, SHA-256 in hexadecimal',
      },
      {
        file: 'src/services/error-reports/scrub.test.ts',
        title: 'no value of the visit remains anywhere',
      },
    ],
  },
  {
    asvs: ['14.2.4', '14.2.7'],
    sentence:
      'What is not needed any more is deleted: the contents of a mail once it is delivered, the rest by its time.',
    tests: [
      {
        file: 'graphql/backend/pruning.test.ts',
        title:
          'deletes quota uses after an hour, keys after a day, started registrations after 14 days, mails after 30, expired registrations after 104',
      },
      {
        file: 'graphql/backend/mail/delivery.test.ts',
        title: 'a mail is sent by SMTP: text and HTML, to exactly that address',
      },
    ],
  },
  {
    asvs: ['14.3.1'],
    sentence: 'What was typed is gone from the browser once it was answered.',
    tests: [
      {
        file: 'src/services/storage/unanswered.test.ts',
        title: 'typed values are no longer stored after a response (D22)',
      },
    ],
  },
  {
    asvs: ['15.1.2'],
    sentence: 'A release has its bill of materials (CycloneDX), and packages come under licences that are allowed.',
    tests: [
      {
        file: 'tools/release/bill-of-materials.test.ts',
        title:
          'every package that the product names for itself, in the version that is locked, with its checksum and licence',
      },
      {
        file: 'tools/release/licences.test.ts',
        title: 'each forbidden package is reported, by name and version',
      },
    ],
  },
  {
    asvs: ['15.3.3'],
    sentence: 'What an address or a form names beyond what it may changes nothing.',
    tests: [{ file: 'graphql/backend/invitations/welcome-voucher.test.ts', title: 'vouchers of an invitation' }],
  },
  {
    asvs: ['15.3.6', '15.3.7'],
    sentence: 'Packed parameters bring no name of a prototype, and go below those that stand in the address.',
    tests: [{ file: 'machines/domain/acq-params.test.ts', title: 'D5 acqParams' }],
  },
  {
    asvs: ['16.2.1', '16.2.5', '16.4.1'],
    sentence:
      'A log line tells what was asked and when, and no address, name, code or token; what a client says of itself is let in by its shape alone.',
    tests: [
      { file: HTTP, title: 'a log line names the operation, without personal data' },
      {
        file: 'graphql/backend/common/log.test.ts',
        title: 'logs type, code and stack of an error, never its message',
      },
    ],
  },
  {
    asvs: ['16.5.1'],
    sentence: 'What goes wrong inside is told as such, and no more.',
    tests: [
      { file: HTTP, title: 'internal errors are masked' },
      { file: 'graphql/backend/http/responses.test.ts', title: 'internal errors' },
    ],
  },
  {
    asvs: ['16.5.2'],
    sentence: 'A mail server or an issuer of tokens that is away for a while costs no registration.',
    tests: [
      {
        file: 'graphql/backend/mail/delivery.test.ts',
        title: 'a temporary refusal is retried with the same Message-ID',
      },
      { file: TOKENS, title: 'unreachable keys do not count as a refusal' },
    ],
  },
];
