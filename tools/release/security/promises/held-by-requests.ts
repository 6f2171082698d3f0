/** Promises about requests and tokens, and the tests that hold them. */
import type { Held } from '../promise.types.ts';

const HTTP = 'graphql/backend/http/http.test.ts';
const LIMITS = 'graphql/backend/http/rate-limits.test.ts';
const QUERIES = 'graphql/backend/http/query-limits.test.ts';
const TOKENS = 'graphql/backend/tokens/tokens.test.ts';

export const HELD_BY_REQUESTS: readonly Held[] = [
  {
    asvs: ['2.4.1', '15.2.2'],
    sentence:
      'Requests are limited by client and its networks, and refused without the database; mails by recipient; streams, sockets and their messages by client; bodies and queries by size.',
    tests: [
      { file: LIMITS, title: '20 look-ups a minute for each address' },
      {
        file: LIMITS,
        title: 'a crowd that is refused asks the database for nothing, until the minute of its first use is over',
      },
      {
        file: 'graphql/backend/http/connection-limits.test.ts',
        title: 'messages: the 61st of a socket in a minute closes it, and the 601st of a client; others go on',
      },
      { file: 'graphql/backend/mail/allowance.test.ts', title: '%s: a few mails in a minute, and in an hour' },
      {
        file: 'graphql/backend/http/connection-limits.test.ts',
        title:
          'streams: over the limit 429 with the time to wait; another client is let in, and whoever leaves makes room',
      },
      { file: HTTP, title: 'more than 64 kB' },
    ],
  },
  {
    asvs: ['4.1.3', '15.3.4'],
    sentence:
      'Who asks is what the outermost trusted proxy saw; what a client writes there itself counts for nothing. IPv6 counts by network.',
    tests: [
      { file: LIMITS, title: 'without proxies in front, X-Forwarded-For is what anyone has written' },
      { file: LIMITS, title: '10 submits a minute, for a whole network of IPv6' },
    ],
  },
  {
    asvs: ['4.2.1'],
    sentence: 'A request whose length can be read in two ways is refused.',
    tests: [{ file: 'graphql/backend/http/responses.test.ts', title: 'two lengths of one body' }],
  },
  {
    asvs: ['4.3.1'],
    sentence:
      'Production executes the product’s own operations alone. A query has at most 400 tokens, 15 levels, 500 fields, 10 aliases and one mutation, whatever fragments bring in.',
    tests: [
      {
        file: 'graphql/backend/http/trusted-documents.test.ts',
        title: 'a hash that is not ours is refused, also with the text that it is of',
      },
      { file: QUERIES, title: 'one mutation at once, wherever it stands' },
      { file: QUERIES, title: 'is refused, and no less when it is known already' },
      { file: HTTP, title: 'More than 10 aliases' },
    ],
  },
  {
    asvs: ['4.3.2'],
    sentence: 'Production answers no introspection, and suggests no names.',
    tests: [
      { file: 'graphql/backend/http/attacks.test.ts', title: 'is off in production, whatever it hides in' },
      { file: 'graphql/backend/http/suggestions.test.ts', title: 'production does not' },
    ],
  },
  {
    asvs: ['4.4.1', '4.4.3', '4.4.4'],
    sentence:
      'A web socket needs the bearer token that was given over https, and carries nothing but the status of its registration.',
    tests: [
      {
        file: 'graphql/backend/registrations/status-subscription.test.ts',
        title: 'is for the bearer of a registration only',
      },
      { file: 'graphql/backend/registrations/status-subscription.test.ts', title: 'carries nothing but subscriptions' },
      {
        file: 'graphql/backend/http/security-headers.test.ts',
        title: 'as built in, there is nobody but the origin and its socket',
      },
    ],
  },
  {
    asvs: ['5.3.2', '13.4.1', '13.4.3'],
    sentence: 'The server answers with files of the build by their addresses alone; no address is made into a path.',
    tests: [{ file: HTTP, title: 'a path with dots leads nowhere' }],
  },
  {
    asvs: ['6.8.2', '7.2.1', '7.2.2', '9.1.1', '9.1.2', '9.1.3', '9.2.2', '9.2.3', '9.2.4'],
    sentence:
      'A token is believed only with a good signature, by an algorithm and a key of ours, for our audience and for the purpose it was made for.',
    tests: [
      { file: TOKENS, title: 'one that is not signed' },
      { file: TOKENS, title: 'one of another algorithm' },
      { file: TOKENS, title: 'one for another audience' },
      { file: TOKENS, title: 'one for another purpose' },
      { file: TOKENS, title: 'are refused without the setting' },
    ],
  },
  {
    asvs: ['7.3.2', '9.2.1'],
    sentence: 'A token ends; one that names no end is refused.',
    tests: [
      { file: TOKENS, title: 'hold until they expire' },
      { file: TOKENS, title: 'one that never expires' },
    ],
  },
];
