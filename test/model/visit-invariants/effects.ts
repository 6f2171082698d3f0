/** The back end's answers to each key of a mutation: all equal the first one, while the key is valid (D21). */
import { KEY_LIFETIME } from '../../../graphql/backend/idempotency/once.ts';
import { member, type Call, type Response } from '../../harness/tab/call.ts';

/** An answer that invites a retry is not final (D16). */
const isFinal = ({ value, errors }: Response): boolean => {
  const problems = member(value, 'registrationProblems');
  const allowsRetry =
    Array.isArray(problems) && problems.some((problem) => member(problem, 'reason') === 'Infrastructure');
  return errors.length === 0 && !allowsRetry;
};

export interface Effect {
  call: Call;
  response: Response;
  /** The first answer to the key; the response itself, if it caused the effect. */
  first: Response;
}
/** Final answers to mutations, in the back end's order. */
export function effectsOf(calls: readonly Call[]): Effect[] {
  const firsts = new Map<string, Response>();
  return calls
    .filter(({ mutation }) => mutation)
    .flatMap((call) => call.responses.filter(isFinal).map((response) => ({ call, response })))
    .toSorted((one, other) => one.response.order - other.response.order)
    .map(({ call, response }) => {
      const named = `${call.operation} ${call.key}`;
      const known = call.key === null ? undefined : firsts.get(named);
      const first = known && response.at - known.at < KEY_LIFETIME ? known : response;
      firsts.set(named, first);
      return { call, response, first };
    });
}
