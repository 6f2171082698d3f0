/** The company's figures stand once; a message names them, and has them as its language writes them. */
import { FIGURES } from '../machines/domain/figures.ts';
import { flatten, type Group, messagesOf } from './keys.ts';

const isFigure = (name: string): name is keyof typeof FIGURES => Object.hasOwn(FIGURES, name);

/** With what stands just before it. */
const FIGURE = /(.{0,2})\{(\w+), (number|spellout)\}/g;
/** A sentence begins with it. */
const BEGINS = /^$|[.!?] $/;

/** In digits, by the language's own rules, or in words, which its file has. */
function written(name: keyof typeof FIGURES, how: string, numbers: Readonly<Record<string, string>>, locale: string) {
  const figure = FIGURES[name];
  if (how === 'number') return new Intl.NumberFormat(locale).format(figure);
  const word = numbers[`numbers.${figure}`];
  if (word === undefined) throw new Error(`numbers.${figure}: ${locale} has no word for it`);
  return word;
}

/**
 * Every message of a language under its dotted key, with the company's figures put in.
 * `{brands, number}` has them in digits, `{minutes, spellout}` in words; other arguments stay.
 * @param file the language's file.
 * @param locale BCP 47.
 * @throws Error with the key of a number that the file has no word for.
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
