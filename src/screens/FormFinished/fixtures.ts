import type { StateValue } from 'xstate';
import type { JourneyContext } from '../../../machines/journey.types.ts';
import type { Registration } from '../../../machines/registration/registration.types.ts';
import type { Fixtures } from '../fixture.ts';

const registration: Registration = { id: '1', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' };
const emailRequest = { email: 'z.lindstroem@example.org', locale: 'en', key: 'key' } as const;
const press = { what: 'resend', key: 'key', locale: 'en' } as const;
const at = (letter: StateValue, name: string, more: Partial<JourneyContext> = {}) => ({
  name,
  value: { registration: { formFinished: { letter, watch: 'watching' } } },
  context: { registration, ...more },
});

export const fixtures = {
  resting: at('resting', 'The mail is on its way'),
  nameless: at('resting', 'The address is not known any more', { registration: null }),
  addressOfToken: at('resting', 'The address of a token can’t be changed', { flow: 'waitingListApproved' }),
  sendingAgain: at({ sendingAgain: 'waiting' }, 'The mail is asked for again'),
  sentAgain: at('resting', 'The mail was sent again', { resend: { accepted: true, at: 0, againAt: 0 } }),
  tooSoon: at('resting', 'Asked for too soon', { resend: { accepted: false, at: 0, againAt: 0 } }),
  offline: at('resting', 'No connection', { problem: { kind: 'network' } }),
  returned: at({ resting: 'returned' }, 'The connection is back: Send now?', { press, problem: { kind: 'network' } }),
  inPopup: at('resting', 'In a popup over the landing page', { slug: 'app' }),
  changingInPopup: at({ changingAddress: 'editing' }, 'In a popup: the mail should go elsewhere', { slug: 'viral' }),
  sendingInPopup: at({ sendingAgain: 'waiting' }, 'In a popup: the mail is asked for again', { slug: 'app' }),
  changing: at({ changingAddress: 'editing' }, 'The mail should go elsewhere'),
  changeSent: at({ changingAddress: { sending: 'waiting' } }, 'A different address was sent', { emailRequest }),
  changeSlow: at({ changingAddress: { sending: 'takingLonger' } }, 'A different address was sent, and it takes long', {
    emailRequest,
  }),
  changeRefused: at({ changingAddress: 'editing' }, 'The different address was refused', {
    problem: { kind: 'fields', fields: { email: 'missing' } },
  }),
  changeOffline: at({ changingAddress: 'editing' }, 'No connection to send a different address', {
    emailRequest,
    problem: { kind: 'network' },
  }),
  changeReturned: at(
    { changingAddress: { editing: 'returned' } },
    'The connection is back: is it to go elsewhere now?',
    {
      emailRequest,
      problem: { kind: 'network' },
    },
  ),
} as const satisfies Fixtures;
