/**
 * Pseudo-languages for checking layouts: English with accents on every letter and 40 % longer, and the same mirrored,
 * right to left.
 */
import type { MessageFormatElement } from 'react-intl';
import { isLiteralElement, isPluralElement, isSelectElement, isTagElement } from '@formatjs/icu-messageformat-parser';

const PLAIN = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const ACCENTED = Array.from('åƀçđéƒĝĥíĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ');
const accents = new Map(PLAIN.map((letter, index) => [letter, ACCENTED[index] ?? letter]));

/** Two more letters per five: the growth of a short English text in another language, applied to every word. */
const GROWTH = 2;
const FIVE = 5;

/** Doubles letters at even intervals, so that single words grow as much as sentences. */
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

const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const POP_DIRECTIONAL_FORMATTING = '\u202c';

/** The letters of each word are reversed; digits and punctuation keep their own direction, as in Arabic and Hebrew. */
export const mirroredText = (text: string): string =>
  pseudoText(text).replaceAll(
    /\p{L}[\p{L}\p{M}’']*/gu,
    (word) => RIGHT_TO_LEFT_OVERRIDE + word + POP_DIRECTIONAL_FORMATTING,
  );

const PSEUDO_TEXTS = { long: pseudoText, mirrored: mirroredText } as const;
export type Pseudo = keyof typeof PSEUDO_TEXTS;

/** @throws if there is no such pseudo-language. */
export function readPseudo(name: string | undefined): Pseudo | null {
  if (name === undefined) return null;
  if (name === 'long' || name === 'mirrored') return name;
  throw new Error(`PSEUDO is long or mirrored, not ${name}`);
}

/** A compiled message in the pseudo-language; arguments and tags are kept. */
export const pseudoMessage = (parts: readonly MessageFormatElement[], language: Pseudo): MessageFormatElement[] =>
  parts.map((part) => {
    if (isLiteralElement(part)) return { ...part, value: PSEUDO_TEXTS[language](part.value) };
    if (isTagElement(part)) return { ...part, children: pseudoMessage(part.children, language) };
    if (isPluralElement(part) || isSelectElement(part)) {
      const options = Object.entries(part.options).map(([form, option]) => [
        form,
        { ...option, value: pseudoMessage(option.value, language) },
      ]);
      return { ...part, options: Object.fromEntries(options) as typeof part.options };
    }
    return part;
  });
