/** The visit page by page: a plan with the boxes grouped by topic and their targets named. */
import { allStates, pageStates, stateAt, wordOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { TOPIC_IDS, TOPIC_OF, TOPICS } from '../charts/topics.ts';
import { nameOfPage } from '../words/say.ts';
import { FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pathOf } from './common-drawings.ts';
import type { Content, Drawing } from './drawing.types.ts';
import { ANYWHERE } from './left-out.ts';
import type { Part } from './layout.ts';
import { chainOf } from '../plan/main-path.ts';
import { plainCard, words } from './rows.ts';

/** Pages that its states lead to, in chart order. */
function targetsOf(page: PageId): readonly PageId[] {
  const goals = allStates
    .filter((state) => state.chart === 'visit' && state.page === page)
    .flatMap(({ transitions }) => transitions.flatMap(({ to }) => to.map(stateAt)));
  return [...new Set(goals.flatMap((goal) => goal.page ?? []))].filter((one) => one !== page);
}
/** The next pages of the flows after a page. */
const onward = (page: PageId): readonly PageId[] => [
  ...new Set(
    FLOW_NAMES.map(chainOf).flatMap((chain) => (chain.includes(page) ? (chain[chain.indexOf(page) + 1] ?? []) : [])),
  ),
];
const named = (pages: readonly PageId[]) => pages.map(nameOfPage).join(', ');

function pageCard(state: State): Part {
  const page = state.page ?? 'landing';
  const next = onward(page);
  const mailed = next.filter((one) => !targetsOf(page).includes(one));
  const others = targetsOf(page).filter((target) => !next.includes(target));
  return plainCard({
    id: wordOf(state),
    name: nameOfPage(page),
    technical: page.toLowerCase() === nameOfPage(page).toLowerCase() ? null : page,
    lead: [
      words(pathOf(page), 'faint'),
      [
        ...words(next.length > 0 ? `→ ${named(next)}` : '', 'tracked'),
        ...words(mailed.length > 0 ? ', by the mailed link' : '', 'soft'),
        ...words(others.length > 0 ? `${next.length > 0 ? ', ' : '→ '}${named(others)}` : '', 'soft'),
      ],
    ],
  });
}

function plan(): Content {
  const parts = TOPIC_IDS.map((topic): Part => ({
    frame: {
      id: topic,
      name: TOPICS[topic],
      technical: null,
      isParallel: false,
      parts: pageStates.filter(({ page }) => page !== null && TOPIC_OF[page] === topic).map(pageCard),
    },
  }));
  return {
    parts,
    shows: [],
    leftOut: [
      'states within the pages, and conditions of connections: see the drawing of each page',
      `transitions possible anywhere (“${ANYWHERE}”)`,
    ],
    legend: 'Under each page: its address, and its target pages; red: the path of a registration.',
  };
}
export const planDrawing: Drawing = {
  name: 'visit',
  title: 'A visit, page by page',
  group: 'Overview',
  content: plan,
};
