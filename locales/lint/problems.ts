/** Checks a language's file, by itself and against English. */
import type { Locale } from '../languages.ts';
import { textsOf } from '../figures.ts';
import { flatten, type Group, messagesOf, sameAsEnglish } from '../keys.ts';
import { formsWithoutNumber, needs, parsed, pluralsIn } from './message-parts.ts';
import { misprints } from './typography.ts';

export interface Problem {
  key: string;
  reason: string;
}
type Texts = Readonly<Record<string, string>>;

/** Names and units that are the same in all languages. */
const NAMES = /\b(?:Vestibule|Google|Facebook|Apple|Dornach|Singles’ Week|Black Week|Black Friday|Cyber Monday|min)\b/g;
const says = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+(?:, \w+)?\}/g, '').replaceAll(NAMES, ''));

function keyProblems(own: Texts, english: Texts): Problem[] {
  const [wanted, found] = [Object.keys(english), Object.keys(own)];
  const missing = wanted.filter((key) => !(key in own)).map((key) => ({ key, reason: 'is missing' }));
  const unknown = found.filter((key) => !(key in english)).map((key) => ({ key, reason: 'is not in English' }));
  const shared = wanted.filter((key) => key in own);
  const misplaced = found.filter((key) => key in english).find((key, index) => key !== shared[index]);
  const order = misplaced === undefined ? [] : [{ key: misplaced, reason: 'stands elsewhere in English' }];
  return [...missing, ...unknown, ...order];
}

/** Problems of one message: syntax, arguments, plural forms, typography, and missing translation. */
function reasons(locale: Locale, key: string, text: string, english: string | undefined, same: boolean): string[] {
  if (text === '') return ['is empty'];
  const tree = parsed(text);
  if (typeof tree === 'string') return [`is not valid ICU MessageFormat: ${tree}`];
  const given = english === undefined ? null : parsed(english);
  const wanted = given && typeof given !== 'string' ? needs(given) : needs(tree);
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const plurals = pluralsIn(tree);
  const lacking = plurals.flatMap(({ options }) => forms.filter((form) => !(form in options)));
  const alike = locale !== 'en' && text === english && says(text);
  return [
    ...(String(needs(tree)) === String(wanted)
      ? []
      : [`needs ${needs(tree).join(' ') || 'nothing'}, in English ${wanted.join(' ') || 'nothing'}`]),
    ...lacking.map((form) => `has no form for “${form}”`),
    ...plurals.flatMap(formsWithoutNumber).map((form) => `says no number in its form for “${form}”`),
    ...misprints(locale, key, text),
    ...(alike && !same ? ['reads as in English'] : []),
    ...(same && !alike ? ['does not read as in English, though it stands under sameAsEnglish'] : []),
  ];
}

/** Numbers in words that the file lacks. */
function claimProblems(file: Group, locale: Locale): Problem[] {
  try {
    textsOf(file, locale);
    return [];
  } catch (error) {
    const [key = '', reason = ''] = (error instanceof Error ? error.message : String(error)).split(': ');
    return [{ key, reason }];
  }
}

/**
 * All problems of a language by key: missing, unknown or reordered keys, invalid ICU MessageFormat, arguments or tags
 * that differ from English, missing plural forms, untranslated messages, and typography.
 */
export function problemsOf(locale: Locale, file: Group, englishFile: Group): Problem[] {
  const [own, english] = [flatten(messagesOf(file)), flatten(messagesOf(englishFile))];
  const same = new Set(sameAsEnglish(file));
  const strange = [...same]
    .filter((key) => !(key in own))
    .map((key) => ({ key, reason: 'stands under sameAsEnglish, and is no message' }));
  const messages = Object.entries(own).flatMap(([key, text]) =>
    reasons(locale, key, text, english[key], same.has(key)).map((reason) => ({ key, reason })),
  );
  return [...keyProblems(own, english), ...strange, ...messages, ...claimProblems(file, locale)];
}
