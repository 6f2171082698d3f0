/** Sender details and footer links of every mail. */
import type { Locale } from '../../../locales/languages.ts';
import type { RuntimeDefaults } from '../settings/runtime-defaults.ts';
import { pageUrl } from './links.ts';

export interface SenderServices {
  /** Origin of the links in mails and pages, no trailing slash. */
  publicUrl: string;
  defaults: RuntimeDefaults;
}

export const companyOf = ({ publicUrl, defaults }: SenderServices, locale: Locale) => {
  const { accessibilityContact, accessibilityUrl, imprintUrl, privacyUrl } = defaults.entrancePageConfig;
  const absolute = (address: string): string => new URL(address, publicUrl).href;
  return {
    /** Origin of the images. */
    origin: publicUrl,
    imprintUrl: absolute(imprintUrl),
    privacyUrl: absolute(privacyUrl),
    /** The built-in accessibility statement, or the configured one. */
    accessibilityUrl: accessibilityUrl ? absolute(accessibilityUrl) : pageUrl(publicUrl, locale, '/accessibility'),
    /** Lines; null if not configured. */
    address: accessibilityContact?.address ?? null,
  };
};
export type Company = ReturnType<typeof companyOf>;
