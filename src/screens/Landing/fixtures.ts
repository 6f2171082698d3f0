import type { StateValue } from 'xstate';
import type { VisitContext } from '../../../machines/visit.types.ts';
import type { Fixtures } from '../fixture.ts';
import { invitation, judgement } from './invited-by-clara.ts';
import { leanFixtures } from './lean-fixtures.ts';
import { slugFixtures } from './slug-fixtures.ts';
import { teaserFixtures } from './teaser-fixtures.ts';

const nameless = { ...judgement, inviter: null };
const emailRequest = { email: 'zoe@example.org', locale: 'en', key: 'key' } as const;

const at = (landing: StateValue, name: string, context: Partial<VisitContext> = {}) => ({
  name,
  value: { landing },
  context,
});
const code = (state: StateValue, name: string, context?: Partial<VisitContext>) =>
  at({ uninvited: { code: state, waitingList: 'idle' } }, name, context);
const waitingList = (state: StateValue, name: string, context?: Partial<VisitContext>) =>
  at({ uninvited: { code: 'ready', waitingList: state } }, name, context);

export const fixtures = {
  uninvited: code('ready', 'Nobody knows the visitor'),
  full: code('ready', 'The community is full: the waiting list comes first', { slug: 'full' }),
  lookingUp: at({ lookingUp: 'waiting' }, 'The link is looked up', { invitation }),
  lookingUpSlow: at({ lookingUp: 'takingLonger' }, 'The link is looked up, and it takes long', { invitation }),
  invited: at({ welcomed: 'editing' }, 'Invited by Clara', { invitation, judgement }),
  invitedNameless: at({ welcomed: 'editing' }, 'Invited by someone', { invitation, judgement: nameless }),
  unavailable: at('unavailable', 'The link could not be looked up', { invitation, problem: { kind: 'network' } }),
  codeChecking: code({ checking: 'waiting' }, 'A typed code is looked up', { typedCode: 'VESTIBULE' }),
  codeCheckingSlow: code({ checking: 'takingLonger' }, 'A typed code is looked up, and it takes long', {
    typedCode: 'VESTIBULE',
  }),
  noNetwork: at(
    { uninvited: { code: { ready: 'offline' }, waitingList: { idle: 'offline' } } },
    'The network is gone: typing goes on',
    { online: false },
  ),
  codeRefused: code('ready', 'A typed code was refused', {
    problem: { kind: 'code', verdict: 'invalid' },
  }),
  asking: waitingList({ asking: 'waiting' }, 'A place on the waiting list is asked for', { emailRequest }),
  askingSlow: waitingList({ asking: 'takingLonger' }, 'A place is asked for, and it takes long', { emailRequest }),
  asked: waitingList('asked', 'The way to the lobby was mailed'),
  addressRefused: waitingList('refused', 'The address for the waiting list was refused', {
    problem: { kind: 'fields', fields: { email: 'missing' } },
  }),
  askingOffline: waitingList('refused', 'No connection to ask for a place', {
    emailRequest,
    problem: { kind: 'network' },
  }),
  refusedNoNetwork: at(
    { uninvited: { code: { ready: 'offline' }, waitingList: { refused: 'offline' } } },
    'The address for the waiting list was refused, and the network is gone',
    { online: false, problem: { kind: 'fields', fields: { email: 'missing' } } },
  ),
  codeReturned: code({ ready: 'returned' }, 'The connection is back: is the code to be looked up now?', {
    typedCode: 'VESTIBULE',
    problem: { kind: 'network' },
  }),
  askingReturned: waitingList({ refused: 'returned' }, 'The connection is back: is the place to be asked for now?', {
    emailRequest,
    problem: { kind: 'network' },
  }),
  ...leanFixtures,
  ...slugFixtures,
  ...teaserFixtures,
} as const satisfies Fixtures;
