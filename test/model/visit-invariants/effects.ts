/** What the back end answered to each key of a mutation: all answers are the first one, as long as a key is honoured (D21). */
import { HONOURED_FOR } from '../../../graphql/backend/idempotency/once.ts';
import { member, type Call, type Response } from '../../harness/tab/call.ts';

/** An answer that says *try again* is not the last word (D16). */
const isFinal = ({ value, errors }: Response): boolean => {
  const problems = member(value, 'registrationProblems');
  const invitesRetry =
    Array.isArray(problems) && problems.some((problem) => member(problem, 'reason') === 'Infrastructure');
  return errors.length === 0 && !invitesRetry;
};

export interface Effect {
  call: Call;
  response: Response;
  /** What the same key was answered first: the response itself, if it had an effect of its own. */
  first: Response;
}
/** The last words on mutations, in the order in which the back end said them. */
export function effectsOf(calls: readonly Call[]): Effect[] {
  const firsts = new Map<string, Response>();
  return calls
    .filter(({ mutation }) => mutation)
    .flatMap((call) => call.responses.filter(isFinal).map((response) => ({ call, response })))
    .toSorted((one, other) => one.response.order - other.response.order)
    .map(({ call, response }) => {
      const named = `${call.operation} ${call.key}`;
      const known = call.key === null ? undefined : firsts.get(named);
      const first = known && response.at - known.at < HONOURED_FOR ? known : response;
      firsts.set(named, first);
      return { call, response, first };
    });
}
