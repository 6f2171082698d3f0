/** How a visit begins: links, tokens, mails, or nothing. */
import { showcase } from '../../../graphql/backend/demo/showcase.ts';
import type { BackEnd } from '../../../graphql/backend/server/context.ts';
import type { TokenPurpose } from '../../../graphql/backend/common/token-purposes.ts';
import { BASE } from '../../../machines/domain/site.ts';
import type { Random } from '../../harness/random.ts';

export interface Entry {
  description: string;
  /** Relative to the origin; null for the link mailed to `registered`. */
  address: string | null;
  /** Value of `document.referrer`. */
  referrer: string;
  /** An address registered on another device. */
  registered: string | null;
  /** Values that must not stay in the address bar. */
  secrets: readonly string[];
}

const WEEK = 604_800_000;
const pathOf = (url: string) => url.slice(new URL(url).origin.length);
export const activationIdIn = (link: string): string =>
  new URL(link, 'https://vestibule.example').searchParams.get('accountActivationId') ?? '';

const FORM = '/registration/formstarted';
const PLAIN =
  `/ /de/ /full /lean /registration/code /entrance /women /about-us/2 /stores /?pdp=/product/7 /membership-interest
  /membership-interest/apply /registration/gift-voucher?voucher=20-percent-mov /registration/deny /registration/formfinished
  /newsletter/unsubscribe /no/where`.split(/\s+/);
const CODES = 'NONAME TWOLANDS NOBALANCE PENDINGFULL NOINVITER BADREFERER LINKONLY FUTURE WRONG'.split(' ');
const LINKS = [
  '/?rc=VESTIBULE',
  '/de/?rc=VESTIBULE&utm_source=a',
  '/?rc=VESTIBULE&voucher=20-percent-mov',
  `${FORM}?rc=VESTIBULE`,
  `${FORM}?rc=TWENTY&voucher=15-percent-mov`,
];

type Links = Awaited<ReturnType<typeof showcase>>['links'];
interface Given {
  backEnd: BackEnd;
  random: Random;
  links: Links;
  /** An address used only by this visit. */
  email: string;
}
type Create = (given: Given) => Partial<Entry> | Promise<Partial<Entry>>;

const at =
  (path: string): Create =>
  () => ({ address: BASE + path });
const withToken =
  (purpose: TokenPurpose, path: string, query: Record<string, string> = {}): Create =>
  async ({ backEnd, email }) => {
    const claims = { email, registrationCode: 'VESTIBULE', provider: 'google' };
    const token = await backEnd.tokens.issue({ purpose, validFor: WEEK, claims });
    return { address: `${BASE}${path}?${new URLSearchParams({ ...query, token })}`, secrets: [token] };
  };
const byActivation =
  (name: 'expired' | 'used' | 'unknown'): Create =>
  ({ links }) => ({ address: pathOf(links.activation[name]), secrets: [activationIdIn(links.activation[name])] });

const ENTRIES: readonly (readonly [weight: number, entry: readonly [description: string, create: Create]])[] = [
  [10, ['by link', ({ random }) => ({ address: BASE + random.pick(LINKS) })]],
  [6, ['by a link of the lean flow', at('/lean?rc=VESTIBULE')]],
  [4, ['from a social sign-up', withToken('social', FORM, { flow: 'socialRegistration' })]],
  [3, ['approved from the waiting list', withToken('waitingListApproved', FORM, { flow: 'waitingListApproved' })]],
  [2, ['by a lobby link', withToken('lobby', '/lobby')]],
  [1, ['by an admin’s link', withToken('admin', '/admin/registrationlinkgenerator')]],
  [2, ['by the newsletter’s link', withToken('unsubscribe', '/newsletter/unsubscribe')]],
  [1, ['by a token that is for something else', withToken('lobby', FORM, { flow: 'socialRegistration' })]],
  [4, ['with nothing', ({ random }) => ({ address: BASE + random.pick(PLAIN) })]],
  [3, ['by a link with a code of its own', ({ random }) => ({ address: `${BASE}/?rc=${random.pick(CODES)}` })]],
  [
    1,
    ['from a site of the list', () => ({ address: `${BASE}/?rc=VESTIBULE`, referrer: 'https://www.reddit.com/r/x' })],
  ],
  [1, ['by a signed link', ({ links }) => ({ address: pathOf(links.valid) })]],
  [1, ['by a link that is over', ({ links }) => ({ address: pathOf(links.expired) })]],
  [1, ['by a link that was tampered with', ({ links }) => ({ address: pathOf(links.tampered) })]],
  [4, ['by the activation mail, on another device', ({ email }) => ({ registered: email })]],
  [0.7, ['by an activation link: expired', byActivation('expired')]],
  [0.7, ['by an activation link: used', byActivation('used')]],
  [0.7, ['by an activation link: unknown', byActivation('unknown')]],
];

/**
 * Chooses the beginning of a visit at random. `mailed`: the demo's mail ids that can request a mail, each with its
 * address (D45).
 */
export async function chooseEntry(given: Omit<Given, 'links'>) {
  const { settings, clock } = given.backEnd;
  const { links } = await showcase(settings, clock, 'nobody@example.com');
  const [description, create] = given.random.weighted(ENTRIES);
  const created = await create({ ...given, links });
  const entry: Entry = { description, address: null, referrer: '', registered: null, secrets: [], ...created };
  return { entry, mailed: new Map([[activationIdIn(links.activation.expired), 'expired-link@example.com']]) };
}
