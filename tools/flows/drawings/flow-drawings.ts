/**
 * A drawing of each flow, left to right, from start to end: fields from the table of flows, transitions from the chart.
 */
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import type { Flow } from '../../../machines/flows/flows.types.ts';
import { firstStepOf, FLOW_NAMES, flowRow, startsOnLanding } from '../../../machines/flows/read-flows.ts';
import { SLUGS, landingOf } from '../../../machines/landing-pages/definitions.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pageStateOf, stateAt, withDescendants } from '../charts/facts.ts';
import type { Transition } from '../charts/facts.types.ts';
import { FLOW_WORDS } from '../words/terms.ts';
import { nameOfPage } from '../words/say.ts';
import type { Row } from './card.ts';
import { pathOf } from './common-drawings.ts';
import type { Content, Drawing } from './drawing.types.ts';
import type { Part } from './layout.ts';
import { chainOf } from '../plan/main-path.ts';
import { plainCard, rowsOf, words, type Around } from './rows.ts';
import type { Run } from './text.ts';

type AnyStep = NonNullable<Flow['steps'][number]>;
const stepsOf = (flow: RegistrationFlow): AnyStep[] => flowRow(flow).steps.flatMap((step) => step ?? []);

const pageOfGoal = ({ to: [to] }: Transition): PageId | null => (to ? stateAt(to).page : null);
const isOfAnother = (flow: RegistrationFlow, { guard }: Transition): boolean =>
  guard?.name === 'acceptedIn' && guard.params !== flow;
/** Transitions from a page to others, in this flow. */
const transitionsFrom = (flow: RegistrationFlow, page: PageId): readonly Transition[] =>
  withDescendants(pageStateOf(page)).flatMap(({ transitions }) =>
    transitions.filter((one) => {
      const goal = pageOfGoal(one);
      return goal !== null && goal !== page && !isOfAnother(flow, one);
    }),
  );

const asks = ({ fields }: AnyStep): readonly Run[] => [
  ...words('Asks ', 'soft'),
  ...words(fields.length > 0 ? fields.join(', ') : 'no required field', 'plain'),
];
const shownOn = (step: AnyStep, page: PageId): readonly Run[] =>
  ('firstShownOn' in step ? step.firstShownOn : step.page) === page
    ? words(`tracks ${step.tracks.shown}, when it is shown`, 'tracked')
    : [];
/** Addresses of the landing pages that have it. */
function slugsOf(flow: RegistrationFlow): string {
  const slugs = [null, ...SLUGS].filter((slug) => landingOf(slug)?.flow === flow);
  return slugs.map((slug) => `/${slug ?? ''}`).join(' ');
}

/** @param chain the flow's pages, in order. Arrows lead only forward. */
function aroundOf(chain: readonly PageId[]): Around {
  const goalCards = (transition: Transition): readonly string[] => {
    const page = pageOfGoal(transition);
    return page !== null && chain.includes(page) ? [page] : [];
  };
  return {
    isShown: () => false,
    goalCards,
    leadsBack: (from, to) => chain.findIndex((page) => page === to) < chain.findIndex((page) => page === from),
  };
}
const card = (id: string, name: string, lead: readonly (readonly Run[])[], rows: readonly Row[]): Part =>
  plainCard({ id, name, lead, rows });
/** A step without a transition: an action of the visitor outside the product. */
const outside = (text: string, to: PageId): Row => ({
  runs: [...words(text, 'plain'), ...words(` → ${nameOfPage(to)}`, 'goal')],
  technical: null,
  to: [to],
});

/** Transitions along the flow, and the other pages that its pages lead to. */
interface Ways {
  rows: readonly Row[];
  aside: readonly PageId[];
}
const sideRuns = (pages: readonly PageId[]): readonly Run[] =>
  words(pages.length > 0 ? `Also to ${pages.map(nameOfPage).join(', ')}` : '', 'soft');

/** Where visitors come from: the link with the token, or landing pages, a code, and an experiment. */
function beginning(flow: RegistrationFlow, ways: (page: PageId) => Ways): readonly Part[] {
  const from = (page: PageId, lead: readonly (readonly Run[])[]): Part => {
    const { rows, aside } = ways(page);
    return card(page, nameOfPage(page), [...lead, sideRuns(aside)], rows);
  };
  const { token, offered } = flowRow(flow);
  const first = firstStepOf(flow);
  if (token)
    return [
      card(
        'link',
        'A link',
        [words(`It brings a token for ${token.purpose}.`, 'soft')],
        [outside('Followed', first.page)],
      ),
    ];
  const form = startsOnLanding(flow) ? [asks(first), shownOn(first, 'landing')] : [];
  return [
    from('landing', [words(slugsOf(flow), 'faint'), ...form]),
    from('codeEntry', [words(pathOf('codeEntry'), 'faint')]),
    ...(offered ? [card('experiment', 'An experiment', [], [outside('It offers this flow', first.page)])] : []),
  ];
}

function content(flow: RegistrationFlow): Content {
  const steps = stepsOf(flow);
  const chain = chainOf(flow);
  const around = aroundOf(['landing', 'codeEntry', ...chain.filter((page) => page !== 'landing')]);
  const isOn = (one: Transition): boolean => around.goalCards(one).length > 0;
  const ways = (page: PageId): Ways => {
    const all = transitionsFrom(flow, page);
    const aside = all.filter((one) => !isOn(one)).flatMap((one) => pageOfGoal(one) ?? []);
    return { rows: rowsOf(page, all.filter(isOn), around), aside: [...new Set(aside)] };
  };
  const first = firstStepOf(flow).page;
  const pages = chain.slice(chain.indexOf(first)).map((page, index, all): Part => {
    const step = steps.find((one) => one.page === page);
    const next = all[index + 1];
    const { rows, aside } = ways(page);
    const mailed =
      next !== undefined && !rows.some(({ to }) => to.includes(next))
        ? [outside('The mailed link is followed', next)]
        : [];
    const lead = [words(pathOf(page), 'faint'), ...(step ? [asks(step), shownOn(step, page)] : []), sideRuns(aside)];
    return card(page, nameOfPage(page), lead, [...mailed, ...rows]);
  });
  return {
    parts: [...beginning(flow, ways), ...pages],
    shows: [],
    leftOut: [
      'states within the pages, internal transitions, and reasons to leave the path: see the drawing of each page',
    ],
  };
}

const fileOf = (flow: string) => `flow-${flow.replaceAll(/[A-Z\d]/g, (one) => `-${one.toLowerCase()}`)}`;

export const flowDrawings = FLOW_NAMES.map((flow): Drawing => ({
  name: fileOf(flow),
  title: `The ${FLOW_WORDS[flow]}`,
  group: 'Flows',
  content: () => content(flow),
}));
