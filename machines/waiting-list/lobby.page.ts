import type { PageDefinition } from '../page.types.ts';
import { cancel, tryAgain } from '../waiting.offers.ts';

const asking = { unless: ['joined', 'alreadyListed'] } as const;

export const lobbyPage = {
  id: 'lobby',
  path: '/lobby',
  screen: 'Lobby',
  layout: 'default',
  accent: 'bottle',
  messages: ['lobby'],
  offers: {
    join: { ...asking, event: 'join.pressed', role: 'button', message: 'action.joinWaitingList', during: 'busy' },
    joinAgain: { ...tryAgain, ...asking, event: 'join.pressed' },
    cancel,
    login: { url: 'loginUrl', role: 'link', message: 'lobby.back' },
    customerService: { url: 'customerServiceUrl', role: 'link', message: 'lobby.account', tag: 'help' },
  },
} as const satisfies PageDefinition;
