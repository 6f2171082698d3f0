/** The problems that a visit reports, and the request of a call. */
import { REQUESTS } from '../../machines/context/requests.ts';
import type { AddressRequest, Problem, RequestName } from '../../machines/context/requests.types.ts';
import type { VisitContext } from '../../machines/context/visit.types.ts';

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

/** The request of a call, by its id. */
export const REQUEST_OF = {
  register: 'register',
  finalizeLean: 'complete',
  finalizeSocial: 'complete',
  changeEmail: 'newAddress',
  requestPlace: 'place',
  requestLobbyLink: 'lobbyLink',
  activate: 'activate',
  resend: 'resend',
  joinWaitingList: 'join',
  unsubscribe: 'unsubscribe',
} as const satisfies Readonly<Record<string, RequestName>>;
/** @param isTeaser true in the teaser; two forms apply for membership. */
export function requestOf(actor: string, isTeaser: boolean): RequestName | null {
  if (actor === 'applyForMembership') return isTeaser ? 'teaser' : 'application';
  return Object.entries(REQUEST_OF).find(([id]) => id === actor)?.[1] ?? null;
}

/** The request of a press; for a form with only an address it depends on the page (`sentBy`). */
const PRESSES = {
  'form.submitted': 'register',
  'step.submitted': 'complete',
  'mail.requested': 'resend',
  'activation.pressed': 'activate',
  'join.pressed': 'join',
  'unsubscribe.pressed': 'unsubscribe',
} as const satisfies Readonly<Record<string, RequestName>>;
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
  return Object.entries(PRESSES).find(([type]) => type === press)?.[1] ?? null;
}
/**
 * Requests with a key that are kept while other pages are opened; the activation mail can be requested on several
 * pages.
 */
export const KEPT = REQUESTS.filter((name) => !['code', 'lookUp', 'viewer', 'resend'].includes(name));
