/** Brand phrases are used in hero headings only, and the free membership is mentioned once per page (D56). */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../languages.ts';
import { textsIn } from '../texts.ts';
import { houseWordsOf, repetitionProblems, voiceProblems } from './voice.ts';

const english = houseWordsOf('en');
const ofHouse = (word: string) => `says “${word}”: a word of the house, for hero headings`;

/** Mistakes that a translator might make. */
const PLANTED = [
  ['en', 'The lock did not turn.', 'lock'],
  ['de', 'Wir schreiben Ihren Namen ins Buch.', 'Buch'],
  ['fr', 'La serrure a résisté.', 'serrure'],
  ['it', 'Giri la chiave.', 'chiave'],
  ['nl', 'De deur herkent u.', 'deur'],
  ['pl', 'Drzwi Cię znają.', 'Drzwi'],
  ['sv', 'Dörren känner igen dig.', 'Dörren'],
] as const;

describe('words of the house', () => {
  test.each(LOCALES)('%s: stand in no status, error, title, button or mail [A12]', (locale) => {
    expect(voiceProblems(textsIn(locale), houseWordsOf(locale))).toEqual([]);
  });
  test.each(PLANTED)('%s: one is named, in a message and not in a hero heading: %s', (locale, text, word) => {
    const texts = { 'activationError.failedHeading': text, 'landing.viralHeading': text, 'entrance.heading': text };
    expect(voiceProblems(texts, houseWordsOf(locale))).toEqual([
      { key: 'activationError.failedHeading', reason: ofHouse(word) },
    ]);
  });
  test('are found across a space at which no line may break', () => {
    const list = { once: ['free and with no obligation'], words: ['one of us'] };
    expect(voiceProblems({ 'error.lead': 'It was one of\u00A0us.' }, list)).toEqual([
      { key: 'error.lead', reason: ofHouse('one of us') },
    ]);
    const said = { 'a.lead': 'Free and\u00A0with no\u202Fobligation.', 'a.note': 'free and with no obligation' };
    expect(repetitionProblems(said, list, { Page: ['a'] })).toEqual([
      { key: 'a.note', reason: 'says what membership costs once more on Page' },
    ]);
  });
  test('count whole, in any case, across a tag, and each time', () => {
    const texts = {
      'mail.lobby.lead': 'Doors, the <strong>Door</strong>; outdoors, indoor and doorstep are other words.',
      'error.lead': 'It was under lock and key.',
    };
    expect(voiceProblems(texts, english)).toEqual([
      { key: 'mail.lobby.lead', reason: ofHouse('Doors') },
      { key: 'mail.lobby.lead', reason: ofHouse('Door') },
      { key: 'error.lead', reason: ofHouse('lock') },
      { key: 'error.lead', reason: ofHouse('key') },
    ]);
  });
});

describe('what membership costs', () => {
  const free = 'Membership is free, with no obligation.';
  const pages = { Landing: ['landing', 'teaser', 'layout'], Stores: ['stores', 'layout'] };
  const found = (texts: Record<string, string>) =>
    repetitionProblems(texts, english, pages).map(({ key, reason }) => `${key} ${reason}`);

  test('may be said once on a page, by whichever of its first words is shown', () => {
    expect(found({ 'landing.standardLead': free, 'landing.menLead': free, 'stores.member': free })).toEqual([]);
  });
  test('in two places of a page', () => {
    expect(found({ 'landing.standardLead': free, 'teaser.lead': free })).toEqual([
      'teaser.lead says what membership costs once more on Landing',
    ]);
  });
  test('in the foot, which is on every page', () => {
    expect(found({ 'landing.standardLead': free, 'stores.member': free, 'layout.services': free })).toEqual([
      'layout.services says what membership costs once more on Landing',
      'layout.services says what membership costs once more on Stores',
    ]);
  });
  test('in the description, which search engines show with the title', () => {
    expect(found({ 'landing.description': free, 'landing.standardLead': free })).toEqual([
      'landing.standardLead says what membership costs once more on Landing',
    ]);
  });
  test('twice in one message', () => {
    expect(found({ 'stores.member': `${free} ${free}` })).toEqual([
      'stores.member says what membership costs more than once',
    ]);
  });
});
