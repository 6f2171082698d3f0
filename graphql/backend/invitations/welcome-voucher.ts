/**
 * Selects the welcome voucher of a registration: by the campaign of its invitation, or by a running experiment (D51).
 */
import { DEFAULT_OPTIONS, VOUCHERS, type VoucherVariant } from '../../../machines/landing-pages/landing-options.ts';
import type { FeatureSet } from '../features/feature-set.ts';
import type { Invitation } from './storage.ts';

/** A running rule may give any of its variations, including those without weight, which earlier visitors may have. */
const valuesOfRule = (rule: { coverage?: number; variations?: unknown[] }): readonly unknown[] =>
  rule.coverage === 0 ? [] : (rule.variations ?? []);

/**
 * All values that the feature may have for any visitor. The actual value is unknown here: the visitor id is not sent
 * before consent.
 */
const valuesOf = ({ features }: FeatureSet): readonly unknown[] => {
  const { defaultValue, rules = [] } = features['welcome-voucher'] ?? {};
  return [defaultValue, ...rules.flatMap((rule) => ('force' in rule ? [rule.force] : valuesOfRule(rule)))];
};

/**
 * The welcome vouchers that a registration with this invitation may get, the default first. A campaign's voucher
 * applies to everyone with its code; no experiment changes it.
 */
export const vouchersOf = ({ voucher }: Pick<Invitation, 'voucher'>, features: FeatureSet): VoucherVariant[] => {
  if (voucher !== null) return [voucher];
  const given = valuesOf(features);
  return [DEFAULT_OPTIONS.voucher, ...VOUCHERS.filter((one) => one !== DEFAULT_OPTIONS.voucher && given.includes(one))];
};

/**
 * @param named value of the form, unchecked. If the invitation does not allow it, the default is granted: a changed URL
 *   can't change the voucher.
 */
export const grantedVoucher = (
  named: string | null | undefined,
  invitation: Pick<Invitation, 'voucher'>,
  features: FeatureSet,
): VoucherVariant => {
  const [own = DEFAULT_OPTIONS.voucher, ...others] = vouchersOf(invitation, features);
  return others.find((one) => one === named) ?? own;
};
