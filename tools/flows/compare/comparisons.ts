/** The differences of two flows: what only one of them has. */
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES, flowRow } from '../../../machines/flows/read-flows.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { stateAt, wordOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { orderOf } from '../funnel/order.ts';
import { FLOW_PARTS } from '../stately/parts.ts';
import { FIELD_WORDS } from '../words/terms.ts';
import { fullNameOf, nameOfPage, sayTransition, sentence } from '../words/say.ts';
import { TRACKED } from '../words/tracked.ts';

/** A compared entry; equal keys mean the same entry. */
export interface Entry {
  key: string;
  text: string;
  /** Its page, or null. */
  page: PageId | null;
}
export interface Difference {
  title: string;
  one: readonly Entry[];
  other: readonly Entry[];
  /** Number of equal entries. */
  both: number;
}

const keysOf = (entries: readonly Entry[]) => new Set(entries.map(({ key }) => key));
/** The entries without those of the other side, each key once. */
const without = (entries: readonly Entry[], others: ReadonlySet<string>): readonly Entry[] =>
  [...new Map(entries.map((entry) => [entry.key, entry])).values()].filter(({ key }) => !others.has(key));

function differ(title: string, one: readonly Entry[], other: readonly Entry[]): Difference {
  const [ones, others] = [keysOf(one), keysOf(other)];
  return {
    title,
    one: without(one, others),
    other: without(other, ones),
    both: [...ones].filter((key) => others.has(key)).length,
  };
}

const stateEntry = (state: State): Entry => ({
  key: wordOf(state),
  text: sentence(fullNameOf(state)),
  page: state.page,
});
const pageEntry = (page: PageId): Entry => ({ key: page, text: nameOfPage(page), page });

function entriesOfFlow(flow: RegistrationFlow): Readonly<Record<string, readonly Entry[]>> {
  const part = FLOW_PARTS[FLOW_NAMES.indexOf(flow)];
  const states = [...(part?.keeps ?? [])].map((path) => stateAt({ chart: 'visit', path }));
  const { steps, ends, token } = flowRow(flow);
  const fields = steps.flatMap((step, at) =>
    (step?.fields ?? []).map((field) => ({
      key: `${at} ${field}`,
      text: `step ${at + 1}: ${FIELD_WORDS[field]}`,
      page: step?.page ?? null,
    })),
  );
  const { steps: tracked } = orderOf(flow);
  const events = tracked.flatMap(({ event, page, sideEvents }) =>
    [event, ...sideEvents.map((one) => one.event)].flatMap((name) => (name === null ? [] : [{ event: name, page }])),
  );
  const pages = [...new Set(states.flatMap(({ page }) => page ?? []))];
  return {
    'Opened by': [
      {
        key: token?.purpose ?? '',
        text: token ? `a token of the purpose ${token.purpose}` : 'an invitation',
        page: null,
      },
    ],
    Pages: pages.map(pageEntry),
    'Ends at': [pageEntry(ends)],
    Fields: fields,
    States: states.filter(({ isPage, parent }) => !isPage && parent !== null).map(stateEntry),
    Transitions: states.flatMap((state) =>
      state.transitions
        .filter((way) => part?.takes(way) === true && way.trigger.kind !== 'address')
        .map((way) => {
          const { when, given, to } = sayTransition(way);
          const text = `${sentence(fullNameOf(state))}: ${when}${given === null ? '' : `, if ${given}`} → ${to}`;
          return { key: way.name, text, page: state.page };
        }),
    ),
    'Sent to analytics': events.map(({ event, page }) => ({ key: event, text: `${TRACKED[event]} (${event})`, page })),
  };
}

export function compareFlows(one: RegistrationFlow, other: RegistrationFlow): readonly Difference[] {
  const [ones, others] = [entriesOfFlow(one), entriesOfFlow(other)];
  return Object.entries(ones).map(([title, entries]) => differ(title, entries, others[title] ?? []));
}

export type Side = 'one' | 'other' | 'both';
/** Pages with entries that only one side has, or that each side has without the other. */
export function pagesThatDiffer(differences: readonly Difference[]): ReadonlyMap<PageId, Side> {
  const sides = new Map<PageId, Side>();
  const note = (page: PageId | null, side: Side) => {
    if (page === null) return;
    const before = sides.get(page);
    sides.set(page, before === undefined || before === side ? side : 'both');
  };
  for (const { one, other } of differences) {
    for (const { page } of one) note(page, 'one');
    for (const { page } of other) note(page, 'other');
  }
  return sides;
}
