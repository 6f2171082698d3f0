import type { StateValue } from 'xstate';
import type { Registration } from '../../../machines/context/registration.types.ts';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const registration: Registration = { id: '1', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' };
const changed = { email: 'z.lindstroem@example.org', locale: 'en', key: 'key' } as const;
const changing = { requests: requestsWith({ newAddress: { sent: changed } }) };
const changeOffline = { requests: requestsWith({ newAddress: { sent: changed, problem: { kind: 'network' } } }) };
const sent = { key: 'key', locale: 'en' } as const;
const at = (activationMail: StateValue, name: string, more: Known = {}) => ({
  name,
  value: { registration: { formFinished: { activationMail, watch: 'watching' } } },
  context: { registration, ...more },
});

export const fixtures = {
  idle: at('idle', 'The mail is on its way'),
  unwatched: {
    name: 'The mail is on its way; nothing tells here that its link was opened',
    value: { registration: { formFinished: { activationMail: 'idle', watch: 'unwatched' } } },
    context: { registration },
  },
  promised: at('idle', 'With a welcome voucher', { grantedVoucher: '15-percent-no-mov' }),
  promisedMinimum: at('idle', 'With a welcome voucher from a minimum order value', {
    grantedVoucher: '20-percent-mov',
  }),
  atGmail: at('idle', 'The address tells where its mail is read', {
    registration: { ...registration, email: 'zoe@gmail.com' },
  }),
  nameless: at('idle', 'The address is not known any more', { registration: { ...registration, email: '' } }),
  addressOfToken: at('idle', 'The address of a token can’t be changed', { flow: 'waitingListApproved' }),
  sendingAgain: at({ sendingAgain: 'waiting' }, 'The mail is asked for again', {
    requests: requestsWith({ resend: { sent } }),
  }),
  sendingAgainSlow: at({ sendingAgain: 'takingLonger' }, 'The mail is asked for again, and it takes long', {
    requests: requestsWith({ resend: { sent } }),
  }),
  sentAgain: at('idle', 'The mail was sent again', {
    requests: requestsWith({ resend: { again: { accepted: true, at: 0, againAt: 0 } } }),
  }),
  tooSoon: at('idle', 'Asked for too soon', {
    requests: requestsWith({ resend: { again: { accepted: false, at: 0, againAt: 0 } } }),
  }),
  offline: at('idle', 'No connection', { requests: requestsWith({ resend: { problem: { kind: 'network' } } }) }),
  noNetwork: at({ idle: 'offline' }, 'The network is gone', { online: false }),
  returned: at({ idle: 'returned' }, 'The connection is back: Send now?', {
    requests: requestsWith({ resend: { sent, problem: { kind: 'network' } } }),
  }),
  inPopup: at('idle', 'In a popup over the landing page', { slug: 'app', accent: 'midnight' }),
  changingInPopup: at({ changingAddress: 'editing' }, 'In a popup: the mail should go elsewhere', {
    slug: 'viral',
    accent: 'brass',
  }),
  sendingInPopup: at({ sendingAgain: 'waiting' }, 'In a popup: the mail is asked for again', {
    requests: requestsWith({ resend: { sent } }),
    slug: 'app',
    accent: 'midnight',
  }),
  met: at('idle', 'Met by their place: another person may be there', { anewOffered: true }),
  changedTooOften: at({ changingAddress: 'editing' }, 'The address was changed too often', {
    anewOffered: true,
    requests: requestsWith({
      newAddress: { sent: null, problem: { kind: 'fields', fields: { email: 'changedTooOften' } } },
    }),
  }),
  changing: at({ changingAddress: 'editing' }, 'The mail should go elsewhere'),
  changingNameless: at({ changingAddress: 'editing' }, 'It should go elsewhere; the address so far is not known', {
    registration: { ...registration, email: '' },
  }),
  changeSent: at({ changingAddress: { sending: 'waiting' } }, 'A different address was sent', changing),
  changeSlow: at(
    { changingAddress: { sending: 'takingLonger' } },
    'A different address was sent, and it takes long',
    changing,
  ),
  changeRefused: at({ changingAddress: 'editing' }, 'The different address was refused', {
    requests: requestsWith({
      newAddress: { sent: null, problem: { kind: 'fields', fields: { email: 'missing' } } },
    }),
  }),
  changeOffline: at({ changingAddress: 'editing' }, 'No connection to send a different address', changeOffline),
  changeNoNetwork: at(
    { changingAddress: { editing: 'offline' } },
    'The mail should go elsewhere, and the network is gone',
    { online: false },
  ),
  changeReturned: at(
    { changingAddress: { editing: 'returned' } },
    'The connection is back: is it to go elsewhere now?',
    changeOffline,
  ),
} as const satisfies Fixtures;
