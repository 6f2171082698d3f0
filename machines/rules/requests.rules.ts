/** Actions and guards on requests, each by name. */
import { failureOf } from '../domain/failure.ts';
import { store, when } from './visit.base.ts';
import type { VisitContext } from '../context/visit.types.ts';
import { answered, changed, isLost, repeated, unansweredBy, withoutProblems } from '../context/requests.ts';
import type { AddressRequest, ButtonRequest, Problem, RequestName } from '../context/requests.types.ts';
import type { EmailRequest } from '../context/mail.types.ts';

interface Of<Name extends RequestName = RequestName> {
  of: Name;
}
export const requestActions = {
  storeAddress: store(({ of, email, locale, key }: Of<AddressRequest> & EmailRequest, context) =>
    changed(context, of, { sent: repeated(context.requests[of], { email, locale, key }), problem: null }),
  ),
  storePress: store(({ of, key }: Of<ButtonRequest> & { key: string }, context) =>
    changed(context, of, { sent: repeated(context.requests[of], { key }), problem: null }),
  ),
  storeAnswered: store((of: RequestName, context) => answered(context, of)),
  /**
   * Stores a thrown error as the failure shown to the visitor (D24). A key that belongs to another request is discarded
   * (D21).
   */
  storeError: store(({ of, thrown }: Of & { thrown: unknown }, context) =>
    unansweredBy(failureOf(thrown), of, context),
  ),
  storeProblem: store(({ of, problem }: Of & { problem: Problem }, context) => changed(context, of, { problem })),
  /** Refused: the next submission is a new request. */
  refuse: store(({ of, problem }: Of & { problem: Problem }, context) => answered(context, of, { problem })),
  clearProblem: store((of: RequestName, context) => changed(context, of, { problem: null })),
  clearProblems: store((_: undefined, { requests }) => ({ requests: withoutProblems(requests) })),
};

const problemIn = ({ requests }: VisitContext, of: RequestName) => requests[of].problem;
export const requestGuards = {
  problemKnown: when((context, of: RequestName) => problemIn(context, of) !== null),
  /** An automatic retry must not replace a request that prompts the visitor. */
  lost: when(({ requests }, of: RequestName) => isLost(requests[of])),
  notLost: when(({ requests }, of: RequestName) => !isLost(requests[of])),
};
