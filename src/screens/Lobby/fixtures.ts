import type { Problem, Requests } from '../../../machines/context/requests.types.ts';
import type { StateValue } from 'xstate';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const claims = { email: 'zoe@example.org', purpose: 'lobby', registrationCode: null, provider: null };
const joining = (join: Partial<Requests['join']>) => ({ requests: requestsWith({ join }) });
const sent = { email: 'zoe@example.org', locale: 'en', key: 'key' } as const;
const renewing = (problem: Problem) => ({
  requests: requestsWith({ lobbyLink: { sent: problem.kind === 'fields' ? null : sent, problem } }),
});
const asked = { requests: requestsWith({ lobbyLink: { sent } }) };
const at = (state: StateValue, name: string, more: Known = {}) => ({
  name,
  value: { lobby: state },
  context: { token: { text: 'signed.by.us', claims }, ...more },
});

export const fixtures = {
  asking: at('asking', 'Asked for consent by name of the address'),
  nameless: at('asking', 'The address is not known yet', { token: { text: null, claims: null } }),
  joining: at({ joining: 'waiting' }, 'Pressed', joining({ sent: { key: 'key' } })),
  slow: at({ joining: 'takingLonger' }, 'Pressed, and it takes long', joining({ sent: { key: 'key' } })),
  offline: at('asking', 'No connection', joining({ problem: { kind: 'network' } })),
  noNetwork: at({ asking: 'offline' }, 'The network is gone', { online: false }),
  timeout: at('asking', 'No answer in time', joining({ problem: { kind: 'timeout' } })),
  technical: at('asking', 'A technical issue', joining({ problem: { kind: 'technical' } })),
  returned: at(
    { asking: 'returned' },
    'The connection is back: Send now?',
    joining({ sent: { key: 'key' }, problem: { kind: 'network' } }),
  ),
  runOut: at({ closed: 'editing' }, 'The link has run out'),
  closed: at({ closed: 'editing' }, 'No link, or one that was refused', { token: { text: null, claims: null } }),
  renewing: at({ closed: { sending: 'waiting' } }, 'A new link is asked for', asked),
  renewingSlow: at({ closed: { sending: 'takingLonger' } }, 'A new link is asked for, and it takes long', asked),
  closedOffline: at({ closed: 'editing' }, 'A new link: no connection', renewing({ kind: 'network' })),
  closedRefused: at(
    { closed: 'editing' },
    'A new link: not an address',
    renewing({ kind: 'fields', fields: { email: 'missing' } }),
  ),
  closedNoNetwork: at({ closed: { editing: 'offline' } }, 'A new link: the network is gone', {
    token: { text: null, claims: null },
    online: false,
  }),
  closedReturned: at({ closed: { editing: 'returned' } }, 'A new link: the connection is back', {
    token: { text: null, claims: null },
    ...renewing({ kind: 'network' }),
  }),
  renewed: at('renewed', 'A new link is on its way'),
  joined: at('joined', 'On the list'),
  alreadyListed: at('alreadyListed', 'On the list before'),
} as const satisfies Fixtures;
