/**
 * What the workbench shows, as an address: every view can be sent to a colleague. It stands behind the `#`, so that a folder
 * opened from disk has addresses too: `#/plan?topic=registering&state=visit:landing.welcomed&language=de`.
 */
import { useSyncExternalStore } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../locales/languages.ts';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { DEFAULT_FLOW, FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import { stateOfWord } from '../charts/facts.ts';
import { TOPIC_IDS, type TopicId } from '../charts/topics.ts';
import { CHART_IDS, type ChartId } from '../charts/charts.ts';

/** Tabs of the header; the others are links of the navigation. */
export const TABS = ['plan', 'rooms', 'chart', 'funnel'] as const;
const DISTANCES = [...TABS, 'proofs', 'mails', 'data', 'compare'] as const;
export type Distance = (typeof DISTANCES)[number];
/** What is told of what is proved. */
export const PROOFS = ['states', 'transitions', 'laws', 'faults', 'suites'] as const;
export const WIDTHS = [320, 390, 768, 1440] as const;
/** Per cent of the usual text size. */
export const TEXT_SIZES = [100, 150, 200] as const;

export interface View {
  distance: Distance;
  /** The wing of the visit that is looked at, or another chart; null: the whole house. */
  topic: TopicId | Exclude<ChartId, 'visit'> | null;
  /** The state that is looked at, by its word (`visit:landing.welcomed`); null: none. */
  state: string | null;
  /** A situation of its screen, where not the first; null: the first. */
  situation: string | null;
  /** A question that is answered, by its id; null: none. */
  question: string | null;
  /** The flow whose events the funnel shows. */
  flow: RegistrationFlow;
  /** What is told of what is proved; and the law that is looked at, by its number (null: none). */
  proof: (typeof PROOFS)[number];
  law: number | null;
  /** A mail, what decides, or one of two things that are compared, by its name; null: none. */
  item: string | null;
  /** The other of two things that are compared; null: none. */
  other: string | null;
  /** A kept visit in the timeline, by its name; null: none of them. */
  visit: string | null;
  /** The step of the visit in the timeline, counted from 1; null: the last. */
  step: number | null;
  language: Locale;
  /** Of the live screen, in pixels. */
  width: (typeof WIDTHS)[number];
  text: (typeof TEXT_SIZES)[number];
}

const BARE: View = {
  distance: 'plan',
  topic: null,
  state: null,
  situation: null,
  question: null,
  flow: DEFAULT_FLOW,
  proof: 'states',
  law: null,
  item: null,
  other: null,
  visit: null,
  step: null,
  language: DEFAULT_LOCALE,
  width: 390,
  text: 100,
};

const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T => all.find((one) => one === value) ?? otherwise;
const TOPICS: readonly View['topic'][] = [...TOPIC_IDS, ...CHART_IDS.filter((id) => id !== 'visit')];

/** Reads an address. What it does not know is left as it is at the beginning. */
export function readView(hash: string): View {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const asked = new URLSearchParams(query);
  const language = asked.get('language');
  const count = (name: string, least: number) => {
    const number = Number(asked.get(name) ?? Number.NaN);
    return Number.isInteger(number) && number >= least ? number : null;
  };
  const state = asked.get('state');
  return {
    distance: oneOf(DISTANCES, path, BARE.distance),
    topic: oneOf<View['topic']>(TOPICS, asked.get('topic'), BARE.topic),
    state: state !== null && stateOfWord(state) ? state : null,
    situation: asked.get('situation'),
    question: asked.get('question'),
    flow: oneOf(FLOW_NAMES, asked.get('flow'), BARE.flow),
    proof: oneOf(PROOFS, asked.get('proof'), BARE.proof),
    law: count('law', 1),
    item: asked.get('item'),
    other: asked.get('other'),
    visit: asked.get('visit'),
    step: count('step', 1),
    language: isLocale(language) ? language : BARE.language,
    width: oneOf(WIDTHS, Number(asked.get('width')), BARE.width),
    text: oneOf(TEXT_SIZES, Number(asked.get('text')), BARE.text),
  };
}

/** The address of a view, `#` included; what is as at the beginning is left out. */
export function writeView({ distance, ...rest }: View): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    if (value !== null && value !== Reflect.get(BARE, name)) query.set(name, String(value));
  const text = query.toString().replaceAll('%3A', ':');
  return `#/${distance}${text === '' ? '' : `?${text}`}`;
}

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};
let last: { hash: string; view: View } | null = null;
const current = (): View => {
  const { hash } = location;
  if (last?.hash !== hash) last = { hash, view: readView(hash) };
  return last.view;
};

/** The view as it is now. */
export const useView = (): View => useSyncExternalStore(listen, current);

/** The address of what is shown now, but for these. A link to it keeps language, width and text size. */
export const hrefOf = (changes: Partial<View>): string => writeView({ ...current(), ...changes });
/** Shows something else. `instead`: without an entry of its own in the history. */
export function show(changes: Partial<View>, { instead = false } = {}): void {
  const href = hrefOf(changes);
  if (!instead) location.hash = href;
  else {
    history.replaceState(null, '', href);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}
