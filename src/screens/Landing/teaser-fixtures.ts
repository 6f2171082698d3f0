import type { StateValue } from 'xstate';
import type { Requests } from '../../../machines/context/requests.types.ts';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const sent = { email: 'zoe@example.org', locale: 'en', key: 'key' } as const;
const at = (teaser: StateValue, name: string, context: Known = {}) => ({
  name,
  value: { landing: { teaser } },
  context: { options: { previousPdpPage: '/p/red-coat' }, ...context },
});
const teaser = (known: Partial<Requests['teaser']>) => ({ requests: requestsWith({ teaser: { sent, ...known } }) });

/** The teaser over the landing page (D4). */
export const teaserFixtures = {
  teaser: at('editing', 'From a product page: it is for members'),
  teaserApplying: at({ sending: 'waiting' }, 'From a product page: an address was left', teaser({})),
  teaserSlow: at({ sending: 'takingLonger' }, 'From a product page: it takes long', teaser({})),
  teaserRefused: at(
    'editing',
    'From a product page: not an address',
    teaser({ sent: null, problem: { kind: 'fields', fields: { email: 'missing' } } }),
  ),
  teaserOffline: at('editing', 'From a product page: no connection', teaser({ problem: { kind: 'network' } })),
  teaserNoNetwork: at({ editing: 'offline' }, 'From a product page: the network is gone', { online: false }),
  teaserReturned: at(
    { editing: 'returned' },
    'From a product page: the connection is back: Send now?',
    teaser({ problem: { kind: 'network' } }),
  ),
} as const satisfies Fixtures;
