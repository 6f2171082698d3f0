/** The company's figures are defined once; messages refer to them by name and format them for their language. */
import { FIGURES } from './company-figures.ts';
import { flatten, type Group, messagesOf } from './keys.ts';

const isFigure = (name: string): name is keyof typeof FIGURES => Object.hasOwn(FIGURES, name);

/** A figure with up to two characters before it. */
const FIGURE = /(.{0,2})\{(\w+), (number|spellout)\}/g;
/** True at the beginning of a sentence. */
const BEGINS = /^$|[.!?] $/;

/** In digits by the language's rules, or as a word from the language's file. */
function written(name: keyof typeof FIGURES, how: string, numbers: Readonly<Record<string, string>>, locale: string) {
  const figure = FIGURES[name];
  if (how === 'number') return new Intl.NumberFormat(locale).format(figure);
  const word = numbers[`numbers.${figure}`];
  if (word === undefined) throw new Error(`numbers.${figure}: ${locale} has no word for it`);
  return word;
}

/**
 * All messages of a language by dotted key, with the company's figures inserted: `{brands, number}` as digits,
 * `{minutes, spellout}` as words. Other arguments are kept.
 * @param file the language's file.
 * @param locale BCP 47.
 * @throws Error with the key of a number that has no word in the file.
 */
export function textsOf(file: Group, locale: string): Record<string, string> {
  const texts = flatten(messagesOf(file));
  const put = (text: string) =>
    text.replaceAll(FIGURE, (argument, before: string, name: string, how: string) => {
      if (!isFigure(name)) return argument;
      const figure = written(name, how, texts, locale);
      return before + (BEGINS.test(before) ? figure.charAt(0).toLocaleUpperCase(locale) + figure.slice(1) : figure);
    });
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, put(text)]));
}
