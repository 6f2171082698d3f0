import { expect, test } from 'vitest';
import { textsIn } from '../../../locales/texts.ts';
import { finderOf } from './find.ts';
import { decidesBy } from '../decides/decides.ts';
import { backEndFacts } from '../server/back-end.ts';
import { searchItems } from './search-items.ts';

const data = decidesBy(backEndFacts);
const english = searchItems(data, textsIn('en'));
const find = finderOf(english);
const findGerman = finderOf(searchItems(data, textsIn('de')));
/** The best result of a kind. */
const best = (typed: string, kind: string, by = find) =>
  by(typed).find((found) => found.kind === kind)?.items[0] ?? null;

test('a state is found by its words, by its technical name, and by what it is described as', () => {
  const being = 'visit:registration.registrationForm.entry.submitting';
  expect([
    best('registration form being sent', 'state')?.view.state,
    best('registrationForm.entry.submitting', 'state')?.view.state,
    best('entry submitting', 'state')?.view.state,
    best('a code, or the login', 'state')?.view.state,
  ]).toEqual([being, being, being, 'visit:entrance']);
});

test('words match in any order, by prefix, without accents, and with one wrong letter', () => {
  const asked = ['regis form sent', 'sent form registration', 'registratoin form sent', 'RÉGISTRATION form sent'];
  const wanted = 'visit:registration.registrationForm.entry.submitting';
  const states = asked.map((typed) =>
    find(typed)
      .find(({ kind }) => kind === 'state')
      ?.items.map(({ view }) => view.state),
  );
  expect(states.map((some) => some?.includes(wanted))).toEqual([true, true, true, true]);
});

test('an event is found by its words and by its type, a condition and a tracked event too', () => {
  expect([
    best('cancels', 'event')?.title,
    best('wait.cancelled', 'event')?.title,
    best('error_registration_account_pending', 'tracked')?.title,
    best('account pending', 'tracked')?.title,
    best('invitationValid', 'guard')?.title,
  ]).toEqual([
    'The visitor cancels',
    'The visitor cancels',
    'error_registration_account_pending',
    'error_registration_account_pending',
    'The invitation is valid',
  ]);
});

test('an address leads to its page, that of a landing page to its own situation', () => {
  expect([best('/registration/code', 'address')?.view, best('/women', 'address')?.view]).toEqual([
    { state: 'visit:codeEntry', situation: null, question: null },
    { state: 'visit:landing', situation: 'Landing.women', question: null },
  ]);
});

test('a message is found in the selected language, and by its key', () => {
  expect(best('posteingang', 'message', findGerman)?.view.state).toBe('visit:registration.formFinished');
  expect(best('emailPending.page', 'message')?.view.state).toBe('visit:registration.emailPending');
  expect(best('action.loginNow', 'message')?.view.state).toBe('visit:registration.emailActive');
});

test('a question is found by its subject', () => {
  expect(find('no invitations left')[0]?.items[0]?.view).toEqual({ question: 'no-invitations-left' });
});

test.each([
  ['which mails are sent', { question: 'mails' }],
  ['mails', { question: 'mails' }],
  [
    'what differs between the lean and the default flow',
    { section: 'compare', item: 'default', other: 'leanStep2', question: null },
  ],
  ['which landing pages are there', { section: 'data', item: 'landing-pages', question: null }],
  ['when does black friday begin', { section: 'data', item: 'seasons', question: null }],
  ['register pressed twice', { question: 'twice' }],
  ['how long can a visitor wait', { question: 'waits' }],
  ['who may change the e-mail address', { question: 'change-address' }],
  ['What can follow a pending account?', { question: 'pending-account' }],
  ['expired link tracked', { question: 'link-expired-tracked' }],
  ['country is not offered', { section: 'data', item: 'countries', question: null }],
  ['waiting list approved mail', { section: 'mails', item: 'approved', question: null }],
])('“%s” finds the expected result first', (typed, view) => {
  expect(find(typed)[0]?.items[0]?.view).toEqual(view);
});

test('a control is found by its label, on each page that has it', () => {
  const found = findGerman('auf die Warteliste').find(({ kind }) => kind === 'control');
  expect(found?.items.map(({ title, detail }) => [title, detail])).toEqual([
    ['Auf die Warteliste', 'link · Start page'],
    ['Auf die Warteliste', 'link · Start page'],
    ['Auf die Warteliste', 'button · Start page'],
    ['Auf die Warteliste', 'button · The lobby'],
    ['Auf die Warteliste', 'link · Turned away'],
  ]);
});

test('a message lists the situations that show it; without pictures, the pages that load its group', () => {
  const looked = finderOf(
    searchItems(data, textsIn('en'), (key) => (key === 'deny.interest' ? ['Deny.cold', 'Deny.expired'] : [])),
  );
  const message = (by: typeof find) => by('deny.interest').find(({ kind }) => kind === 'message')?.items[0];
  expect([message(looked)?.detail, message(looked)?.view.situation, message(find)?.detail]).toEqual([
    'deny.interest · Turned away: cold, expired',
    'Deny.cold',
    'deny.interest · names a control of Turned away',
  ]);
});

test('every search item has a unique id and a title', () => {
  const all = english;
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ title }) => title.trim() === '').map(({ id }) => id)).toEqual([]);
});
