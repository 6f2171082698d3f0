/** What is known of a wait for an answer. */
import type { StateValue } from 'xstate';
import type { MessageKey } from '../../locales/messages.ts';
import type { PageId } from '../../machines/page.types.ts';
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';
import type { VisitEvent } from '../../machines/visit.types.ts';
import type { Beginning } from './beginnings.ts';

export interface Wait {
  /** What it is called in reports. */
  name: string;
  /** The state that waits, as the chart names it. */
  id: string;
  actor: string;
  /** Who comes, and which page they open; a landing page by its slug. */
  begins: Beginning;
  opens: PageId;
  slug?: string;
  /** What the page asks for before the press is not answered. */
  unanswered?: true;
  /** Done on the page first. */
  first?: VisitEvent;
  /** What begins the wait; null: that the page is opened. */
  press: ((person: RegistrationValues, key: string) => VisitEvent) | null;
  /** What the page offers that asks for it and waits for more, where that is another press. */
  offered?: Wait['press'];
  /** Whether the registration is accepted with a second step to come. */
  started?: true;
  /** One effect sends one mail, to the address that the press says, or to the visitor's own. */
  mails?: true;

  /** Until the answer is there no other page can be asked for (D21). */
  held: boolean;
  /** Whether the visitor can cancel (D24). */
  cancellable: boolean;
  /** The delay that ends it; null: the child has a limit of its own. */
  limit: 'answerLimit' | 'linkLife' | 'slowAnswer' | null;
  /** Where the visitor is again when they cancel, or when no answer comes: by default where they pressed. */
  back?: StateValue;
  /** Where no answer leads, if not back. */
  failed?: StateValue;
  /** What the visitor is told when the call fails: a look-up tells of its own failures, and only breaks. Null: nothing. */
  tells: 'network' | 'technical' | null;
  /** What is announced while it waits, and when it takes longer (D24). Null: nothing. */
  says: MessageKey | null;
  slow: MessageKey | null;
}
