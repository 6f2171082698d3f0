/** A language that nobody speaks, for looking at layouts: English with accents on every letter, and 40 % longer. */
import type { MessageFormatElement } from 'react-intl';
import { isLiteralElement, isPluralElement, isSelectElement, isTagElement } from '@formatjs/icu-messageformat-parser';

const PLAIN = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const ACCENTED = Array.from('åƀçđéƒĝĥíĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ');
const accents = new Map(PLAIN.map((letter, index) => [letter, ACCENTED[index] ?? letter]));

/** Two letters more for every five: what a short English text may grow by in another language, and no word is spared. */
const GROWTH = 2;
const FIVE = 5;

/** Letters are doubled as the growth falls due, so that single words become as much longer as sentences. */
export function pseudoText(text: string): string {
  let due = 0;
  return Array.from(text, (letter) => {
    const accented = accents.get(letter);
    due += GROWTH;
    if (accented === undefined || due < FIVE) return accented ?? letter;
    due -= FIVE;
    return accented + accented.toLowerCase();
  }).join('');
}

/** A compiled message in that language; arguments and tags stay. */
export const pseudoMessage = (parts: readonly MessageFormatElement[]): MessageFormatElement[] =>
  parts.map((part) => {
    if (isLiteralElement(part)) return { ...part, value: pseudoText(part.value) };
    if (isTagElement(part)) return { ...part, children: pseudoMessage(part.children) };
    if (isPluralElement(part) || isSelectElement(part)) {
      const options = Object.entries(part.options).map(([form, option]) => [
        form,
        { ...option, value: pseudoMessage(option.value) },
      ]);
      return { ...part, options: Object.fromEntries(options) as typeof part.options };
    }
    return part;
  });
