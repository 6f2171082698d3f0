import type { StateValue } from 'xstate';
import type { Requests } from '../../../machines/context/requests.types.ts';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';
import { invitation, codeCheck } from './invited-by-clara.ts';
import { leanFixtures } from './lean-fixtures.ts';
import { slugFixtures } from './slug-fixtures.ts';
import { teaserFixtures } from './teaser-fixtures.ts';

const nameless = { ...codeCheck, inviter: null };
const sent = { email: 'zoe@example.org', locale: 'en', key: 'key' } as const;
const place = (known: Partial<Requests['place']>) => ({ requests: requestsWith({ place: { sent, ...known } }) });
const refused = place({ sent: null, problem: { kind: 'fields', fields: { email: 'missing' } } });
const typed = (known: Partial<Requests['code']>) => ({
  requests: requestsWith({ code: { sent: { code: 'VESTIBULE', timestamp: null }, ...known } }),
});

const at = (landing: StateValue, name: string, context: Known = {}) => ({
  name,
  value: { landing },
  context,
});
const code = (state: StateValue, name: string, context?: Known) =>
  at({ uninvited: { code: state, waitingList: 'editing' } }, name, context);
const waitingList = (state: StateValue, name: string, context?: Known) =>
  at({ uninvited: { code: 'ready', waitingList: state } }, name, context);

export const fixtures = {
  uninvited: code('ready', 'Nobody knows the visitor'),
  full: code('ready', 'The community is full: the waiting list comes first', { slug: 'full' }),
  lookingUp: at({ lookingUp: 'waiting' }, 'The link is looked up', { invitation }),
  lookingUpSlow: at({ lookingUp: 'takingLonger' }, 'The link is looked up, and it takes long', { invitation }),
  invited: at({ welcomed: 'editing' }, 'Invited by Clara', { invitation, codeCheck }),
  invitedNameless: at({ welcomed: 'editing' }, 'Invited by someone', { invitation, codeCheck: nameless }),
  unavailable: at('unavailable', 'The link could not be looked up', {
    invitation,
    requests: requestsWith({ lookUp: { problem: { kind: 'network' } } }),
  }),
  codeChecking: code({ checking: 'waiting' }, 'A typed code is looked up', typed({})),
  codeCheckingSlow: code({ checking: 'takingLonger' }, 'A typed code is looked up, and it takes long', typed({})),
  noNetwork: at(
    { uninvited: { code: { ready: 'offline' }, waitingList: { editing: 'offline' } } },
    'The network is gone: typing goes on',
    { online: false },
  ),
  codeRefused: code('ready', 'A typed code was refused', typed({ problem: { kind: 'code', verdict: 'invalid' } })),
  asking: waitingList({ sending: 'waiting' }, 'A place on the waiting list is asked for', place({})),
  askingSlow: waitingList({ sending: 'takingLonger' }, 'A place is asked for, and it takes long', place({})),
  asked: waitingList('asked', 'The way to the lobby was mailed'),
  addressRefused: waitingList('editing', 'The address for the waiting list was refused', refused),
  askingOffline: waitingList('editing', 'No connection to ask for a place', place({ problem: { kind: 'network' } })),
  refusedNoNetwork: at(
    { uninvited: { code: { ready: 'offline' }, waitingList: { editing: 'offline' } } },
    'The address for the waiting list was refused, and the network is gone',
    { online: false, ...refused },
  ),
  codeReturned: code(
    { ready: 'returned' },
    'The connection is back: is the code to be looked up now?',
    typed({ problem: { kind: 'network' } }),
  ),
  askingReturned: waitingList(
    { editing: 'returned' },
    'The connection is back: is the place to be asked for now?',
    place({ problem: { kind: 'network' } }),
  ),
  ...leanFixtures,
  ...slugFixtures,
  ...teaserFixtures,
} as const satisfies Fixtures;
