/** The waiting list: a signed token joins, an address requests one (D27). */
import { withoutToken } from '../flows/read-flows.ts';
import { tokenExpiry } from '../domain/token.ts';
import { given } from '../common/given.ts';
import { momentOf, store, when } from './visit.base.ts';
import type { VisitContext, VisitEvent } from '../context/visit.types.ts';
import type { JoinAnswer, TokenInput, UnsubscribeAnswer } from '../context/waiting-list.types.ts';

/** Service input of a button on a page that requires a signed token. */
export const tokenInput =
  (of: 'join' | 'unsubscribe') =>
  ({ context: { token, requests } }: { context: VisitContext }): TokenInput => ({
    token: given(token.text),
    key: given(requests[of].sent).key,
  });

export const waitingListActions = {
  /** A refused token is dropped, and with it the flow that requires one (D15, D28). */
  forgetToken: store((_: undefined, { token, flow }) => ({
    token: { ...token, text: null, claims: null },
    flow: withoutToken(flow),
  })),
};

export const waitingListGuards = {
  tokenHeld: when(({ token }) => token.claims !== null),
  /** An expired token is not sent, because the back end would refuse it (D28, D48). */
  tokenGood: ({ context, event }: { context: VisitContext; event: VisitEvent }) =>
    context.token.claims !== null && (tokenExpiry(context.token.text ?? '') ?? Infinity) > momentOf({ context, event }),
  joined: when((_, { outcome }: JoinAnswer) => outcome === 'JOINED'),
  alreadyListed: when((_, { outcome }: JoinAnswer) => outcome === 'ALREADY_LISTED'),
  unsubscribed: when((_, { outcome }: UnsubscribeAnswer) => outcome === 'UNSUBSCRIBED'),
};
