/** Data about a wait for an answer. */
import type { StateValue } from 'xstate';
import type { MessageKey } from '../../locales/messages.ts';
import type { PageId } from '../../machines/domain/page-ids.ts';
import type { RegistrationValues } from '../../machines/context/registration.types.ts';
import type { VisitEvent } from '../../machines/context/visit.types.ts';
import type { Beginning } from './beginnings.ts';

export interface Wait {
  /** Name in reports. */
  name: string;
  /** The waiting state, as named by the chart. */
  id: string;
  actor: string;
  /** The visit's input, and the page it opens; a landing page by its slug. */
  begins: Beginning;
  opens: PageId;
  slug?: string;
  /** The page's own call before the press fails. */
  unanswered?: true;
  /** An event on the page before the press. */
  first?: VisitEvent;
  /** Starts the wait; null if opening the page does. */
  press: ((person: RegistrationValues, key: string) => VisitEvent) | null;
  /** The press that the page offers for it, if it differs and waits for more. */
  offered?: Wait['press'];
  /** True if the registration is accepted with a second step to come. */
  started?: true;
  /** True if each effect sends one mail, to the address of the press or the visitor's own. */
  mails?: true;

  /** True if no other page can be requested until the answer (D21). */
  held: boolean;
  /** True if the visitor can cancel (D24). */
  cancellable: boolean;
  /** The delay that ends it; null if the child has its own timeout. */
  limit: 'answerLimit' | 'linkLife' | 'slowAnswer' | null;
  /** The state after cancelling, or without an answer; by default where they pressed. */
  back?: StateValue;
  /** The state without an answer, if it differs from `back`. */
  failed?: StateValue;
  /**
   * The problem shown when the call fails; a look-up reports its failures itself, and only an error counts. Null if
   * nothing is shown.
   */
  tells: 'network' | 'technical' | null;
  /** Announcements of the wait, and of slowness (D24). Null if nothing is announced. */
  says: MessageKey | null;
  slow: MessageKey | null;
}
