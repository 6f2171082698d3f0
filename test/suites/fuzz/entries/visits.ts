/** Whole visits: any address, any referrer, any cookies and storage (D5–D7, D12, D22). */
import fc from 'fast-check';
import { FIELDS } from '../../../../machines/flows/fields.ts';
import { nothingKnown } from '../../../../src/engine/visit/pages.ts';
import { MEMORY_KEY, MEMORY_VERSION } from '../../../../src/services/storage/visit-memory.ts';
import { DRAFT_KEY, DRAFT_VERSION } from '../../../../src/services/storage/draft.ts';
import { BASE } from '../../../../machines/domain/site.ts';
import type { Entry } from '../../../model/simulation/entries.ts';
import { altered, alterations } from '../alterations.ts';
import { addresses, anyJson, hostileTexts, leavingAddresses, names, shortTexts } from '../corpora.ts';
import { entryOf } from '../entry.ts';
import { play } from '../node-visit.ts';
import { queries } from './configuration.ts';

const at = (address: string, referrer = ''): Entry => ({
  description: 'by an address',
  address,
  referrer,
  registered: null,
  secrets: [],
});
const PAGES =
  `/ /de/ /lean /full /women /registration/formstarted /registration/code /registration/formfinished /registration/deny
  /registration/activateaccount /registration/activation/success /registration/registrationformemailactivecomplete
  /registration/social-registration-second-step /registration/gift-voucher /lobby /membership-interest/confirmation
  /newsletter/unsubscribe /admin/registrationlinkgenerator /admin/splitgenerator /error/404 /stores /entrance /logout`.split(
    /\s+/,
  );
const paths = fc.oneof(
  { arbitrary: fc.constantFrom(...PAGES), weight: 4 },
  { arbitrary: fc.oneof(shortTexts, leavingAddresses).map((text) => `/${text}`), weight: 2 },
);
/** Normalised as by a browser, below the base. */
const whole = fc
  .tuple(
    paths,
    queries,
    fc.oneof(
      fc.constant(''),
      shortTexts.map((text) => `#${text}`),
    ),
  )
  .map(([path, query, hash]) => BASE + path.replaceAll(/[?#]/g, '') + query + hash)
  .filter((address) => URL.canParse(address, 'https://vestibule.example') && address.length < 8_000);

const address = entryOf({
  name: 'address',
  holds:
    'every path, query and fragment opens one page that was earned; the address bar is that of the page, and nobody is sent elsewhere',
  runs: 50,
  inputs: fc.record({ address: whole, referrer: fc.oneof(fc.constant(''), fc.webUrl(), hostileTexts) }),
  check: async (given, around) => {
    const backEnd = await around.backEnd();
    await play({ backEnd, name: `f${around.next()}`, entry: at(given.address, given.referrer), steps: 2 });
  },
});

const cookies = fc.array(
  fc.tuple(
    fc.constantFrom('acq_token', '__Host-acq_token', 'lang', 'i18n_redirected', 'a'),
    fc.oneof(hostileTexts, fc.constant('a.b.c')),
  ),
  { maxLength: 4 },
);
const MEMORY = {
  version: MEMORY_VERSION,
  activationId: null,
  token: null,
  registration: { id: 'abc', email: 'a@example.com', status: 'PENDING_ACTIVATION' },
  account: { state: 'pending', email: 'a@example.com' },
  activationError: 'failed',
  applied: false,
  teaserClosed: false,
  forwardAt: null,
  grantedVoucher: '10-percent-no-mov',
  again: { accepted: true, at: 1, againAt: 2 },
  sent: {
    register: null,
    complete: null,
    newAddress: { email: 'a@example.com', locale: 'de', key: 'abcdefgh' },
    resend: null,
    activate: { key: 'abcdefgh' },
    place: null,
    teaser: null,
    application: null,
    lobbyLink: null,
    join: null,
    unsubscribe: null,
  },
  options: nothingKnown.options,
};
const DRAFT = {
  version: DRAFT_VERSION,
  values: { firstName: 'Ada', lastName: 'Lovelace', email: 'a@example.com', terms: true },
};
const memoryTexts = (good: object) =>
  fc.oneof(
    {
      arbitrary: fc.array(alterations, { maxLength: 3 }).map((changes) => JSON.stringify(altered(good, changes)) ?? ''),
      weight: 4,
    },
    { arbitrary: anyJson.map((value) => JSON.stringify(value) ?? ''), weight: 1 },
    { arbitrary: hostileTexts, weight: 1 },
  );
const storage = entryOf({
  name: 'storage',
  holds:
    'whatever cookies, session and local storage hold, one page is up, none that an answer alone opens, and the next press works',
  runs: 50,
  inputs: fc.record({
    path: fc.constantFrom(...PAGES),
    cookies,
    memory: memoryTexts(MEMORY),
    draft: memoryTexts(DRAFT),
    code: fc.option(hostileTexts),
    local: fc.option(hostileTexts),
  }),
  check: async (given, around) => {
    const backEnd = await around.backEnd();
    await play({
      backEnd,
      name: `f${around.next()}`,
      entry: at(BASE + given.path),
      remembered: true,
      steps: 2,
      prepare: (tab, { browser }) => {
        const { sessionStorage, document } = tab.window.dom;
        sessionStorage.setItem(MEMORY_KEY, given.memory);
        for (const form of ['registration', 'secondStep', 'code'])
          sessionStorage.setItem(DRAFT_KEY + form, given.draft);
        if (given.code !== null) sessionStorage.setItem('rc', given.code);
        for (const key of ['rc', 'fref', 'ts', 'vestibule.consent'])
          if (given.local !== null) browser.localStorage.setItem(key, given.local);
        for (const [name, value] of given.cookies) document.cookie = `${name}=${value}; secure; path=/`;
      },
    });
  },
});

const typing = entryOf({
  name: 'typing',
  holds: 'whatever is typed stays until it is accepted, and never leads anywhere but through the form (D22)',
  runs: 50,
  inputs: fc.record({
    entry: fc.constantFrom('/?rc=VESTIBULE', '/lean?rc=VESTIBULE', '/registration/code', '/membership-interest/apply'),
    typed: fc.dictionary(
      fc.constantFrom(...FIELDS.filter((field) => field !== 'terms'), 'code'),
      fc.oneof(hostileTexts, addresses, names),
    ),
  }),
  check: async ({ entry, typed }, around) => {
    const backEnd = await around.backEnd();
    await play({ backEnd, name: `f${around.next()}`, entry: at(BASE + entry), typed, steps: 5 });
  },
});

export const visits = [address, storage, typing];
