import type { StateValue } from 'xstate';
import type { Problem } from '../../../machines/requests/requests.types.ts';
import type { VisitContext } from '../../../machines/visit.types.ts';
import type { Fixtures } from '../fixture.ts';

const emailRequest = { email: 'zoe@example.org', locale: 'en', key: 'key' } as const;
const at = (teaser: StateValue, name: string, context: Partial<VisitContext> = {}) => ({
  name,
  value: { landing: { teaser } },
  context: { previousPdpPage: '/p/red-coat', ...context },
});
const failed = (name: string, problem: Problem) => at('editing', name, { emailRequest, problem });

/** The teaser over the landing page (D4). */
export const teaserFixtures = {
  teaser: at('editing', 'From a product page: it is for members'),
  teaserApplying: at({ applying: 'waiting' }, 'From a product page: an address was left', { emailRequest }),
  teaserSlow: at({ applying: 'takingLonger' }, 'From a product page: it takes long', { emailRequest }),
  teaserRefused: failed('From a product page: not an address', { kind: 'fields', fields: { email: 'missing' } }),
  teaserOffline: failed('From a product page: no connection', { kind: 'network' }),
  teaserNoNetwork: at({ editing: 'offline' }, 'From a product page: the network is gone', { online: false }),
  teaserReturned: at({ editing: 'returned' }, 'From a product page: the connection is back: Send now?', {
    emailRequest,
    problem: { kind: 'network' },
  }),
} as const satisfies Fixtures;
