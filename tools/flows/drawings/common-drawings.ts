/** Drawings of what applies to every page: transitions possible anywhere, addresses, the network. */
import type { PageMeta } from '../../../machines/page/page.types.ts';
import { pages } from '../../../machines/pages.ts';
import { stateAt, statesOf } from '../charts/facts.ts';
import type { State, Transition } from '../charts/facts.types.ts';
import { nameOfPage, sayGuard, sayTransition, sentence } from '../words/say.ts';
import type { Row } from './card.ts';
import type { Content, Drawing } from './drawing.types.ts';
import { ANYWHERE, NETWORK } from './left-out.ts';
import type { Part } from './layout.ts';
import { plainCard, rowsOf, words, type Around } from './rows.ts';
import { drawnStates, isNetwork } from './state-cards.ts';

const GROUP = 'Overview';
const root = stateAt({ chart: 'visit', path: '' });
const boot = stateAt({ chart: 'visit', path: 'boot' });

/** No transition leads to another card. */
const alone: Around = { isShown: () => false, goalCards: () => [], leadsBack: () => false };
const card = (name: string, description: string | null, rows: readonly Row[]): Part =>
  plainCard({ id: name, name, lead: [words(description ?? '', 'soft')], rows });

export const pathOf = (id: string): string => {
  const page: PageMeta | undefined = pages.find((one) => one.id === id);
  return page?.path ?? 'any address';
};
/** A page with an address: its name, its address, its guard. */
function addressRow(transition: Transition): Row[] {
  const [to] = transition.to;
  const goal = to ? stateAt(to) : null;
  if (!goal?.page) return [];
  const { does } = sayTransition(transition);
  return [
    {
      runs: [
        ...words(nameOfPage(goal.page), 'goal'),
        ...words(` ${pathOf(goal.page)}`, 'faint'),
        ...words(transition.guard ? ` ${sentence(sayGuard(transition.guard, 'visit'))}` : '', 'plain'),
        ...words(does.length > 0 ? ` · ${does.join('; ')}` : '', 'soft'),
      ],
      technical: null,
      to: [],
    },
  ];
}
/** Chosen to keep the picture flat. */
const ADDRESSES_A_CARD = 9;

function anywhere(): Content {
  const isAddress = ({ trigger }: Transition) => trigger.kind === 'address';
  const addresses = root.transitions
    .filter(isAddress)
    .toSorted((one, other) => Number(!one.guard) - Number(!other.guard));
  const rows = addresses.flatMap(addressRow);
  const ways = (state: State) =>
    rowsOf(
      state.path,
      state.transitions.filter((one) => !isAddress(one)),
      alone,
    );
  const addressCards = Array.from({ length: Math.ceil(rows.length / ADDRESSES_A_CARD) }, (_, index) =>
    card(
      index === 0 ? 'An address asks for a page' : 'An address asks for a page, on',
      index === 0
        ? 'Its condition is next to it; without one, every visitor may open it. Otherwise “an address leads to a page that the visitor may not open”.'
        : null,
      rows.slice(index * ADDRESSES_A_CARD, (index + 1) * ADDRESSES_A_CARD),
    ),
  );
  return {
    parts: [
      card('Anywhere', 'On every page, unless the page differs.', ways(root)),
      card('Before the first page', boot.description, ways(boot)),
      ...addressCards,
    ],
    shows: [...root.transitions, ...boot.transitions],
    leftOut: [],
  };
}
export const anywhereDrawing: Drawing = { name: 'anywhere', title: ANYWHERE, group: GROUP, content: anywhere };

const networks = statesOf('visit').filter(isNetwork);
function network(): Content {
  const [first] = networks;
  if (!first) throw new Error('nothing is sent anywhere');
  const roots = first.children.map((path) => stateAt({ chart: 'visit', path }));
  const { parts } = drawnStates({ roots, elsewhere: new Map(), withNetwork: true });
  const states = networks.flatMap(({ children }) => children.map((path) => stateAt({ chart: 'visit', path })));
  return {
    parts,
    shows: states.flatMap(({ transitions }) => transitions),
    leftOut: [`that it is so in each of ${networks.length} states in which something can be sent: drawn once`],
  };
}
export const networkDrawing: Drawing = { name: 'network', title: NETWORK, group: GROUP, content: network };
