/**
 * Content over or next to a page that is no state of the chart: bars, the consent banner, an in-app browser, a season.
 */
import { flatten, type Group } from '../../../locales/keys.ts';
import { fixtureOf } from '../../../src/screens/all-fixtures.ts';
import { fixtures as landing } from '../../../src/screens/Landing/fixtures.ts';
import { loadConfiguration } from '../../../src/engine/visit/load-configuration.ts';
import type { Situation } from './situation.ts';

const { uninvited, invited } = landing;
const files = import.meta.glob<Group>('../../../locales/*.json', { import: 'consentBanner' });
/** With its messages, which its platform would send. */
const consentBanner = async () => {
  const file = `../../../locales/${document.documentElement.lang}.json`;
  const words = await files[file]?.();
  if (!words) throw new Error(`no words in ${file}`);
  Reflect.set(window, 'fetch', () => Promise.resolve(Response.json(flatten({ consentBanner: words }))));
  await import('../../../src/consent-banner/main.ts');
};
const consentSettings = async () => {
  await consentBanner();
  const call: unknown = Reflect.get(window, '__cmp');
  if (typeof call === 'function') call('showScreenSettings');
};
/** The runtime defaults, as the back end would send them. */
const configured = (entrancePageConfig: object) => () => {
  Reflect.set(window, 'fetch', () => Promise.resolve(Response.json({ entrancePageConfig })));
  return loadConfiguration();
};
const season = (slug: string, name: string, moment: string): Situation => ({
  ...uninvited,
  name,
  context: { slug },
  moment,
});

export const overlays: Readonly<Record<string, Situation>> = {
  offline: { ...uninvited, name: 'No network', context: { online: false } },
  reloaded: {
    ...uninvited,
    name: 'Reloaded, since a part was missing',
    context: { load: { reloaded: true } },
  },
  consentBanner: { ...uninvited, name: 'The visitor is asked for consent', after: consentBanner },
  consentSettings: { ...uninvited, name: 'The settings of consent', after: consentSettings },
  inAppBrowser: {
    ...invited,
    name: 'In another app’s browser: the way to the visitor’s own',
    context: { ...invited.context, wrapper: { inAppBrowser: 'instagram' } },
  },
  wrapped: { ...uninvited, name: 'In our own app: no header, no footer', context: { wrapper: { isWebView: true } } },
  slimFoot: {
    ...uninvited,
    name: 'In another company’s app: no header, a slim foot',
    context: { wrapper: { slimFoot: true } },
  },
  technicalIssue: {
    ...fixtureOf('entrance'),
    name: 'The store is down, and the entrance says so',
    before: configured({ technicalIssue: true }),
  },
  seasonLine: {
    ...uninvited,
    name: 'The start page while Black Friday is announced: a line over it',
    moment: '2026-11-20T10:00+01:00',
  },
  blackFridayInvited: {
    ...invited,
    name: 'Black Friday is announced: the visitor is expected, and sees the days to it',
    context: { ...invited.context, slug: 'black-friday' },
    moment: '2026-11-20T10:00+01:00',
  },
  singlesWeek: season('singles-week', 'Singles’ Week', '2026-11-10T10:00+01:00'),
  blackFridayAhead: season('black-friday', 'Black Friday is announced: the days to it', '2026-11-20T10:00+01:00'),
  blackFriday: season('black-friday', 'Black Friday itself', '2026-11-27T13:37+01:00'),
  blackWeek: season('black-week', 'Black Week', '2026-11-24T10:00+01:00'),
  cyberMonday: season('cyber-monday', 'Cyber Monday', '2026-11-30T10:00+01:00'),
};
