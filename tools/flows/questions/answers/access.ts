/** Who may see what: tokens, admins, experiments. */
import { allStates, pageStateOf, pageStates, stateAt, visit, visitState, wordOf } from '../../charts/facts.ts';
import { FLOWS, type RegistrationFlow } from '../../../../machines/flows/flows.ts';
import { OFFERED_FLOWS } from '../../../../machines/flows/read-flows.ts';
import { VOUCHERS, voucherWorth } from '../../../../machines/landing-pages/landing-options.ts';
import type { FeatureId } from '../../../../machines/experiments/experiments.types.ts';
import type { Guard, State, Transition } from '../../charts/facts.types.ts';
import { FEATURE_WORDS, FLOW_WORDS } from '../../words/terms.ts';
import type { visitGuards } from '../../words/visit/guards.ts';
import { nameOfPage, sayGuard, sayTransition } from '../../words/say.ts';
import type { Answer, Question } from '../answer.types.ts';
import { answer, count, link, plain, say, sayAll, table, target } from '../cells.ts';
import { transitionsFrom, rowsInto } from '../transition-outcomes.ts';
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

const adminPages = ['linkGenerator', 'splitGenerator'] as const;
const features: readonly FeatureId[] = ['welcome-voucher', 'registration-flow'];
const EFFECTS: Readonly<Record<FeatureId, string>> = {
  'welcome-voucher': 'exposeVoucher',
  'registration-flow': 'decideFlow',
};

function experimentsAnswer(): Answer {
  const doing = (action: string) =>
    visit.filter(
      ({ entry, transitions }) =>
        entry.some(({ name }) => name === action) ||
        transitions.some(({ actions }) => actions.some(({ name }) => name === action)),
    );
  const values = {
    'welcome-voucher': VOUCHERS.map((voucher) => {
      const { percent, minimum } = voucherWorth(voucher);
      return `${percent} %${minimum ? ' from a minimum order' : ''}`;
    }),
    'registration-flow': OFFERED_FLOWS.map((flow) => FLOW_WORDS[flow]),
  } as const satisfies Record<FeatureId, readonly string[]>;
  return answer(
    `${count(features.length, 'thing')} may differ by experiment, and a landing page may redirect to another. Nothing on screen changes after the first input; a visitor with a link that names a voucher or a flow keeps it.`,
    table(
      ['Experiment on', 'Variations', 'Effect at'],
      features.flatMap((feature) =>
        doing(EFFECTS[feature]).map((state) => [say(FEATURE_WORDS[feature]), sayAll(values[feature]), link(state)]),
      ),
      'What changes',
    ),
    table(
      ['At', 'What happens', 'Leads to'],
      allStates
        .filter(({ chart }) => chart === 'experiments')
        .flatMap((state) =>
          state.transitions.map((transition) => {
            const { when, given, to } = sayTransition(transition);
            return [link(state), say(given === null ? when : `${when}: ${given}`), say(to)];
          }),
        ),
      'How a visitor joins one',
    ),
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
  {
    id: 'admin-pages',
    question: 'Who can reach the admin pages?',
    keywords: ['link generator', 'split generator', 'admin', 'role', 'generator', 'access', 'security'],
    by: 'quality',
    answer: () =>
      answer(
        'only visitors with an admin token whom the back end confirms as admins; for others the pages do not exist.',
        ...adminPages.map((page) =>
          table(['What happens', 'At', 'Leads to'], rowsInto(page), `Transitions to: ${nameOfPage(page)}`),
        ),
        table(
          ['At', 'What happens', 'Leads to'],
          [...transitionsFrom('linkGeneratorGate'), ...transitionsFrom('linkGenerator')].map(({ from, what, to }) => [
            link(from),
            say(what),
            target(to),
          ]),
          `At the gate, and after it: ${nameOfPage(pageStateOf('linkGenerator').page ?? 'linkGenerator')}`,
        ),
      ),
  },
  {
    id: 'experiments',
    question: 'Which experiments change what?',
    keywords: ['experiment', 'a/b', 'ab test', 'variation', 'growthbook', 'feature'],
    by: 'product',
    answer: experimentsAnswer,
  },
];
