/** Sender details and footer links of every mail. */
import type { Locale } from '../../../locales/languages.ts';
import type { RuntimeDefaults } from '../settings/runtime-defaults.ts';
import { pageUrl } from './links.ts';

export interface Company {
  /** `PUBLIC_URL`, origin of the images. */
  origin: string;
  imprintUrl: string;
  privacyUrl: string;
  /** The built-in accessibility statement, or the configured one. */
  accessibilityUrl: string;
  /** Address lines; null if not configured. */
  address: readonly string[] | null;
}

export interface SenderServices {
  /** Origin of the links in mails and pages, no trailing slash. */
  publicUrl: string;
  defaults: RuntimeDefaults;
}

export const companyOf = ({ publicUrl, defaults }: SenderServices, locale: Locale): Company => {
  const { accessibilityContact, accessibilityUrl, imprintUrl, privacyUrl } = defaults.entrancePageConfig;
  const absolute = (address: string): string => new URL(address, publicUrl).href;
  return {
    origin: publicUrl,
    imprintUrl: absolute(imprintUrl),
    privacyUrl: absolute(privacyUrl),
    accessibilityUrl: accessibilityUrl ? absolute(accessibilityUrl) : pageUrl(publicUrl, locale, '/accessibility'),
    address: accessibilityContact?.address ?? null,
  };
};
