/** Styles of mails. Most clients support inline styles only; the style sheet is for the others. */
import { type Locale, standsApart } from '../../../locales/languages.ts';

/** Both start with a web font, for clients that support them (`fonts.ts`). */
const SERIF = "'Ibarra Real Nova',Georgia,'Times New Roman',serif";
const SANS = "'Instrument Sans','Helvetica Neue',Arial,sans-serif";

/** By class name, for light and dark mode. */
const COLOURS = {
  ground: { property: 'background-color', light: '#f5f0e8', dark: '#14110f' },
  ink: { property: 'color', light: '#14110f', dark: '#f2ece2' },
  soft: { property: 'color', light: '#5c534a', dark: '#cfc5b7' },
  mark: { property: 'background-color', light: '#14110f', dark: '#f2ece2' },
  floor: { property: 'border-color', light: '#14110f', dark: '#8d8275' },
  line: { property: 'border-color', light: '#cfc5b7', dark: '#453e37' },
  button: { property: 'background-color', light: '#14110f', dark: '#f2ece2' },
  onbutton: { property: 'color', light: '#fdfaf5', dark: '#14110f' },
  label: { property: 'background-color', light: '#fdfaf5', dark: '#fdfaf5' },
  onlabel: { property: 'color', light: '#14110f', dark: '#14110f' },
} as const;
type Name = keyof typeof COLOURS;

/** The light colour of a class, as an inline style. */
export const light = (name: Name): string => `${COLOURS[name].property}:${COLOURS[name].light}`;
export const hex = (name: Name): string => COLOURS[name].light;

/**
 * Headline font. Scripts with joined letters or tall marks get no negative letter spacing and a larger line height
 * (D2).
 */
export const headlineIn = (locale: Locale): string =>
  standsApart(locale) ? `font:400 40px/1.08 ${SERIF};letter-spacing:-.01em` : `font:400 36px/1.4 ${SERIF}`;
export const BODY = `font:400 17px/1.55 ${SANS}`;
export const SMALL = `font:400 15px/1.55 ${SANS}`;
export const FOOT = `font:400 13px/1.6 ${SANS}`;
export const BUTTON = `font:600 17px/24px ${SANS}`;
export const WORDMARK = `font:400 25px/24px ${SERIF}`;
export const FIGURE = `font:italic 400 23px/1.25 ${SERIF}`;

const darkRules = (selector: (name: string) => string): string =>
  Object.entries(COLOURS)
    .map(([name, { property, dark }]) => `${selector(name)}{${property}:${dark}!important}`)
    .join('');

/**
 * Explicit dark mode, because clients would invert the colours badly; Outlook's webmail marks it with its own
 * attributes.
 */
export const SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${darkRules((name) => `.${name}`)}}`,
  darkRules((name) => `[data-og${COLOURS[name as Name].property === 'color' ? 'sc' : 'sb'}] .${name}`),
  '@media (max-width:480px){.room{padding-left:20px!important;padding-right:20px!important}.head{font-size:33px!important}.figure{font-size:20px!important}.wide{width:100%!important}}',
].join('\n');
