/** What an address may ask of a visit beside its page (D4). Unknown values fall back to the default. */
import type { RegistrationFlow } from '../flows/flows.ts';
import { DEFAULT_FLOW, FLOW_NAMES } from '../flows/read-flows.ts';

/** Whose words the registration speaks; those of a flow come with it, and no address names them (spec, section 3). */
export const COPY_VARIANTS = ['default', 'social', 'socialNewVersion', 'viral', 'viralProductShare', 'daba'] as const;
export type CopyVariant = (typeof COPY_VARIANTS)[number];

/** The welcome vouchers; `mov`: a minimum order value applies (spec, section 3). */
export const VOUCHERS = ['10-percent-no-mov', '15-percent-no-mov', '15-percent-mov', '20-percent-mov'] as const;
export type VoucherVariant = (typeof VOUCHERS)[number];
export const isVoucher = (text: string | null | undefined): text is VoucherVariant =>
  VOUCHERS.some((voucher) => voucher === text);
/** What a voucher is worth. */
export const voucherWorth = (voucher: VoucherVariant) => ({
  percent: Number.parseInt(voucher, 10),
  minimum: !voucher.endsWith('-no-mov'),
});

export interface LandingOptions {
  flow: RegistrationFlow;
  variant: CopyVariant;
  voucher: VoucherVariant;
  /** Where the visitor came from inside the shop or its campaigns. */
  sourcePath: string | null;
  /** The product page that the visitor came from. */
  previousPdpPage: string | null;
}
export const DEFAULT_OPTIONS: LandingOptions = {
  flow: DEFAULT_FLOW,
  variant: 'default',
  voucher: '10-percent-no-mov',
  sourcePath: null,
  previousPdpPage: null,
};

const LONGEST_PATH = 2048;
const oneOf = <T extends string>(known: readonly T[], text: string | null, otherwise: T): T =>
  known.find((value) => value === text) ?? otherwise;
/** A path of the shop: nothing that leads to another origin, no control characters. */
const pathOf = (text: string): string | null =>
  /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text) && text.length <= LONGEST_PATH ? text : null;

/** The options that a query names, over `before`; a value that is not known falls back to the default. */
export function readLandingOptions(query: URLSearchParams, before: LandingOptions = DEFAULT_OPTIONS): LandingOptions {
  const { flow, variant, voucher } = DEFAULT_OPTIONS;
  const path = (name: string, kept: string | null) => {
    const given = query.get(name);
    return given === null ? kept : pathOf(given);
  };
  return {
    flow: query.has('flow') ? oneOf(FLOW_NAMES, query.get('flow'), flow) : before.flow,
    variant: query.has('variant') ? oneOf(COPY_VARIANTS, query.get('variant'), variant) : before.variant,
    voucher: query.has('voucher') ? oneOf(VOUCHERS, query.get('voucher'), voucher) : before.voucher,
    sourcePath: path('sourcePath', before.sourcePath),
    previousPdpPage: path('pdp', before.previousPdpPage),
  };
}
