/** Things found by the words of one language: controls of pages, and messages. */
import { isForDocuments, NOT_FOR_PAGES } from '../../../locales/not-for-pages.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { definitions, offersIn } from '../charts/page-offers.ts';
import { pageStateOf, wordOf } from '../charts/facts.ts';
import type { Place } from '../charts/facts.types.ts';
import { sayGoal } from '../words/goals.ts';
import { nameOfPage } from '../words/say.ts';
import { plainText } from '../words/plain-text.ts';
import type { SearchItem } from './search-item.types.ts';

const pages = Object.values(definitions);
/** The view of a state. */
export const at = (state: Place) => ({ state: wordOf(state), situation: null, question: null }) as const;

export type Texts = Readonly<Record<string, string>>;

/** The controls of each page, by their labels in one language. */
export const controlsIn = (texts: Texts): readonly SearchItem[] =>
  pages.flatMap((page) => {
    const offers = new Map(offersIn(page).map((offer) => [`${offer.message} ${offer.tag ?? ''}`, offer] as const));
    return [...offers.values()].map((offer): SearchItem => ({
      id: `control ${page.id} ${offer.message} ${offer.tag ?? ''}`,
      kind: 'control',
      title: plainText(texts[offer.message] ?? offer.message, offer.tag ?? null),
      detail: `${offer.role} · ${nameOfPage(page.id)}`,
      also: `leads to ${sayGoal(offer)}`,
      view: at(pageStateOf(page.id)),
    }));
  });

/** Number of names listed; more are only counted. */
const NAMED = 4;
function listed(names: readonly string[], several: string): string {
  return names.length > NAMED ? `${names.length} ${several}` : names.join(', ');
}
/** Message groups that every page has, since no page declares them. */
const ofSome = new Set<string>([...NOT_FOR_PAGES, ...pages.flatMap(({ messages }) => messages)]);
/** Pages that may show a message, according to its group; used while there is no picture. */
function mayBeShown(key: string): { detail: string; first: PageId } | null {
  const [group = ''] = key.split('.');
  const naming = pages.filter((page) => offersIn(page).some(({ message }) => message === key));
  const loading = pages.filter(({ messages }) => messages.some((one) => one === group));
  const own = [...new Set([...naming, ...loading].map(({ id }) => id))];
  const all = own.length > 0 || ofSome.has(group) ? own : pages.map(({ id }) => id);
  const [first] = all;
  if (first === undefined || isForDocuments(key)) return null;
  const where = all.length === pages.length ? 'every page' : listed(all.map(nameOfPage), 'pages');
  return { detail: naming.length > 0 ? `names a control of ${where}` : `its group is loaded by ${where}`, first };
}
/** The screen and the situations that show a message: `Deny: expired, cut`. */
function shownIn(situations: readonly string[]): { detail: string; view: SearchItem['view'] } {
  const byScreen = Map.groupBy(situations, (id) => id.split('.')[0] ?? '');
  const detail = [...byScreen].map(([screen, ids]) => {
    const page = pages.find((one) => one.screen === screen)?.id;
    const names = ids.map((id) => id.slice(screen.length + 1));
    return `${page ? nameOfPage(page) : screen}: ${listed(names, 'situations')}`;
  });
  const [first = ''] = situations;
  const page = pages.find(({ screen }) => screen === first.split('.')[0])?.id ?? 'landing';
  return { detail: listed(detail, 'screens'), view: { ...at(pageStateOf(page)), situation: first } };
}

/**
 * Ids of the situations whose pictures show a message (`Deny.expired`); empty if there is no picture or no such
 * situation.
 */
export type SituationsShowing = (key: string) => readonly string[];
/** The messages that pages show. */
export const messagesIn = (texts: Texts, situationsShowing: SituationsShowing): readonly SearchItem[] =>
  Object.entries(texts).flatMap(([key, text]): SearchItem[] => {
    const situations = situationsShowing(key);
    const may = mayBeShown(key);
    if (situations.length === 0 && may === null) return [];
    const { detail, view } =
      situations.length > 0 || may === null
        ? shownIn(situations)
        : { detail: may.detail, view: at(pageStateOf(may.first)) };
    return [
      { id: `message ${key}`, kind: 'message', title: plainText(text), detail: `${key} · ${detail}`, also: '', view },
    ];
  });
