/**
 * What a row of the witness table says: where a visitor stands and what happens; then what must come of it. Rows are written by hand from
 * the specification and the decisions, never from the charts. What a row leaves out must be as it was: the same page, nothing announced,
 * nothing tracked, nothing lost, the focus where it was, the ways on that the page always has.
 */
import type { MessageKey } from '../../locales/messages.ts';
import type { TrackedEvent } from '../../machines/analytics/catalogue.ts';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import type { VisitorEvent } from '../../machines/offer.types.ts';
import type { PageId } from '../../machines/page.types.ts';
import type { ScreenName } from '../model/browser/screens.ts';
import type { CONDITIONS } from '../model/witness/conditions.ts';

/** A decision by its number, or a section of the specification. */
export type Rule = `D${number}` | `spec ${number}`;
export type OneOrMore<T> = T | readonly T[];

/** Whom the page asks outside. */
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
/** How no answer comes: by the network, the answer itself, or the time (D24). */
export type Failed =
  /** The connection is refused, or is not there. */
  | 'no network'
  /** 5xx, or a shape that says nothing. */
  | 'technical'
  /** The key of what was sent belongs to something else: it can't be sent by that key again. */
  | 'used before'
  /** 429. */
  | 'too many requests'
  /** What asks breaks itself. */
  | 'breaks'
  /** A part of the page that a deployment replaced. */
  | 'part missing'
  /** Nothing for 30 s. */
  | 'no answer';
/** What comes of asking: an answer by its name in the contract, none, or for 8 s nothing; or the visitor gives it up. */
export type Comes = Failed | 'slow' | 'cancelled' | (string & {});

/** What a press brings that is not as it must be; and whether a mail is asked for at once again. */
export type Given = 'nothing' | 'no address' | 'without terms' | 'without a name' | 'at once' | 'of the other step';
/** What happens: one of these. */
export type Happening =
  /** Whoever arrives asks for a page by its address. */
  | { arrives: PageId }
  | { press: VisitorEvent; given?: Given }
  | { of: OneOrMore<Asked>; comes: OneOrMore<Comes> }
  /** Time passes by itself, by the name of the delay. */
  | { time: 'forwarding' | 'forwardingSoon' | 'readingTime' | 'readingTimeSoon' | 'linkLife' }
  | { network: 'lost' | 'returned' };

/** Where the visitor stands; `when` all of these hold, and none of `unless`. */
export interface Where {
  /** `boot`: before the first page. */
  on: OneOrMore<PageId | 'boot' | 'any page'>;
  flow?: OneOrMore<RegistrationFlow>;
  when?: OneOrMore<Condition>;
  unless?: OneOrMore<Condition>;
}
export type Condition = keyof typeof CONDITIONS;
export type Tracked = TrackedEvent['event'];

/** What must come of it. */
export interface Then {
  /** The page that one is on then. */
  page?: PageId;
  /** What it shows, where a page has several headings. */
  screen?: ScreenName;
  /** The visitor is taken out of the product. */
  leaves?: 'login' | 'shop' | 'deny';
  /** What is said anew: announced, or at a field. */
  says?: OneOrMore<MessageKey>;
  /** What analytics is told. */
  tracked?: OneOrMore<Tracked>;
  /** The same, unless it was told before in this page load. */
  trackedOnce?: OneOrMore<Tracked>;
  /** What of what was typed is there no more: forms, or fields of one. */
  loses?: OneOrMore<string>;
  /** Whether the same press, repeated, is known as the same (D21): by default so after no answer, and not after one. */
  key?: 'kept' | 'spent';
  /** Where the focus is taken; by default to the heading of another screen, else nowhere. */
  focus?: 'alarm' | 'wrong field' | 'heading' | 'elsewhere' | null;
  /** Whom the page asks because of it. */
  asks?: OneOrMore<Asked>;
  /** Whom else it tells: other tabs, the consent platform, whoever reads reports. */
  tells?: OneOrMore<
    | 'account.activated'
    | 'credentials.received'
    | 'anomaly.reported'
    | 'reload.requested'
    | 'settings.requested'
    | 'bearer.disowned'
  >;
  /** Controls beyond those that the screen always has (`ways.ts`), and those that are not there, or not to be used. */
  more?: OneOrMore<string>;
  less?: OneOrMore<string>;
  /**
   * The form is come to: it tells analytics once that it is shown, in flows whose form is not first shown on the landing page (D37); and
   * the invitation is looked up, unless it is known (D10).
   */
  enters?: 'the form';
  /** All ways on are those that there were. */
  ways?: 'as they were';
}
export type Row = Where & Happening & Then & { rule: OneOrMore<Rule> };
