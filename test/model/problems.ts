/** The problems that a visit reports, and the request of a press. */
import { REQUESTS } from '../../machines/context/requests.ts';
import type { AddressRequest, Problem, RequestName } from '../../machines/context/requests.types.ts';
import type { VisitContext } from '../../machines/context/visit.types.ts';
import { requestOfPress } from './calls.ts';

type Known = Pick<VisitContext, 'requests'>;
/** All problems, in the order of the requests. */
export const problemsIn = ({ requests }: Known): readonly Problem[] =>
  REQUESTS.flatMap((name) => requests[name].problem ?? []);
/** The problems that are new. */
export const newProblems = (was: Known, is: Known): readonly Problem[] =>
  REQUESTS.flatMap((name) => {
    const { problem } = is.requests[name];
    return problem !== was.requests[name].problem && problem ? [problem] : [];
  });
/** The refused fields of all forms. */
export const refusedFields = (known: Known) =>
  problemsIn(known).flatMap((problem) => (problem.kind === 'fields' ? [problem.fields] : []));

const ADDRESS_FORMS: Readonly<Record<string, AddressRequest>> = {
  landing: 'place',
  membershipApply: 'application',
  lobby: 'lobbyLink',
  formFinished: 'newAddress',
};
/** @param on the page of the press, and whether the teaser covers it. @returns null if the press has no key. */
export function sentBy(press: string, on: { page: string | null | undefined; isTeaser: boolean }): RequestName | null {
  if (press === 'email.submitted') {
    const request = on.isTeaser ? 'teaser' : ADDRESS_FORMS[on.page ?? ''];
    if (!request) throw new Error(`test/model/problems.ts: no request for the address form of the page ${on.page}`);
    return request;
  }
  return requestOfPress(press);
}
/**
 * Requests with a key that are kept while other pages are opened; the activation mail can be requested on several
 * pages.
 */
export const KEPT = REQUESTS.filter((name) => !['code', 'lookUp', 'viewer', 'resend'].includes(name));
