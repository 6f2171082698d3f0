/** Names of the other systems that links lead to. */
import type { SystemName } from '../../../machines/offer.types.ts';

export const SYSTEM_WORDS: Readonly<Record<SystemName, string>> = {
  loginUrl: 'the login',
  shopUrl: 'the shop',
  passwordResetUrl: 'where a password is set',
  customerServiceUrl: 'customer service',
  termsUrl: 'the terms',
  privacyUrl: 'the privacy policy',
  imprintUrl: 'the imprint',
  accessibilityUrl: 'the statement on accessibility',
  jobsUrl: 'jobs',
  sustainabilityUrl: 'sustainability',
  dataProtectionUrl: 'whom to write to about one’s data',
};
