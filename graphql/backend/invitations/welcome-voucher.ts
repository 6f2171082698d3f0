/** Which welcome voucher a registration is granted: what its invitation promises, or an experiment that runs (D51). */
import { DEFAULT_OPTIONS, VOUCHERS, type VoucherVariant } from '../../../machines/landing/landing-options.ts';
import type { FeatureSet } from '../features/feature-set.ts';
import type { Invitation } from './storage.ts';

/** A rule gives its variations where it runs: also one without weight, to whoever was drawn into it before. */
const givenByRule = (rule: { coverage?: number; variations?: unknown[] }): readonly unknown[] =>
  rule.coverage === 0 ? [] : (rule.variations ?? []);

/** What the features may give some visitor now. Which one they gave is not asked: who a visitor is is not sent before consent. */
const givenBy = ({ features }: FeatureSet): readonly unknown[] => {
  const { defaultValue, rules = [] } = features['welcome-voucher'] ?? {};
  return [defaultValue, ...rules.flatMap((rule) => ('force' in rule ? [rule.force] : givenByRule(rule)))];
};

/**
 * The welcome vouchers that a registration by this invitation may be granted, its own first. What a campaign promises is for everyone
 * with its code: no experiment changes it.
 */
export const vouchersOf = ({ voucher }: Pick<Invitation, 'voucher'>, features: FeatureSet): VoucherVariant[] => {
  if (voucher !== null) return [voucher];
  const given = givenBy(features);
  return [DEFAULT_OPTIONS.voucher, ...VOUCHERS.filter((one) => one !== DEFAULT_OPTIONS.voucher && given.includes(one))];
};

/** @param named what the form named, as it came; what the invitation does not allow is its own (an address alone changes no promise). */
export const grantedVoucher = (
  named: string | null | undefined,
  invitation: Pick<Invitation, 'voucher'>,
  features: FeatureSet,
): VoucherVariant => {
  const [own = DEFAULT_OPTIONS.voucher, ...others] = vouchersOf(invitation, features);
  return others.find((one) => one === named) ?? own;
};
