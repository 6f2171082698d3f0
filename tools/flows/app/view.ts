/**
 * The view of the workbench as an address, so every view can be shared. It is in the `#` part, which also works in a
 * folder opened from disk: `#/plan?topic=registering&state=visit:landing.welcomed&language=de`.
 */
import { useSyncExternalStore } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../locales/languages.ts';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { DEFAULT_FLOW, FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import { stateOfWord } from '../charts/facts.ts';
import { TOPIC_IDS, type TopicId } from '../charts/topics.ts';
import { CHART_IDS, type ChartId } from '../charts/charts.ts';

/** Tabs of the header; the others are links of the navigation. */
export const HEADER_SECTIONS = ['plan', 'chart', 'funnel'] as const;
const SECTIONS = [...HEADER_SECTIONS, 'proofs', 'mails', 'data', 'compare'] as const;
export type Section = (typeof SECTIONS)[number];
export const WIDTHS = [320, 390, 768, 1440] as const;
/** Percentage of the default text size. */
export const TEXT_SIZES = [100, 150, 200] as const;

export interface View {
  section: Section;
  /** The selected topic of the visit, or another chart; null for the whole plan. */
  topic: TopicId | Exclude<ChartId, 'visit'> | null;
  /** The selected state, by its word (`visit:landing.welcomed`), or null. */
  state: string | null;
  /** A situation of its screen; null for the first. */
  situation: string | null;
  /** The id of the answered question, or null. */
  question: string | null;
  /** The flow whose events the funnel shows. */
  flow: RegistrationFlow;
  /** The number of the selected invariant, or null. */
  law: number | null;
  /** The name of a mail, of a datum, or of one of two compared items; null if there is no such item. */
  item: string | null;
  /** The other of two compared items, or null. */
  other: string | null;
  /** The name of a kept visit in the timeline, or null. */
  visit: string | null;
  /** The step of the visit in the timeline, from 1; null for the last. */
  step: number | null;
  language: Locale;
  /** Width of the live screen, in px. */
  width: (typeof WIDTHS)[number];
  text: (typeof TEXT_SIZES)[number];
}

const BARE: View = {
  section: 'plan',
  topic: null,
  state: null,
  situation: null,
  question: null,
  flow: DEFAULT_FLOW,
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

/** Parses an address. Unknown values keep their defaults. */
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
    section: oneOf(SECTIONS, path, BARE.section),
    topic: oneOf<View['topic']>(TOPICS, asked.get('topic'), BARE.topic),
    state: state !== null && stateOfWord(state) ? state : null,
    situation: asked.get('situation'),
    question: asked.get('question'),
    flow: oneOf(FLOW_NAMES, asked.get('flow'), BARE.flow),
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

/** The address of a view, including `#`; default values are omitted. */
export function writeView({ section, ...rest }: View): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    if (value !== null && value !== Reflect.get(BARE, name)) query.set(name, String(value));
  const text = query.toString().replaceAll('%3A', ':');
  return `#/${section}${text === '' ? '' : `?${text}`}`;
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

/** The current view. */
export const useView = (): View => useSyncExternalStore(listen, current);

/** The address of the current view with these changes. It keeps language, width and text size. */
export const hrefOf = (changes: Partial<View>): string => writeView({ ...current(), ...changes });
/** Changes the view. `instead`: replaces the history entry. */
export function show(changes: Partial<View>, { instead = false } = {}): void {
  const href = hrefOf(changes);
  if (!instead) location.hash = href;
  else {
    history.replaceState(null, '', href);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}
