/** What a visit says is wrong, and which request a call is of. */
import { REQUESTS } from '../../machines/requests/requests.ts';
import type { AddressRequest, Problem, RequestName } from '../../machines/requests/requests.types.ts';
import type { VisitContext } from '../../machines/visit.types.ts';

type Known = Pick<VisitContext, 'requests'>;
/** Everything that is wrong, in the order of the requests. */
export const problemsIn = ({ requests }: Known): readonly Problem[] =>
  REQUESTS.flatMap((name) => requests[name].problem ?? []);
/** The problems that were not there before. */
export const newProblems = (was: Known, is: Known): readonly Problem[] =>
  REQUESTS.flatMap((name) => {
    const { problem } = is.requests[name];
    return problem !== was.requests[name].problem && problem ? [problem] : [];
  });
/** What is refused at the fields of any form. */
export const refusedFields = (known: Known) =>
  problemsIn(known).flatMap((problem) => (problem.kind === 'fields' ? [problem.fields] : []));

/** The request that a call sends, by the id of the call. */
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
/** @param place where the call is sent from: two forms apply for membership. */
export function requestOf(actor: string, isTeaser: boolean): RequestName | null {
  if (actor === 'applyForMembership') return isTeaser ? 'teaser' : 'application';
  return Object.entries(REQUEST_OF).find(([id]) => id === actor)?.[1] ?? null;
}

/** The request that a press sends; of a form of one address the page says which (`sentBy`). */
const PRESSES = {
  'form.submitted': 'register',
  'step.submitted': 'complete',
  'mail.requested': 'resend',
  'activation.pressed': 'activate',
  'join.pressed': 'join',
  'unsubscribe.pressed': 'unsubscribe',
} as const satisfies Readonly<Record<string, RequestName>>;
const ADDRESS_FORMS: Readonly<Record<string, AddressRequest>> = {
  membershipApply: 'application',
  lobby: 'lobbyLink',
  formFinished: 'newAddress',
};
/** @param on the page where it is pressed, and whether the teaser lies over it. @returns null: that is no press with a key. */
export function sentBy(press: string, on: { page: string | null | undefined; isTeaser: boolean }): RequestName | null {
  if (press === 'email.submitted') return on.isTeaser ? 'teaser' : (ADDRESS_FORMS[on.page ?? ''] ?? 'place');
  return Object.entries(PRESSES).find(([type]) => type === press)?.[1] ?? null;
}
/** What a page sends by a press with a key, and keeps while other pages are opened; the activation mail is asked for on several. */
export const KEPT = REQUESTS.filter((name) => !['code', 'lookUp', 'viewer', 'resend'].includes(name));
