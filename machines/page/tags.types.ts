import type { ActivationError } from '../context/activation.types.ts';
import type { RequestName } from '../context/requests.types.ts';

/** State tags read by the view, which does not depend on state names. */
export type VisitTag =
  /** A request is pending: Back waits for its response. */
  | 'busy'
  | 'slow'
  | 'offline'
  /** A request was not answered and the network is back: the visitor is asked whether to resend. */
  | 'sendNow'
  /** … this request. */
  | `sendNow.${RequestName}`
  | 'unreachable'
  | 'lookingUp'
  /** The delivered page, before it is known whether there is an invitation. */
  | 'undecided'
  /** There is an invitation that is not refused so far: the visitor is greeted (D49). */
  | 'greeted'
  /** There is an invitation without a verdict yet. */
  | 'verdictPending'
  | 'checkingCode'
  | 'invited'
  | 'unavailable'
  | 'teased'
  | 'askingForPlace'
  | 'placeAsked'
  | 'changingAddress'
  | 'countingDown'
  /** Near the end of the countdown: it is announced once more. */
  | 'lastSeconds'
  /** The visitor declined the automatic forward, or it is impossible. */
  | 'staying'
  | 'alreadyActive'
  | 'activeElsewhere'
  | 'joined'
  | 'alreadyListed'
  /** The lobby requires a link, and the visitor has no valid one (D48). */
  | 'lobbyClosed'
  | 'lobbyLinkSent'
  | 'unsubscribed'
  | 'linkBroken'
  | ActivationError;
