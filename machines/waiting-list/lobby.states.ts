/** The lobby: waiting list of visitors for whom the community has no place yet. */
import { lobbyPage } from './lobby.page.ts';
import { sendable } from '../shared/sendable.states.ts';
import { addressForm } from '../mail/address-form.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { failing, waiting } from '../shared/waiting.states.ts';
import { tokenInput } from '../rules/waiting-list.rules.ts';

const closed = visitSetup.createStateConfig({
  description: 'The link expired or was refused: asks for an address and mails a new link (D48).',
  tags: 'lobbyClosed',
  ...addressForm({
    of: 'lobbyLink',
    id: 'requestLobbyLink',
    src: 'requestPlace',
    taken: { target: '#lobby.renewed', actions: ['discardAddressDraft'] },
  }),
});

const joinAnswered = { type: 'storeAnswered', params: 'join' } as const;

export const lobby = visitSetup.createStateConfig({
  id: lobbyPage.id,
  description: 'The address of the token can join the waiting list.',
  route: { guard: 'tokenHeld' },
  meta: lobbyPage,
  entry: 'clearProblems',
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'tokenGood', target: 'asking' }, { target: 'closed' }] },
    asking: mixed(sendable('join'), {
      description: 'Asks for consent and names the address; a press consents.',
      on: {
        'join.pressed': {
          target: 'joining',
          actions: { type: 'storePress', params: ({ event: { key } }) => ({ of: 'join', key }) },
        },
      },
    }),
    joining: mixed(waiting({ of: 'join', back: 'asking' }), {
      description: 'Pressed. Back waits for the answer.',
      invoke: {
        id: 'joinWaitingList',
        src: 'joinWaitingList',
        input: tokenInput('join'),
        onDone: [
          {
            guard: { type: 'joined', params: ({ event }) => event.output },
            target: 'joined',
            actions: [joinAnswered, { type: 'track', params: 'join_waitlist' }],
          },
          {
            guard: { type: 'alreadyListed', params: ({ event }) => event.output },
            target: 'alreadyListed',
            actions: joinAnswered,
          },
          { target: 'closed', actions: [joinAnswered, 'forgetToken'] },
        ],
        onError: failing('join', 'asking'),
      },
    }),
    joined: { description: 'Added to the list.', tags: 'joined' },
    alreadyListed: { description: 'Was already on the list.', tags: 'alreadyListed' },
    closed,
    renewed: { description: 'A new link was mailed.', tags: 'lobbyLinkSent' },
  },
});
