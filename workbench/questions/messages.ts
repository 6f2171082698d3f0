/** Messages, by their keys and their words: which pages show them. */
import { answer, count, list, pageLink, plain, say, table } from './cells.ts';
import { definitionsOf, offersOf, type House } from './house.ts';
import type { Thing } from './things.ts';

/** @param texts of one language: the words by their keys. */
export const messagesOf = (house: House, texts: Readonly<Record<string, string>>): readonly Thing[] =>
  Object.entries(texts).map(([key, text]) => ({
    kind: 'message',
    id: key,
    also: null,
    title: `${key}: ${text}`,
    words: [],
    explain: () => {
      const [group] = key.split('.');
      const pages = definitionsOf(house);
      const own = pages.filter(({ messages }) => messages.some((one) => one === group));
      const shown = own.length === 0 ? pages : own;
      return answer(
        `“${text}” ${own.length === 0 ? 'is common to all pages; below, those that name a control by it' : `comes with ${count(own.length, 'page')}`}.`,
        table(
          ['Page', 'As the name of its control'],
          shown.flatMap((page) => {
            const controls = offersOf(page).flatMap((offer) => (offer.message === key ? [offer.role] : []));
            return own.length === 0 && controls.length === 0 ? [] : [[pageLink(house, page.id), list(controls)]];
          }),
        ),
        table(['Key', 'Words'], [[plain(key), say(text)]], 'The message'),
      );
    },
  }));
