import { ASK } from '../landing-pages/places.ts';
import type { PageDefinition } from '../page/page.types.ts';

export const denyPage = {
  id: 'deny',
  path: '/registration/deny',
  screen: 'Deny',
  layout: 'default',
  accent: null,
  curtain: 'dark',
  messages: ['deny'],
  offers: {
    /** Opens the visitor's own mail program or share dialog; the product sends no message itself. */
    writeToInviter: {
      local: true,
      role: 'link',
      message: 'deny.writeNameless',
      instead: { inviterKnown: 'deny.write' },
      when: ['replaceable'],
    },
    /** The link is invalid, but its code may be valid when typed. */
    enterCode: { page: 'codeEntry', role: 'link', message: 'action.enterCode', unless: ['replaceable'] },
    toWaitingList: { page: 'landing', at: ASK, role: 'link', message: 'deny.toWaitingList', when: ['listHelps'] },
    askMembership: { page: 'membershipInterest', role: 'link', message: 'deny.interest' },
    login: { url: 'loginUrl', role: 'link', message: 'action.login' },
  },
} as const satisfies PageDefinition;
