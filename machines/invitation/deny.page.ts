import { ASK } from '../landing/places.ts';
import type { PageDefinition } from '../page.types.ts';

export const denyPage = {
  id: 'deny',
  path: '/registration/deny',
  screen: 'Deny',
  layout: 'default',
  accent: null,
  curtain: 'dark',
  messages: ['deny'],
  offers: {
    /** A message of the visitor’s own, by mail or by what else they share with: nothing is sent by us. */
    writeToInviter: {
      local: true,
      role: 'link',
      message: 'deny.writeNameless',
      instead: { inviterKnown: 'deny.write' },
      when: ['replaceable'],
    },
    /** An invitation that is none: perhaps its code is still good, typed by hand. */
    enterCode: { page: 'codeEntry', role: 'link', message: 'action.enterCode', unless: ['replaceable'] },
    toWaitingList: { page: 'landing', at: ASK, role: 'link', message: 'deny.toWaitingList', when: ['listHelps'] },
    askMembership: { page: 'membershipInterest', role: 'link', message: 'deny.interest' },
    login: { url: 'loginUrl', role: 'link', message: 'action.login' },
  },
} as const satisfies PageDefinition;
