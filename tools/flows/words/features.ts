/** What an experiment may change. */
import type { FeatureId } from '../../../machines/experiments/experiments.types.ts';

export const FEATURE_WORDS: Readonly<Record<FeatureId, string>> = {
  'welcome-voucher': 'the welcome voucher',
  'registration-flow': 'the flow of the registration',
};
