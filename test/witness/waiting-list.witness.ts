/** The waiting list: an address entered on the landing page, and the lobby (D12, D27, D28, D37, D48). */
import { addressForm, noAnswer, slow } from './common.ts';
import type { Row } from './witness.types.ts';

const place = { on: 'landing', of: 'requestPlace' } as const;
const lobby = { on: 'lobby', of: 'joinWaitingList' } as const;
const newLink = { on: 'lobby', of: 'requestLobbyLink' } as const;

export const waitingList: readonly Row[] = [
  ...addressForm(
    'D27',
    { on: 'landing', unless: ['the address is asked for', 'teased', 'invited', 'the verdict is awaited'] },
    { says: 'landing.waitingAsking', asks: 'requestPlace', less: 'joinWaitingList' },
  ),
  // The same whether the address is known or not.
  {
    rule: ['D22', 'D27', 'D37'],
    ...place,
    comes: ['accepted', 'a moment ago'],
    says: 'landing.placeAsked',
    tracked: 'submit_email',
    loses: 'address',
  },
  { rule: 'D18', ...place, comes: 'refused', says: 'wrong.email', focus: 'wrong field' },
  ...noAnswer(place, { more: 'joinAgain' }),
  { rule: 'D24', ...place, comes: 'slow', says: 'waiting.slow', less: 'joinWaitingList', more: 'cancelEmail' },
  { rule: 'D24', ...place, comes: 'cancelled' },
  // One press cancels both of two slow waits.
  { rule: 'D24', on: 'landing', when: ['the code is checked', 'the address is asked for'], press: 'wait.cancelled' },

  {
    rule: ['D21', 'D27'],
    on: 'lobby',
    when: 'with a token',
    unless: ['waiting', 'at the closed lobby'],
    press: 'join.pressed',
    says: 'lobby.waiting',
    asks: 'joinWaitingList',
    less: 'join',
  },
  { rule: ['D27', 'D37'], ...lobby, comes: 'JOINED', screen: 'lobbyJoined', tracked: 'join_waitlist' },
  { rule: 'D27', ...lobby, comes: 'ALREADY_LISTED', screen: 'lobbyListed' },
  { rule: ['D28', 'D48'], ...lobby, comes: 'TOKEN_INVALID', screen: 'lobbyClosed' },
  ...noAnswer(lobby, { more: 'joinAgain' }),
  ...slow(lobby, { control: 'join' }),

  // Without a valid link: a new one, mailed to the given address; the same whether it is known or not.
  ...addressForm(
    'D48',
    { on: 'lobby', when: 'at the closed lobby', unless: 'waiting' },
    { says: 'lobby.renewing', asks: 'requestLobbyLink', less: 'renew' },
  ),
  {
    rule: ['D37', 'D48'],
    ...newLink,
    comes: ['accepted', 'a moment ago'],
    screen: 'lobbyRenewed',
    tracked: 'submit_email',
    loses: 'address',
  },
  { rule: 'D18', ...newLink, comes: 'refused', says: 'wrong.email', focus: 'wrong field' },
  ...noAnswer(newLink, { more: 'renewAgain' }),
  ...slow(newLink, { control: 'renew' }),
];
