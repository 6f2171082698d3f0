/**
 * How hard English is to read: what tells, asks or answers is understood at once by a 25-year-old whose second language it is (D56).
 * The grade is that of Flesch and Kincaid (1975): years of school that a text takes, from the length of its sentences and words. It was
 * made for long texts: a message of a few words is judged by its sentences alone, and the names of things that every visitor
 * meets here (a member, an invitation) count as short, however long they are.
 */
import type { Problem } from './problems.ts';

/** Words of a sentence; GOV.UK's own limit is 25. */
const LONGEST = 20;
/** Years of school: that of readers of 13 to 14. */
const HARDEST = 8;
/** Words from which a grade says something. */
const ENOUGH = 8;

/** What a text is about, and what stays as long as it is. */
const TERMS =
  /^(?:vestibule|member\w*|non-members|members-only|invit\w*|regist\w*|activat\w*|communit\w*|newsletter\w*|email\w*|accessib\w*|data-protection|web|munich|dornach|vienna)$/i;
/** Sentences of the specification, which stand as given, and notes that a lawyer reads. */
const AS_GIVEN = /^problem\.network$|^landing\.legal$|^(?:accessibility|placeholders|countries|payment)\./;

/** Of English, by its spelling; a syllable more or less in a word does no harm. */
function syllablesOf(word: string): number {
  if (TERMS.test(word)) return 1;
  const sounded = word.toLowerCase().replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, '');
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 1);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Years of school that a text takes. @param text without arguments and tags. */
export function gradeOf(text: string): number {
  const sentences = sentencesOf(text);
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const sentencesOf = (text: string) => text.split(/[.!?:](?:\s|$)/).filter((sentence) => wordsOf(sentence).length > 0);

/** As it is read: an argument is a short name, of a plural the last form stands for all. */
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

/** English messages that are hard to read. @param texts with the company's figures put in. */
export const readingProblems = (texts: Readonly<Record<string, string>>): Problem[] =>
  Object.entries(texts)
    .filter(([key]) => !AS_GIVEN.test(key))
    .flatMap(([key, text]) => reasonsOf(asRead(text)).map((reason) => ({ key, reason })));
