/** Each landing page for an uninvited and for an invited visitor. */
import type { Fixtures } from '../fixture.ts';
import { invitation, codeCheck } from './invited-by-clara.ts';

const uninvitedOn = (slug: string, name: string) => ({
  name,
  value: { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } },
  context: { slug },
});
const guest = (slug: string, name: string) => ({
  name: `${name}, invited by Clara`,
  value: { landing: { welcomed: 'editing' } },
  context: { slug, invitation, codeCheck },
});

export const slugFixtures = {
  women: uninvitedOn('women', 'For women'),
  womenInvited: guest('women', 'For women'),
  men: uninvitedOn('men', 'For men'),
  menInvited: guest('men', 'For men'),
  app: uninvitedOn('app', 'For the app: a phone’s page'),
  appInvited: guest('app', 'For the app: a phone’s page'),
  viral: uninvitedOn('viral', 'For those who heard of it'),
  viralInvited: guest('viral', 'For those who heard of it'),
  daba: uninvitedOn('daba', 'For a partner’s guests'),
  dabaInvited: guest('daba', 'For a partner’s guests'),
  fullInvited: guest('full', 'The community is full'),
  singlesWeek: uninvitedOn('singles-week', 'Singles’ Week'),
  blackFriday: uninvitedOn('black-friday', 'Black Friday'),
  blackWeek: uninvitedOn('black-week', 'Black Week'),
  cyberMonday: uninvitedOn('cyber-monday', 'Cyber Monday'),
} as const satisfies Fixtures;
