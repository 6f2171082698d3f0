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
      { file: LIMITS, title: '20 lookups a minute per address' },
      {
        file: LIMITS,
        title: 'refused clients cause no query until the minute of their first use has ended',
      },
      {
        file: 'graphql/backend/http/connection-limits.test.ts',
        title:
          'messages: the 61st of a socket in a minute closes it, and the 601st of a client; others are not affected',
      },
      { file: 'graphql/backend/mail/allowance.test.ts', title: '%s: limits per minute and per hour' },
      {
        file: 'graphql/backend/http/connection-limits.test.ts',
        title: 'streams: 429 with Retry-After over the limit; other clients are accepted, and closing one frees a slot',
      },
      { file: HTTP, title: 'more than 64 kB' },
    ],
  },
  {
    asvs: ['4.1.3', '15.3.4'],
    sentence:
      'Who asks is what the outermost trusted proxy saw; what a client writes there itself counts for nothing. IPv6 counts by network.',
    tests: [
      { file: LIMITS, title: 'without proxies X-Forwarded-For is ignored' },
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
        title: 'an unknown hash is refused, also with its text',
      },
      { file: QUERIES, title: 'one mutation per request, at any depth' },
      { file: QUERIES, title: 'is refused, also if it is cached' },
      { file: HTTP, title: 'More than 10 aliases' },
    ],
  },
  {
    asvs: ['4.3.2'],
    sentence: 'Production answers no introspection, and suggests no names.',
    tests: [
      { file: 'graphql/backend/http/attacks.test.ts', title: 'is off in production in every form' },
      { file: 'graphql/backend/http/suggestions.test.ts', title: 'production suggests none' },
    ],
  },
  {
    asvs: ['4.4.1', '4.4.3', '4.4.4'],
    sentence:
      'A web socket needs the bearer token that was given over https, and carries nothing but the status of its registration.',
    tests: [
      {
        file: 'graphql/backend/registrations/status-subscription.test.ts',
        title: 'needs the bearer token of a registration',
      },
      { file: 'graphql/backend/registrations/status-subscription.test.ts', title: 'accepts only subscriptions' },
      {
        file: 'graphql/backend/http/security-headers.test.ts',
        title: 'by default only the origin and its web socket are allowed',
      },
    ],
  },
  {
    asvs: ['5.3.2', '13.4.1', '13.4.3'],
    sentence: 'The server answers with files of the build by their addresses alone; no address is made into a path.',
    tests: [{ file: HTTP, title: 'a path with dots is not found' }],
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
      { file: TOKENS, title: 'are refused without the settings' },
    ],
  },
  {
    asvs: ['7.3.2', '9.2.1'],
    sentence: 'A token ends; one that names no end is refused.',
    tests: [
      { file: TOKENS, title: 'are valid until they expire' },
      { file: TOKENS, title: 'one that never expires' },
    ],
  },
];
