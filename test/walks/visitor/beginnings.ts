/** With what a visit begins: links, tokens, mails, or nothing. */
import { systemClock } from '../../../graphql/backend/clock.ts';
import { showcase } from '../../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../../graphql/backend/settings.ts';
import { createTokens, type TokenPurpose } from '../../../graphql/backend/tokens/tokens.ts';
import { BASE } from '../../../src/site.ts';
import type { Random } from '../random.ts';

export interface Beginning {
  words: string;
  /** Below the origin; null: that of the mail to `registered`. */
  address: string | null;
  /** What `document.referrer` says. */
  referrer: string;
  /** An address that was registered on another device. */
  registered: string | null;
  /** What must not stay in the address bar. */
  secrets: readonly string[];
}

/** Signed as the local back end signs: its secret is the built-in one. */
const settings = readSettings({});
const clock = systemClock(0);
const tokens = createTokens(settings, clock);
const WEEK = 604_800_000;
const shown = await showcase(settings, clock, 'nobody@example.com');
const pathOf = (url: string) => url.slice(new URL(url).origin.length);
/** The mailed ids of the demo store (D45) by which a mail can be asked for: whose each is. */
export const DEMO_LINKS: Readonly<Record<string, string>> = {
  [idIn(shown.links.activation.expired)]: 'expired-link@example.com',
};
export function idIn(link: string): string {
  return new URL(link, 'https://vestibule.example').searchParams.get('accountActivationId') ?? '';
}

const FORM = '/registration/formstarted';
const PLAIN = [
  '/',
  '/de/',
  '/full',
  '/lean',
  '/registration/code',
  '/entrance',
  '/women',
  '/about-us/2',
  '/stores',
  '/?pdp=/product/7',
  '/membership-interest',
  '/membership-interest/apply',
  '/registration/gift-voucher?voucher=20-percent-mov',
  '/registration/deny',
  '/registration/formfinished',
  '/newsletter/unsubscribe',
  '/no/where',
] as const;
const CODES = [
  'NONAME',
  'TWOLANDS',
  'NOBALANCE',
  'PENDINGFULL',
  'NOINVITER',
  'BADREFERER',
  'LINKONLY',
  'FUTURE',
  'WRONG',
];

type Make = (random: Random, email: string) => Promise<Partial<Beginning> & { words: string }>;
const at = (words: string, path: string, secrets: readonly string[] = []) => ({ words, address: BASE + path, secrets });
const withToken =
  (words: string, purpose: TokenPurpose, path: string, query: Record<string, string> = {}): Make =>
  async (_, email) => {
    const claims = { email, registrationCode: 'VESTIBULE', provider: 'google' };
    const token = await tokens.issue({ purpose, validFor: WEEK, claims });
    return at(words, `${path}?${new URLSearchParams({ ...query, token })}`, [token]);
  };

const MAKES: readonly (readonly [weight: number, make: Make])[] = [
  [
    10,
    async (random) =>
      at('by link', random.pick(['/?rc=VESTIBULE', '/de/?rc=VESTIBULE&utm_source=a', `${FORM}?rc=VESTIBULE`])),
  ],
  [6, async () => at('by a link of the lean flow', '/lean?rc=VESTIBULE')],
  [4, withToken('from a social sign-up', 'social', FORM, { flow: 'socialRegistration' })],
  [3, withToken('approved from the waiting list', 'waitingListApproved', FORM, { flow: 'waitingListApproved' })],
  [2, withToken('by a lobby link', 'lobby', '/lobby')],
  [1, withToken('by an admin’s link', 'admin', '/admin/registrationlinkgenerator')],
  [2, withToken('by the newsletter’s link', 'unsubscribe', '/newsletter/unsubscribe')],
  [1, withToken('by a token that is for something else', 'lobby', FORM, { flow: 'socialRegistration' })],
  [4, async (random) => at('with nothing', random.pick(PLAIN))],
  [3, async (random) => at('by a link with a code of its own', `/?rc=${random.pick(CODES)}`)],
  [1, async () => ({ ...at('from a site of the list', '/?rc=VESTIBULE'), referrer: 'https://www.reddit.com/r/x' })],
  [1, async () => ({ words: 'by a signed link', address: pathOf(shown.links.valid) })],
  [1, async () => ({ words: 'by a link that is over', address: pathOf(shown.links.expired) })],
  [1, async () => ({ words: 'by a link that was tampered with', address: pathOf(shown.links.tampered) })],
  [4, async (_, registered) => ({ words: 'by the activation mail, on another device', address: null, registered })],
  [
    2,
    async (random) => {
      const name = random.pick(['expired', 'used', 'unknown'] as const);
      const link = shown.links.activation[name];
      return { words: `by an activation link: ${name}`, address: pathOf(link), secrets: [idIn(link)] };
    },
  ],
];

/** @param email an address of this walk alone. */
export async function beginBy(random: Random, email: string): Promise<Beginning> {
  const made = await random.weighted(MAKES)(random, email);
  return { address: null, referrer: '', registered: null, secrets: [], ...made };
}
