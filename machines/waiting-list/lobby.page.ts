import type { PageDefinition } from '../page/page.types.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';

const asking = { unless: ['joined', 'alreadyListed', 'lobbyClosed', 'lobbyLinkSent'] } as const;
const closed = { when: ['lobbyClosed'], form: 'address' } as const;

export const lobbyPage = {
  id: 'lobby',
  path: '/lobby',
  screen: 'Lobby',
  layout: 'default',
  accent: 'midnight',
  curtain: 'aside',
  messages: ['lobby', 'fields', 'wrong'],
  offers: {
    join: { ...asking, event: 'join.pressed', role: 'button', message: 'action.joinWaitingList', during: 'busy' },
    joinAgain: { ...tryAgain('join'), event: 'join.pressed' },
    email: { ...closed, field: 'email', role: 'textbox', message: 'fields.email' },
    renew: { ...closed, event: 'email.submitted', role: 'button', message: 'lobby.renew', during: 'busy' },
    renewAgain: { ...tryAgain('lobbyLink'), event: 'email.submitted', form: 'address' },
    cancel,
    benefits: { page: 'aboutBenefits', role: 'link', message: 'lobby.benefits', when: ['hasPlace'] },
    login: { url: 'loginUrl', role: 'link', message: 'lobby.back' },
    customerService: { url: 'customerServiceUrl', role: 'link', message: 'lobby.account', tag: 'help' },
  },
} as const satisfies PageDefinition;
