/** What is promised and so by how it is built, or written down. */
import type { Built } from '../promise.types.ts';

export const BUILT: readonly Built[] = [
  {
    asvs: ['1.2.4'],
    sentence: 'Statements are made by Drizzle, which sends values beside them.',
    files: ['graphql/backend/store/schema.ts'],
  },
  {
    asvs: ['1.2.9'],
    sentence: 'What is looked for in a report is escaped before it becomes a pattern.',
    files: ['src/services/error-reports/scrub.ts'],
  },
  {
    asvs: ['1.3.7'],
    sentence: 'Messages and mails are made from texts of the build; what people typed only fills their places.',
    files: ['tools/build/compile-messages.ts', 'graphql/backend/mail/wording.ts'],
  },
  {
    asvs: ['2.1.1', '2.1.2', '2.1.3', '6.1.1', '15.1.3'],
    sentence: 'Rules of fields, of fields together, and limits are written down.',
    files: ['docs/rules.md', 'graphql/backend/README.md', 'docs/decisions/0021-abuse-limits.md'],
  },
  {
    asvs: ['3.4.2'],
    sentence: 'No answer names an origin that may read it.',
    files: ['graphql/backend/server/graphql.ts'],
  },
  {
    asvs: ['3.7.1', '15.3.5'],
    sentence: 'Browser features of today; types are strict, comparisons too.',
    files: ['tsconfig.json', '.oxlintrc.json'],
  },
  {
    asvs: ['4.1.1'],
    sentence: 'Every file has its type with its character set.',
    files: ['graphql/backend/site/build.ts'],
  },
  {
    asvs: ['6.3.2'],
    sentence: 'There is no account but those that registered; demo accounts are local.',
    files: ['graphql/backend/start.ts'],
  },
  {
    asvs: ['7.4.4'],
    sentence: 'Whoever holds a bearer finds the way to log out in the footer of every page.',
    files: ['machines/frame.offers.ts'],
  },
  {
    asvs: ['8.1.1', '8.1.2', '8.2.3', '15.3.1'],
    sentence: 'What a bearer and an admin may is written down; a registration is shown by its view alone.',
    files: ['graphql/backend/README.md', 'docs/operators.md', 'graphql/backend/accounts/view.ts'],
  },
  {
    asvs: ['11.1.2', '14.1.1', '14.1.2', '15.1.1', '16.1.1'],
    sentence: 'Keys, data, remedies and the log are listed on this page.',
    files: ['docs/security.md'],
  },
  {
    asvs: ['11.2.1', '11.6.1'],
    sentence: 'Cryptography is that of Node and jose; public keys by a list of algorithms.',
    files: [
      'graphql/backend/common/keys.ts',
      'graphql/backend/tokens/tokens.ts',
      'graphql/backend/idempotency/encrypted.ts',
    ],
  },
  {
    asvs: ['12.3.2', '15.3.2'],
    sentence:
      'Certificates are looked at by Node’s defaults, which production may not switch off; jose follows no redirect to keys.',
    files: ['graphql/backend/settings/safe-in-production.ts', 'graphql/backend/tokens/tokens.ts'],
  },
  {
    asvs: ['13.1.1', '13.2.4', '13.2.5'],
    sentence:
      'The server speaks to a database, a mail server and an issuer’s keys, each named by a setting, and to nobody else.',
    files: ['graphql/backend/README.md', 'graphql/backend/settings/settings.ts'],
  },
  {
    asvs: ['16.2.2', '16.2.3', '16.2.4', '16.3.4'],
    sentence: 'One JSON object a line, to stdout, with its time in UTC; what nobody caught is logged too.',
    files: ['graphql/backend/common/log.ts', 'graphql/backend/server/app.ts'],
  },
];
