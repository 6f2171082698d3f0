/** Options from the query of an address (D4). Unknown values fall back to the default. */
import type { RegistrationFlow } from '../flows/flows.ts';
import { DEFAULT_FLOW, FLOW_NAMES } from '../flows/read-flows.ts';

/**
 * Copy variants of the registration. Variants of a flow follow from the flow and cannot be selected by the query (spec,
 * section 3).
 */
export const COPY_VARIANTS = ['default', 'social', 'socialNewVersion', 'viral', 'viralProductShare', 'daba'] as const;
export type CopyVariant = (typeof COPY_VARIANTS)[number];

/** Welcome vouchers; `mov`: a minimum order value applies (spec, section 3). */
export const VOUCHERS = ['10-percent-no-mov', '15-percent-no-mov', '15-percent-mov', '20-percent-mov'] as const;
export type VoucherVariant = (typeof VOUCHERS)[number];
export const isVoucher = (text: string | null | undefined): text is VoucherVariant =>
  VOUCHERS.some((voucher) => voucher === text);
/** Discount and minimum order value of a voucher. */
export const voucherWorth = (voucher: VoucherVariant) => ({
  percent: Number.parseInt(voucher, 10),
  minimum: !voucher.endsWith('-no-mov'),
});

export interface LandingOptions {
  flow: RegistrationFlow;
  variant: CopyVariant;
  voucher: VoucherVariant;
  /** The shop or campaign path from which the visitor came. */
  sourcePath: string | null;
  /** The product page from which the visitor came. */
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
/** A path of the shop: rejects paths that lead to another origin, and control characters. */
const pathOf = (text: string): string | null =>
  /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text) && text.length <= LONGEST_PATH ? text : null;

/** Options from a query, merged into `before`; an unknown value falls back to the default. */
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
