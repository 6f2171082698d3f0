/** What can be found in the workbench. */
import type { View } from '../app/view.ts';

/** In the order in which they are read where two are found alike. */
export const KINDS = {
  question: 'Questions',
  state: 'States',
  address: 'Addresses',
  control: 'What can be pressed or filled in',
  mail: 'Mails',
  data: 'Data that decides',
  compare: 'Compare',
  event: 'What happens',
  tracked: 'Told to analytics',
  guard: 'Conditions',
  message: 'Messages',
} as const;
export type Kind = keyof typeof KINDS;

export interface Thing {
  id: string;
  kind: Kind;
  /** In plain words. */
  title: string;
  /** What stands beside it: the technical name, or where it is. */
  detail: string;
  /** Further words that it is found by. */
  also: string;
  /** What is shown when it is chosen. */
  view: Partial<View>;
}
