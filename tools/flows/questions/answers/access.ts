/** Which screens need a token. */
import { pageStates, stateAt, visit, visitState, wordOf } from '../../charts/facts.ts';
import { FLOWS, type RegistrationFlow } from '../../../../machines/flows/flows.ts';
import type { Guard, State, Transition } from '../../charts/facts.types.ts';
import type { visitGuards } from '../../words/visit/guards.ts';
import { nameOfPage, sayGuard } from '../../words/say.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, plain, say, sayAll, table } from '../cells.ts';
import { reachable } from '../reach.ts';

type VisitGuard = keyof typeof visitGuards;
/** Guards that require a token; combined guards are recognised by these parts. */
const WITH_TOKEN: readonly VisitGuard[] = ['tokenHeld', 'tokenGood', 'adminTokenHeld', 'admin', 'socialStepDue'];
const isFlow = (name: string | null): name is RegistrationFlow => name !== null && Object.hasOwn(FLOWS, name);

function needsToken({ name, params, parts }: Guard): boolean {
  if (name === 'acceptedIn') return isFlow(params) && FLOWS[params].token !== null;
  const names: readonly string[] = parts?.join === 'and' ? [name, ...parts.names] : [name];
  return WITH_TOKEN.some((guard) => names.includes(guard));
}
const isOpen = ({ guard }: Transition) => guard === null || !needsToken(guard);

function tokenAnswer(): Answer {
  const [all, open] = [reachable(() => true), reachable(isOpen)];
  const isProtected = (state: State) => all.has(wordOf(state)) && !open.has(wordOf(state));
  const pages = pageStates.filter(isProtected);
  const protectedPages = new Set(pages.map(({ page }) => page));
  /** Outermost states only; their descendants are covered. */
  const within = visit.filter(
    (state) =>
      isProtected(state) &&
      state.page !== null &&
      !protectedPages.has(state.page) &&
      state.parent !== null &&
      !isProtected(visitState(state.parent)),
  );
  const keys = visit.flatMap(({ transitions }) =>
    transitions.flatMap(({ guard, to, from }) =>
      guard && needsToken(guard) ? to.map((place) => ({ guard, to: stateAt(place), from: stateAt(from) })) : [],
    ),
  );
  const keyTo = (state: State) => {
    const own = keys.filter(({ to }) => to.page === state.page && (state.isPage || to.path === state.path));
    return own.length === 0 ? say('the step before') : sayAll(own.map(({ guard }) => sayGuard(guard, 'visit')));
  };
  const rows = (states: readonly State[]) =>
    states.map((state) => [link(state), keyTo(state), plain(state.description ?? '–')]);
  return answer(
    `${count(pages.length, 'page')}: ${pages.flatMap(({ page }) => (page === null ? [] : [nameOfPage(page)])).join(', ')}; and ${count(within.length, 'state')} of pages that are open to everyone.`,
    table(['Page', 'Condition', 'Description'], rows(pages), 'Whole pages'),
    table(['State', 'Condition', 'Description'], rows(within), 'States of other pages'),
  );
}

export const accessQuestions: readonly Question[] = [
  {
    id: 'token-needed',
    question: 'Which screens need a token?',
    keywords: ['token', 'protected', 'access', 'link', 'jwt', 'signed'],
    by: 'product',
    answer: tokenAnswer,
  },
];
