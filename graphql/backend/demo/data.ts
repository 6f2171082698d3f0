import { COUNTRIES } from '../../../machines/domain/countries.ts';
import { HOUR, after } from '../common/clock.ts';
import { type Keys, hashOf, mac } from '../common/keys.ts';
import type { activationLinks, registrationCodes, registrations } from '../store/schema.ts';

/** Demo data (D45). */
export const DEMO_INVITERS = [
  { id: 'clara', name: 'Clara' },
  { id: 'unnamed', name: null },
  { id: 'departed', name: 'Bruno', active: false },
];

export const DEMO_CUSTOMIZATIONS = { everywhere: COUNTRIES, 'two-lands': ['AT', 'DE'] as const };

export const demoCountries = () =>
  Object.entries(DEMO_CUSTOMIZATIONS).flatMap(([customizationId, countries]) =>
    countries.map((isoCode) => ({
      customizationId,
      isoCode,
      termsPk: `terms-${isoCode}-2026-11`,
      dataPolicyPk: `privacy-${isoCode}-2026-11`,
    })),
  );

type DemoCode = typeof registrationCodes.$inferInsert;

const good = {
  inviterId: 'clara',
  customizationId: 'everywhere',
  campaign: 'friends-of-the-house',
  balance: 1_000_000,
};

export const DEMO_CODES: readonly DemoCode[] = [
  { ...good, code: 'VESTIBULE' },
  { ...good, code: 'NONAME', inviterId: 'unnamed' },
  { ...good, code: 'LASTONE', balance: 1 },
  { ...good, code: 'TWOLANDS', customizationId: 'two-lands' },
  { ...good, code: 'NOBALANCE', balance: 0 },
  { ...good, code: 'PENDINGFULL', balance: 1 },
  { ...good, code: 'NOINVITER', inviterId: 'departed' },
  { ...good, code: 'NOCUSTOM', customizationId: null },
  { ...good, code: 'BADREFERER', refererValid: false },
  { ...good, code: 'LINKONLY', requiresTimestamp: true },
  { ...good, code: 'FIFTEEN', campaign: 'spring-evenings', voucher: '15-percent-no-mov' },
  { ...good, code: 'TWENTY', campaign: 'anniversary', voucher: '20-percent-mov' },
  { ...good, code: 'FUTURE', furtherErrors: ['INVITATION_PAUSED'] },
];

export const DEMO_ACCOUNTS = { active: 'active@example.com', pending: 'pending@example.com' };

type DemoRegistration = typeof registrations.$inferInsert;

const account = (name: string, email: string, now: Date): DemoRegistration => ({
  id: `demo-${name}`,
  customerId: `demo-customer-${name}`,
  accountKey: email,
  email,
  status: 'PENDING_ACTIVATION',
  flow: 'DEFAULT',
  code: 'VESTIBULE',
  gender: 'woman',
  firstName: 'Ada',
  lastName: 'Example',
  country: 'AT',
  locale: 'en',
  createdAt: now,
  pendingSince: now,
});

export const demoRegistrations = (now: Date): readonly DemoRegistration[] => [
  { ...account('active', DEMO_ACCOUNTS.active, now), status: 'ACTIVE', activatedAt: now },
  // Its token proved the address: any other pending registration would be replaced by the next one for the address.
  { ...account('pending', DEMO_ACCOUNTS.pending, now), flow: 'WAITING_LIST_APPROVED' },
  account('expired-link', 'expired-link@example.com', now),
  { ...account('pending-full', 'pending-full@example.com', now), code: 'PENDINGFULL' },
];

/**
 * The mailed id of a demo link. It is derived from the secret, so `npm run tool -- demo` prints it without the
 * database.
 */
export const demoActivationId = (keys: Keys, name: 'expired' | 'used'): string =>
  mac(keys('demo-activation'), name).subarray(0, 16).toString('base64url');

export const demoLinks = (keys: Keys, now: Date): readonly (typeof activationLinks.$inferInsert)[] => [
  {
    idHash: hashOf(demoActivationId(keys, 'expired')),
    registrationId: 'demo-expired-link',
    email: 'expired-link@example.com',
    createdAt: after(now, -25 * HOUR),
    expiresAt: after(now, -HOUR),
  },
  {
    idHash: hashOf(demoActivationId(keys, 'used')),
    registrationId: 'demo-active',
    email: DEMO_ACCOUNTS.active,
    createdAt: now,
    expiresAt: after(now, 24 * HOUR),
  },
];

/** E-mail patterns that simulate problems, and the stage. */
export const DEMO_SIMULATED_PROBLEMS = [
  { pattern: String.raw`^problem\+(.+)@example\.com$`, stage: 'SUBMIT' as const },
  { pattern: String.raw`^later\+(.+)@example\.com$`, stage: 'FINALIZE' as const },
];
