/**
 * A row of the witness table: a situation and an event; then the required result. Rows are written by hand from the
 * specification and the decisions, never from the charts. Omitted columns mean no change: the same page, no
 * announcement, no tracking, no loss, the same focus, and the page's usual controls.
 */
import type { MessageKey } from '../../locales/messages.ts';
import type { TrackedEvent } from '../../machines/context/tracked.types.ts';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import type { VisitorEvent } from '../../machines/page/offer.types.ts';
import type { PageId } from '../../machines/domain/page-ids.ts';
import type { ScreenName } from '../model/browser/distinct-screens.ts';
import type { CONDITIONS } from '../model/witness/conditions.ts';

/** Number of a decision, or a section of the specification. */
export type Rule = `D${number}` | `spec ${number}`;
export type OneOrMore<T> = T | readonly T[];

/** The page's calls. */
export type Asked =
  | 'register'
  | 'finalizeLean'
  | 'finalizeSocial'
  | 'activate'
  | 'changeEmail'
  | 'watchActivation'
  | 'resend'
  | 'requestPlace'
  | 'requestLobbyLink'
  | 'joinWaitingList'
  | 'applyForMembership'
  | 'unsubscribe'
  | 'logout'
  | 'askViewer'
  | 'pingBackend'
  | 'typedInvitation'
  | 'linkInvitation'
  | 'formInvitation';
/** Kinds of missing answers: by the network, the answer itself, or time (D24). */
export type Failed =
  /** The connection is refused, or missing. */
  | 'no network'
  /** 5xx, or an invalid body. */
  | 'technical'
  /** The key belongs to another request and can't be used again. */
  | 'used before'
  /** 429. */
  | 'too many requests'
  /** The caller itself throws. */
  | 'breaks'
  /** A page part replaced by a deployment. */
  | 'part missing'
  /** No answer within 30 s. */
  | 'no answer';
/**
 * The result of a call: an answer by its name in the contract, a failure, or no answer for 8 s; or the visitor cancels.
 */
export type Comes = Failed | 'slow' | 'cancelled' | (string & {});

/** Irregular input of a press; and whether a mail is requested again at once. */
export type Given = 'nothing' | 'no address' | 'without terms' | 'without a name' | 'at once' | 'of the other step';
/** One of these events. */
export type Happening =
  /** A visitor opens the address of a page. */
  | { arrives: PageId }
  | { press: VisitorEvent; given?: Given }
  | { of: OneOrMore<Asked>; comes: OneOrMore<Comes> }
  /** An elapsed delay, by name. */
  | { time: 'forwarding' | 'forwardingSoon' | 'readingTime' | 'readingTimeSoon' | 'linkLife' }
  | { network: 'lost' | 'returned' };

/** The situation; all of `when` hold, and nothing of `unless` does. */
export interface Where {
  /** `boot`: before the first page. */
  on: OneOrMore<PageId | 'boot' | 'any page'>;
  flow?: OneOrMore<RegistrationFlow>;
  when?: OneOrMore<Condition>;
  unless?: OneOrMore<Condition>;
}
export type Condition = keyof typeof CONDITIONS;
export type Tracked = TrackedEvent['event'];

/** The required result. */
export interface Then {
  /** The page afterwards. */
  page?: PageId;
  /** Its screen, if a page has several headings. */
  screen?: ScreenName;
  /** The visitor leaves the product. */
  leaves?: 'login' | 'shop' | 'deny';
  /** New messages: announced, or at a field. */
  says?: OneOrMore<MessageKey>;
  /** Tracked events. */
  tracked?: OneOrMore<Tracked>;
  /** The same, unless tracked before in this page load. */
  trackedOnce?: OneOrMore<Tracked>;
  /** Lost values: forms, or fields of one. */
  loses?: OneOrMore<string>;
  /** Whether a repeated press has the same key (D21); by default so after a missing answer, and not after an answer. */
  key?: 'kept' | 'spent';
  /** Target of the focus; by default the heading of a new screen, otherwise unchanged. */
  focus?: 'alarm' | 'wrong field' | 'heading' | 'elsewhere' | null;
  /** Calls started by it. */
  asks?: OneOrMore<Asked>;
  /** Other notifications: other tabs, the consent platform, error reports. */
  tells?: OneOrMore<
    | 'account.activated'
    | 'credentials.received'
    | 'anomaly.reported'
    | 'reload.requested'
    | 'settings.requested'
    | 'bearer.disowned'
  >;
  /** Controls beyond those of the screen (`ways.ts`), and those missing or disabled. */
  more?: OneOrMore<string>;
  less?: OneOrMore<string>;
  /**
   * The form is entered: it is tracked once as shown, in flows whose form is not first shown on the landing page (D37);
   * and the invitation is looked up, unless known (D10).
   */
  enters?: 'the form';
  /** The controls are unchanged. */
  ways?: 'as they were';
}
export type Row = Where & Happening & Then & { rule: OneOrMore<Rule> };
