/** A storyboard as it is written: what visitors do, and what the house answers. Where that leads, what is tracked and drawn says the chart. */
import type { MailKind } from '../../graphql/backend/mail/kinds.ts';
import type { Locale } from '../../machines/domain/languages.ts';
import type { VisitInput } from '../../machines/visit.types.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';

/** A page is loaded, and what happens on it. */
export interface Load {
  /** What the page is opened with. */
  input: VisitInput;
  /** The mail whose link leads here; left out: it begins without one. */
  fromMail?: MailKind;
  steps: readonly PathEvent[];
}
export interface Board {
  title: string;
  /** What happens in it, in a sentence. */
  about: string;
  loads: readonly Load[];
}
/** @param language that the visitor speaks: what is sent tells it. */
export type WriteBoard = (language: Locale) => Board;
