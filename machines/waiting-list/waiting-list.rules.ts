/** The waiting list: a signed token joins, an address asks for one (D27). */
import { withoutToken } from '../flows/read-flows.ts';
import { tokenExpiry } from '../domain/token.ts';
import { momentOf, store, when } from '../visit.base.ts';
import type { VisitContext, VisitEvent } from '../visit.types.ts';
import type { JoinAnswer, TokenInput, UnsubscribeAnswer } from './waiting-list.types.ts';

/** What a press on a page sends that a signed token opens. */
export const tokenInput =
  (of: 'join' | 'unsubscribe') =>
  ({ context: { token, requests } }: { context: VisitContext }): TokenInput => ({
    token: token.text ?? '',
    key: requests[of].sent?.key ?? '',
  });

export const waitingListActions = {
  /** A token that the back end refuses opens nothing any more, nor does the flow that needs one (D15, D28). */
  forgetToken: store((_: undefined, { token, flow }) => ({
    token: { ...token, text: null, claims: null },
    flow: withoutToken(flow),
  })),
};

export const waitingListGuards = {
  tokenHeld: when(({ token }) => token.claims !== null),
  /** A token that says itself that its time is over is not sent: the back end would refuse it (D28, D48). */
  tokenGood: ({ context, event }: { context: VisitContext; event: VisitEvent }) =>
    context.token.claims !== null && (tokenExpiry(context.token.text ?? '') ?? Infinity) > momentOf({ context, event }),
  joined: when((_, { outcome }: JoinAnswer) => outcome === 'JOINED'),
  alreadyListed: when((_, { outcome }: JoinAnswer) => outcome === 'ALREADY_LISTED'),
  unsubscribed: when((_, { outcome }: UnsubscribeAnswer) => outcome === 'UNSUBSCRIBED'),
};
