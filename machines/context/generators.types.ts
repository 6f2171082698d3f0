/** Service inputs and outputs of the two admin generators (D31, D32). */
import type { RegistrationCodeErrorType } from '../../graphql/generated/client/graphql.ts';

/**
 * Why a code is unusable, for the admins who manage it. Uses the contract's types, of which the back end may send newer
 * ones (D8).
 */
export type CodeRefusal = RegistrationCodeErrorType | 'missing' | 'unknown';

export interface RegistrationLink {
  url: string;
  /** ISO 8601, UTC. */
  validUntil: string;
}
export interface LinkRequest {
  /** The admin's own token; the back end verifies it in every operation. */
  token: string;
  /** Normalised. */
  code: string;
}
export type LinkAnswer =
  | { outcome: 'made'; link: RegistrationLink }
  /** Error types of the contract, possibly newer than this page (D8). */
  | { outcome: 'refused'; errors: readonly string[] }
  /** The caller is not an admin, or no longer one. */
  | { outcome: 'forbidden' };

interface Variation {
  /** The name given by the experiment's author, otherwise the value. */
  name: string;
  /** Share among participants: 0 to 1. */
  share: number;
  /** URL that shows the variation, with the SDK's query override and the preview parameter. */
  preview: string;
}
export interface Experiment {
  key: string;
  name: string;
  /** Share of visitors who take part: 0 to 1. */
  coverage: number;
  /** The experiment only affects the registration form, so its previews need an invitation. */
  onForm: boolean;
  variations: readonly Variation[];
}

export type LinkGeneratorEvent =
  | { type: 'code.typed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'wait.cancelled' };

export type SplitGeneratorEvent =
  | { type: 'experiment.picked'; key: string }
  | { type: 'list.retried' }
  | { type: 'wait.cancelled' };

/** State tags read by the views of both. */
export type GeneratorTag = 'busy' | 'slow' | 'none' | 'unavailable' | 'listed';
