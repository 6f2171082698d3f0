/** What the admin’s two generators ask of the outside, and what they get (D31, D32). */
import type { RegistrationCodeErrorType } from '../../graphql/generated/client/graphql.ts';

/** Why a code can't be used, to those who are in charge of it: by the contract's types, which may be newer than this page (D8). */
export type CodeRefusal = RegistrationCodeErrorType | 'missing' | 'unknown';

export interface RegistrationLink {
  url: string;
  /** ISO 8601, UTC. */
  validUntil: string;
}
export interface LinkRequest {
  /** Of the admin’s link: the back end verifies it with every operation. */
  token: string;
  /** Normalised. */
  code: string;
}
export type LinkAnswer =
  | { outcome: 'made'; link: RegistrationLink }
  /** Error types of the contract, newer ones too (D8). */
  | { outcome: 'refused'; errors: readonly string[] }
  /** Whoever asks is no admin, or not any more. */
  | { outcome: 'forbidden' };

export interface Variation {
  /** As the one who set it up named it; else its value. */
  name: string;
  /** Of those who take part: 0 to 1. */
  share: number;
  /** The address that shows it, by the SDK’s query override, and with its mark. */
  preview: string;
}
export interface Experiment {
  key: string;
  name: string;
  /** How many visitors take part: 0 to 1. */
  coverage: number;
  /** It shows on the registration form only: its previews want an invitation. */
  onForm: boolean;
  variations: readonly Variation[];
}

/** What is done on the page that makes registration links. */
export type LinkGeneratorEvent =
  | { type: 'code.typed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'wait.cancelled' };

/** What is done on the page of the experiments. */
export type SplitGeneratorEvent =
  | { type: 'experiment.picked'; key: string }
  | { type: 'list.retried' }
  | { type: 'wait.cancelled' };

/** What the views of both may ask of their machines’ states. */
export type GeneratorTag = 'busy' | 'slow' | 'none' | 'unavailable' | 'listed';
