import { SignJWT } from 'jose';
import { packParams } from '../../../machines/domain/acq-params.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { type Clock, DAY, HOUR, after } from '../common/clock.ts';
import { signValidity, makeRegistrationLink } from '../invitations/link-validity.ts';
import { type Keys, deriveKeys, randomId } from '../common/keys.ts';
import { ownUrl } from '../settings/listen-address.ts';
import { pageUrl } from '../mail/links.ts';
import type { Settings } from '../settings/settings.ts';
import { OWN_ISSUER, type TokenPurpose } from '../common/token-purposes.ts';
import { TOKEN_AUDIENCE, createTokens } from '../tokens/tokens.ts';
import { DEMO_ACCOUNTS, DEMO_CODES, demoActivationId } from './data.ts';

const CODE = 'VESTIBULE';

/** A fresh address per call, so that tokens work again after their address has registered. */
const address = (name: string): string => `${name}+${randomId().replaceAll(/[\W_]/g, '').slice(0, 8)}@example.com`;

const signWith = (secret: string, audience: string, claims: Record<string, string>, expires: Date): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(OWN_ISSUER)
    .setAudience(audience)
    .setIssuedAt(after(expires, -7 * DAY))
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

const tokensOf = async (settings: Settings, clock: Clock, email: string | null) => {
  const tokens = createTokens(settings, clock);
  const good = (purpose: TokenPurpose, claims: Record<string, string>) =>
    tokens.issue({ purpose, validFor: 7 * DAY, claims });
  const of = (name: string) => email ?? address(name);
  const lobby = { email: address('lobby'), purpose: 'lobby' };
  const secret = settings.tokenSecret;
  const later = after(clock.now(), 7 * DAY);
  return {
    lobby: await good('lobby', { email: of('lobby') }),
    waitingListApproved: await good('waitingListApproved', { email: of('approved'), registrationCode: CODE }),
    social: await good('social', { email: of('social'), registrationCode: CODE, provider: 'google' }),
    expired: await signWith(secret, TOKEN_AUDIENCE, lobby, after(clock.now(), -HOUR)),
    wrongPurpose: await good('unsubscribe', { email: address('lobby') }),
    wrongAudience: await signWith(secret, 'someone-else', lobby, later),
    badSignature: await signWith(`${secret}, but another one`, TOKEN_AUDIENCE, lobby, later),
    noEmail: await signWith(secret, TOKEN_AUDIENCE, { purpose: 'lobby' }, later),
  };
};

const invitationLinks = (keys: Keys, publicUrl: string, now: Date) => {
  const linkWith = (timestamp: string) =>
    `${publicUrl}${BASE}/?acqParams=${packParams(new URLSearchParams({ rc: CODE, ts: timestamp }).toString())}`;
  const { timestamp } = signValidity(keys, CODE, now);
  const [time, mac = ''] = timestamp.split('.');
  return {
    valid: makeRegistrationLink(publicUrl, keys, CODE, now).url,
    expired: linkWith(signValidity(keys, CODE, after(now, -15 * DAY)).timestamp),
    tampered: linkWith(`${time}.${mac.slice(1)}${mac.slice(0, 1)}`),
  };
};

const activationLinks = (keys: Keys, publicUrl: string) => {
  const link = (accountActivationId: string) =>
    pageUrl(publicUrl, 'en', '/registration/activateaccount', { accountActivationId });
  return {
    unknown: link(randomId()),
    expired: link(demoActivationId(keys, 'expired')),
    used: link(demoActivationId(keys, 'used')),
  };
};

/**
 * Codes, accounts, tokens and links to try in a local back end (D45). All of it is derived from the secret, without the
 * database.
 * @param email address in the tokens, such as one that simulates problems; null: a fresh address for each.
 */
export const showcase = async (settings: Settings, clock: Clock, email: string | null = null) => {
  const keys = deriveKeys(settings.tokenSecret);
  const publicUrl = settings.publicUrl ?? ownUrl(settings);
  const tokens = await tokensOf(settings, clock, email);
  const admin = await createTokens(settings, clock).issue({
    purpose: 'admin',
    validFor: 7 * DAY,
    claims: { email: 'admin@example.com' },
  });
  const page = (path: string, query: Record<string, string>) => pageUrl(publicUrl, 'en', path, query);
  const form = '/registration/formstarted';
  return {
    codes: DEMO_CODES.map(({ code }) => code),
    accounts: DEMO_ACCOUNTS,
    tokens,
    links: {
      ...invitationLinks(keys, publicUrl, clock.now()),
      lobby: page('/lobby', { token: tokens.lobby }),
      waitingListApproved: page(form, { flow: 'waitingListApproved', token: tokens.waitingListApproved }),
      social: page(form, { flow: 'socialRegistration', token: tokens.social }),
      lean: page('/lean', { rc: CODE }),
      giftVoucher: page('/registration/gift-voucher', {}),
      admin: page('/admin/registrationlinkgenerator', { token: admin }),
      splits: page('/admin/splitgenerator', { token: admin }),
      activation: activationLinks(keys, publicUrl),
    },
  };
};
