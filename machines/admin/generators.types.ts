/** What the admin’s two generators ask of the outside, and what they get (D31, D32). */

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
  /** The address that shows it, whoever asks: by the SDK’s query override. */
  preview: string;
}
export interface Experiment {
  key: string;
  name: string;
  /** How many visitors take part: 0 to 1. */
  coverage: number;
  variations: readonly Variation[];
}

/** What is done on the page that makes registration links. */
export type LinkGeneratorEvent = { type: 'code.submitted'; code: string } | { type: 'wait.cancelled' };

/** What is done on the page of the experiments. */
export type SplitGeneratorEvent =
  | { type: 'experiment.picked'; key: string }
  | { type: 'list.retried' }
  | { type: 'wait.cancelled' };

/** What the views of both may ask of their machines’ states. */
export type GeneratorTag = 'busy' | 'slow' | 'none' | 'unavailable' | 'listed';
