/**
 * A language becomes active once all its messages are loaded; until then, or if loading fails, the previous one stays
 * (D2).
 */
import { expect, test } from 'vitest';
import { after, done, failed, takerOf, type Step } from '../../test/harness/chart-steps.ts';
import { ANSWER_LIMIT } from '../domain/waits.ts';
import { languageMachine, type LanguageContext, type LanguageEvent } from './language.machine.ts';

const choose = (locale: LanguageContext['locale']): LanguageEvent => ({ type: 'language.chosen', locale });
const worded = (view: LanguageContext['views'][number]): LanguageEvent => ({ type: 'view.worded', view });
const messages = { 'layout.login': 'Anmelden' };
const come = (...views: string[]) => done('fetchWords', { views, messages });
const asking = (locale: string, ...views: string[]) => [{ id: 'fetchWords', input: { locale, views } }];
const [german, landing, form] = [choose('de'), worded('Landing'), worded('RegistrationForm')];
const both = ['Landing', 'RegistrationForm'];
const changed = { type: 'language.changed', locale: 'de', messages };

test.each<[string, readonly Step[], string, [locale: string, chosen: string], string[], object[], object[]]>([
  ['nothing is chosen', [], 'spoken', ['en', 'en'], ['Landing'], [], []],
  ['a screen comes', [form], 'spoken', ['en', 'en'], both, [], []],
  ['a screen that has come', [landing], 'spoken', ['en', 'en'], ['Landing'], [], []],
  ['one is chosen', [german], 'changing', ['en', 'de'], ['Landing'], [], asking('de', 'Landing')],
  ['then another', [german, choose('fr')], 'changing', ['en', 'fr'], ['Landing'], [], asking('fr', 'Landing')],
  ['its words come', [german, come('Landing')], 'spoken', ['de', 'de'], ['Landing'], [changed], []],
  ['a screen comes first', [german, form], 'changing', ['en', 'de'], both, [], []],
  ['then its words', [german, form, come('Landing')], 'changing', ['en', 'de'], both, [], asking('de', ...both)],
  ['then all', [german, form, come('Landing'), come(...both)], 'spoken', ['de', 'de'], both, [changed], []],
  ['no words come', [german, failed('fetchWords', 'offline')], 'spoken', ['en', 'de'], ['Landing'], [], []],
  ['no words come in time', [german, after('wordsLimit')], 'spoken', ['en', 'de'], ['Landing'], [], []],
])('%s', (_, steps, value, [locale, chosen], views, emitted, asked) => {
  expect(takerOf(languageMachine, { locale: 'en', views: ['Landing'] })(...steps)).toEqual({
    value,
    status: 'active',
    tags: [],
    context: { locale, chosen, views },
    emitted,
    asked,
  });
});
test('texts have the time limits of answers', () => {
  expect(languageMachine.implementations.delays).toEqual({ wordsLimit: ANSWER_LIMIT });
});
