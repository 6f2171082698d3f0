/** The lobby: where those wait whom the community has no place for yet. */
import { lobbyPage } from './lobby.page.ts';
import { sendable } from '../connection/sendable.states.ts';
import { emailSubmitted } from '../mail/email-request.states.ts';
import { visitSetup } from '../visit.setup.ts';
import { failing, waiting } from '../waiting.states.ts';
import { emailInput } from '../mail/mail.rules.ts';
import { tokenInput } from './waiting-list.rules.ts';

const closed = visitSetup.createStateConfig({
  description: 'The link has run out, or was refused: an address is asked for, and a new one mailed (D48).',
  tags: 'lobbyClosed',
  initial: 'editing',
  states: {
    editing: {
      ...sendable('emailRequest'),
      on: emailSubmitted('requesting'),
    },
    requesting: {
      description: 'Sent. Back waits for the answer.',
      ...waiting('editing'),
      invoke: {
        id: 'requestLobbyLink',
        src: 'requestPlace',
        input: emailInput,
        onDone: [
          {
            guard: { type: 'acknowledged', params: ({ event }) => event.output },
            target: '#lobby.renewed',
            actions: ['clearEmailRequest', 'discardAddressDraft', { type: 'track', params: 'submit_email' }],
          },
          { target: 'editing', actions: 'refuseEmail' },
        ],
        onError: failing('editing'),
      },
    },
  },
});

export const lobby = visitSetup.createStateConfig({
  id: lobbyPage.id,
  description: 'Members only, for now: the address of the token can join the waiting list.',
  route: { guard: 'tokenHeld' },
  meta: lobbyPage,
  entry: 'clearProblem',
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'tokenGood', target: 'asking' }, { target: 'closed' }] },
    asking: {
      description: 'Consent is asked for by name of the address; a press gives it.',
      ...sendable('press'),
      on: {
        'join.pressed': {
          target: 'joining',
          actions: { type: 'storePress', params: ({ event }) => ({ what: 'join', key: event.key }) },
        },
      },
    },
    joining: {
      description: 'Pressed. Back waits for the answer.',
      ...waiting('asking'),
      invoke: {
        id: 'joinWaitingList',
        src: 'joinWaitingList',
        input: tokenInput,
        onDone: [
          {
            guard: { type: 'joined', params: ({ event }) => event.output },
            target: 'joined',
            actions: ['storeAnswered', { type: 'track', params: 'join_waitlist' }],
          },
          {
            guard: { type: 'alreadyListed', params: ({ event }) => event.output },
            target: 'alreadyListed',
            actions: 'storeAnswered',
          },
          { target: 'closed', actions: 'forgetToken' },
        ],
        onError: failing('asking'),
      },
    },
    joined: { description: 'On the list.', tags: 'joined' },
    alreadyListed: { description: 'On the list before.', tags: 'alreadyListed' },
    closed,
    renewed: { description: 'A new link is on its way, or was a moment ago.', tags: 'lobbyLinkSent' },
  },
});
