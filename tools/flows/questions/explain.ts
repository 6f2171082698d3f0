/** The data of a state as text: what the workbench shows, for the terminal. */
import { definitions, offersIn } from '../charts/page-offers.ts';
import { pageStateOf, wordOf } from '../charts/facts.ts';
import { fullNameOf, sayCall } from '../words/say.ts';
import { sayWait } from '../words/duration.ts';
import { sayGoal } from '../words/goals.ts';
import { plainText } from '../words/plain-text.ts';
import type { State } from '../charts/facts.types.ts';
import { incoming, outgoing, type Row } from '../state/transition-rows.ts';
import { trackedIn } from '../state/tracked.ts';
import type { Offer } from '../../../machines/page/offer.types.ts';
import type { Answer, Cell } from './answer.types.ts';
import { answer, count, link, list, none, plain, say, sayAll, table } from './cells.ts';

const targetOf = ({ to, hasRowsBelow }: Row): Cell => {
  const [first, ...more] = to;
  if (hasRowsBelow) return none;
  if (!first) return plain('stays');
  return more.length === 0 ? link(first) : list(to.map(fullNameOf));
};
const rowCells = (row: Row) => [plain(row.text), targetOf(row), sayAll(row.does), list(row.tracks)];

const leadsTo = (offer: Offer): Cell =>
  'page' in offer ? link(pageStateOf(offer.page), sayGoal(offer)) : plain(sayGoal(offer));
/** @param texts messages of one language. */
export function explainState(state: State, texts: Readonly<Record<string, string>>): Answer {
  const { own, inherited, fromChildren, everywhere } = outgoing(state);
  const rows = [...own, ...[...inherited, ...fromChildren].flatMap((group) => group.rows)];
  const page = state.page && definitions[state.page];
  const calls = state.calls.map((call) => sayCall(call, state.chart));
  const meanwhile = calls.length > 0 ? ` Meanwhile ${calls.join(', and ')}.` : '';
  return answer(
    `${state.description ?? `${fullNameOf(state)}.`}${meanwhile} In the chart: ${wordOf(state)}.${page?.path ? ` Its address: ${page.path}.` : ''} Not listed: ${count(everywhere.length, 'transition')} possible anywhere.`,
    table(
      ['Waits for'],
      state.waits.map((wait) => [plain(sayWait(wait))]),
      'Waits',
    ),
    table(
      ['Control', 'Is a', 'Leads to, or sends'],
      (page ? offersIn(page) : []).map((offer) => [
        plain(plainText(texts[offer.message] ?? offer.message, offer.tag ?? null)),
        plain(offer.role),
        leadsTo(offer),
      ]),
      'Controls of the page',
    ),
    table(['What happens', 'Leads to', 'Actions', 'Sent to analytics'], rows.map(rowCells), 'Transitions'),
    table(
      ['What happens', 'At'],
      incoming(state).flatMap(({ of, rows: into }) => into.map((row) => [say(row.text), link(of)])),
      'Transitions into it',
    ),
    table(
      ['The event', 'When'],
      trackedIn(state).map(({ event, on }) => [plain(event), plain(on)]),
      'Tracked events',
    ),
  );
}
