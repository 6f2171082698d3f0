/** Types of the things that the workbench's search can find. */
import type { View } from '../app/view.ts';

/** In the order of equal results. */
export const KINDS = {
  question: 'Questions',
  state: 'States',
  address: 'Addresses',
  control: 'Controls',
  mail: 'Mails',
  data: 'Data that decides',
  compare: 'Compare',
  event: 'Events',
  tracked: 'Tracked events',
  guard: 'Conditions',
  message: 'Messages',
} as const;
export type Kind = keyof typeof KINDS;

export interface SearchItem {
  id: string;
  kind: Kind;
  title: string;
  /** The technical name, or the place. */
  detail: string;
  /** Additional search words. */
  also: string;
  /** The view to open. */
  view: Partial<View>;
}
