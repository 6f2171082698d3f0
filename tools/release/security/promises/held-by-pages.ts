/** Promises about pages, and the tests that hold them. */
import type { Held } from '../promise.types.ts';

const HTTP = 'graphql/backend/http/http.test.ts';
const EVERY_ANSWER = 'graphql/backend/http/responses.test.ts';
const POLICY = 'test/browser/security.spec.ts';

export const HELD_BY_PAGES: readonly Held[] = [
  {
    asvs: ['1.1.1', '1.2.2'],
    sentence:
      'Addresses are read once, in one place; only `http`, `https` and schemes that configuration names are ever led to.',
    tests: [
      {
        file: 'machines/domain/acq-params.test.ts',
        title: 'gives back what was packed, and has nothing left to expand',
      },
      {
        file: 'machines/domain/redirect-target.test.ts',
        title: 'leads nowhere but to the own origin and the allowed ones',
      },
    ],
  },
  {
    asvs: ['1.1.2', '1.2.1', '3.2.2'],
    sentence: 'What people typed is text wherever it is shown: in pages, mails and the pages of the house.',
    tests: [
      { file: 'graphql/backend/mail/compose.test.ts', title: 'a name is escaped in HTML and unchanged in plain text' },
      {
        file: 'test/browser/journey.spec.ts',
        title: 'by invitation to the shop',
      },
      {
        file: 'graphql/backend/error-reports/error-reports.test.ts',
        title: 'the page shows state, events and correlation id as escaped text',
      },
    ],
  },
  {
    asvs: ['1.2.3', '1.3.2', '3.4.3'],
    sentence:
      'No script is made from text: the policy of a page names two inline scripts by their hashes, and Trusted Types let no other be made.',
    tests: [
      { file: 'graphql/backend/http/security-headers.test.ts', title: 'the policy in full' },
      {
        file: POLICY,
        title: 'the policy is enforced, on scripts and requests (D41)',
      },
    ],
  },
  {
    asvs: ['1.2.10'],
    sentence: 'A spreadsheet runs nothing of what operators export.',
    tests: [
      { file: 'graphql/backend/admin/codes.test.ts', title: 'exported cells are not formulas for a spreadsheet' },
    ],
  },
  {
    asvs: ['1.3.3', '1.3.11'],
    sentence:
      'A name that a mail client would make a link of is refused; a mail goes to one checked address, by an envelope of its own.',
    tests: [
      {
        file: 'machines/domain/names.test.ts',
        title: 'what is accepted is in order and is accepted again as it stands',
      },
      {
        file: 'graphql/backend/mail/delivery.test.ts',
        title: 'a mail is sent by SMTP: text and HTML, to exactly that address',
      },
    ],
  },
  {
    asvs: ['1.5.2'],
    sentence:
      'What storage, cookies and answers hold is read field by field; a wrong shape is as if it were not there.',
    tests: [{ file: 'src/services/storage/visit-memory-shapes.test.ts', title: 'ignores other fields' }],
  },
  {
    asvs: ['3.2.1', '3.4.4', '3.4.5', '3.4.6', '3.4.8'],
    sentence:
      'Every answer, a bare 400 of Node included, forbids guessing its type, framing it, telling where one came from, and sharing its window.',
    tests: [
      { file: EVERY_ANSWER, title: 'no HTTP at all' },
      { file: POLICY, title: 'every response has the common headers (D7, D41)' },
    ],
  },
  {
    asvs: ['3.4.1'],
    sentence: 'Over https the site stays there for a year, subdomains included.',
    tests: [{ file: EVERY_ANSWER, title: 'all headers as sent; in production with HSTS' }],
  },
  {
    asvs: ['3.3.2', '3.3.3'],
    sentence: 'The bearer cookie is `__Host-acq_token`, Secure and SameSite=Lax: no neighbouring host can write it.',
    tests: [
      {
        file: 'src/services/bearer/bearer.test.ts',
        title:
          'stores a token for seven days, secure, same-site lax (spec, section 6), and finds it among other cookies',
      },
      {
        file: 'src/services/bearer/bearer.test.ts',
        title: 'ignores a cookie without the prefix: a sibling host could have written it',
      },
    ],
  },
  {
    asvs: ['3.4.7'],
    sentence: 'Browsers report what breaks the policy of a page; the log holds it without codes, tokens or addresses.',
    tests: [
      {
        file: 'graphql/backend/policy-reports/policy-reports.test.ts',
        title: 'pages name the endpoint, for new and old browsers',
      },
    ],
  },
  {
    asvs: ['3.5.1', '3.5.2', '3.5.3'],
    sentence:
      'What has an effect is posted as JSON, which no form of another site can send; opening a mailed link changes nothing.',
    tests: [
      { file: HTTP, title: 'bodies that an HTML form can send' },
      { file: HTTP, title: 'other methods than POST' },
      {
        file: 'graphql/backend/newsletter/one-click.test.ts',
        title: 'requests of a mail scanner do not unsubscribe; a POST does',
      },
      {
        file: 'machines/activation/activation.states.test.ts',
        title: 'D25: opening changes nothing, only a press calls',
      },
    ],
  },
  {
    asvs: ['3.7.2'],
    sentence: 'A visit is led to another site only where configuration names it.',
    tests: [
      {
        file: 'machines/domain/redirect-target.test.ts',
        title: 'leads nowhere but to the own origin and the allowed ones',
      },
    ],
  },
];
