/** What every mail says of the house, and where it leads beside its own matter. */
import type { Locale } from '../../../machines/domain/languages.ts';
import type { BackEnd } from '../context.ts';
import { pageUrl } from './links.ts';

export interface House {
  /** `PUBLIC_URL`: where its pictures are. */
  origin: string;
  imprintUrl: string;
  privacyUrl: string;
  /** Our own statement, or the one that configuration names. */
  accessibilityUrl: string;
  /** Line by line; null: the configuration names none. */
  address: readonly string[] | null;
}

/** The house as it is configured. */
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
