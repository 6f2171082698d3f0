/** Sender details and footer links of every mail. */
import type { Locale } from '../../../locales/languages.ts';
import type { BackEnd } from '../server/context.ts';
import { pageUrl } from './links.ts';

export interface House {
  /** `PUBLIC_URL`, origin of the images. */
  origin: string;
  imprintUrl: string;
  privacyUrl: string;
  /** The built-in accessibility statement, or the configured one. */
  accessibilityUrl: string;
  /** Address lines; null if not configured. */
  address: readonly string[] | null;
}

export const houseOf = ({ publicUrl, defaults }: BackEnd, locale: Locale): House => {
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
