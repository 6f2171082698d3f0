/** Mistakes about clients: rates, origins, and forged requests. */
import type { Rows } from '../mistake.types.ts';

export const CLIENTS: Rows = {
  'no-rate-limit': {
    breaks: 'CWE-799, ASVS 2.4.1',
    sentence: 'Codes can be guessed as fast as a machine asks.',
    file: 'graphql/backend/http/rate-limits.ts',
    text: 'if (until === null) return;',
    replacement: "if (until === null || locale !== ('' as string)) return;",
    test: 'graphql/backend/http/rate-limits.test.ts > 20 lookups a minute per address [ASVS 2.4.1]',
  },
  'forwarded-without-a-proxy': {
    breaks: 'CWE-348, ASVS 4.1.3',
    sentence: 'X-Forwarded-For counts where no proxy is in front to write it.',
    file: 'graphql/backend/http/client.ts',
    text: 'trustProxy === 0',
    replacement: 'trustProxy === -1',
    test: 'graphql/backend/http/attacks.test.ts > without a trusted proxy no header changes the client',
  },
  'ipv6-by-address': {
    breaks: 'CWE-799, ASVS 15.3.4',
    sentence: 'A limit counts by single IPv6 address, of which every client has many.',
    file: 'graphql/backend/common/ip-address.ts',
    text: 'groups.slice(0, 4).map',
    replacement: 'groups.map',
    test: 'graphql/backend/http/rate-limits.test.ts > 10 submits a minute, for a whole network of IPv6 [ASVS 4.1.3]',
  },
  'reset-from-elsewhere': {
    breaks: 'CWE-306, ASVS 13.4.5',
    sentence: 'Whoever is on the same network empties the store of whoever tries the product.',
    file: 'graphql/backend/server/local-routes.ts',
    text: 'if (!isFromHere(c))',
    replacement: "if (c.req.method === 'GET' && !isFromHere(c))",
    test: 'graphql/backend/server/local-routes.test.ts > a reset from elsewhere (D55)',
  },
  'name-led-here': {
    breaks: 'CWE-350, ASVS 3.5.1',
    sentence:
      'A page of another site has its own name lead to this computer, and reads the mailbox there (DNS rebinding).',
    file: 'graphql/backend/server/local-routes.ts',
    text: 'if (isOurs || !PROTECTED_PATHS.test(c.req.path)) return next();',
    replacement: 'if (isOurs || PROTECTED_PATHS !== null) return next();',
    test: 'graphql/backend/server/local-routes.test.ts > under a foreign host name (DNS rebinding)',
  },
  'all-streams-for-one': {
    breaks: 'CWE-770, ASVS 15.2.2',
    sentence: 'One client takes all live streams there are.',
    file: 'graphql/backend/http/connection-limit.ts',
    text: '(held.get(name) ?? 0) >= most',
    replacement: '(held.get(name) ?? 0) < 0',
    test: 'graphql/backend/http/connection-limits.test.ts > streams: 429 with Retry-After over the limit; other clients are accepted, and closing one frees a slot',
  },
  'forms-of-other-sites': {
    breaks: 'CWE-352, ASVS 3.5.2',
    sentence: 'A form of another site can send mutations, for its content type is not looked at.',
    file: 'graphql/backend/server/graphql.ts',
    text: "if (!/^application\\/json(?:[;,]|$)/.test(c.req.header('content-type') ?? ''))",
    replacement: "if (c.req.header('content-type') === '')",
    test: 'graphql/backend/http/http.test.ts > bodies that an HTML form can send [ASVS 3.5.1]',
  },
};
