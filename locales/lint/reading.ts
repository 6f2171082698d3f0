/**
 * Readability of English: messages that inform, ask or respond must be understood at once by a 25-year-old
 * second-language reader (D56). The grade is that of Flesch and Kincaid (1975): years of school, computed from the
 * length of sentences and words. It is meant for long texts, so a message of a few words is judged by its sentence
 * length only. Terms that every visitor meets here (a member, an invitation) count as short words.
 */
import type { Problem } from './problems.ts';

/** Words per sentence; GOV.UK's own limit is 25. */
const LONGEST = 20;
/** Years of school, for readers aged 13 to 14. */
const HARDEST = 8;
/** Minimum number of words for a meaningful grade. */
const ENOUGH = 8;

/** Unavoidable terms, which may be long. */
const TERMS =
  /^(?:vestibule|member\w*|non-members|members-only|invit\w*|regist\w*|activat\w*|communit\w*|newsletter\w*|email\w*|accessib\w*|data-protection|web|munich|dornach|vienna)$/i;
/** Sentences fixed by the specification, and legal notes. */
const AS_GIVEN = /^problem\.network$|^landing\.legal$|^(?:accessibility|placeholders|countries|payment)\./;

/** English syllables estimated from the spelling; an error of one syllable is harmless. */
function syllablesOf(word: string): number {
  if (TERMS.test(word)) return 1;
  const sounded = word.toLowerCase().replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, '');
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 1);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/**
 * Years of school required by a text.
 * @param text without arguments and tags.
 */
export function gradeOf(text: string): number {
  const sentences = sentencesOf(text);
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const sentencesOf = (text: string) => text.split(/[.!?:](?:\s|$)/).filter((sentence) => wordsOf(sentence).length > 0);

/** The text as displayed: an argument counts as a short word, and a plural as its last form. */
const asRead = (text: string) =>
  text
    .replaceAll(/\{\w+, plural,.*?other \{([^{}]*)\}\}/g, '$1')
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{\w+(?:, \w+)*\}|#/g, 'it');

function reasonsOf(text: string): string[] {
  const longest = sentencesOf(text).reduce((most, sentence) => Math.max(most, wordsOf(sentence).length), 0);
  const grade = wordsOf(text).length < ENOUGH ? 0 : gradeOf(text);
  const tooLong = `has a sentence of ${longest} words; ${LONGEST} are enough`;
  const tooHard = `takes ${grade.toFixed(1)} years of school to read; ${HARDEST} are enough`;
  return [longest > LONGEST ? tooLong : '', grade > HARDEST ? tooHard : ''].filter((reason) => reason !== '');
}

/**
 * English messages that are hard to read.
 * @param texts with the company's figures inserted.
 */
export const readingProblems = (texts: Readonly<Record<string, string>>): Problem[] =>
  Object.entries(texts)
    .filter(([key]) => !AS_GIVEN.test(key))
    .flatMap(([key, text]) => reasonsOf(asRead(text)).map((reason) => ({ key, reason })));
