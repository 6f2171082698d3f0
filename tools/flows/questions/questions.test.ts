import { expect, test } from 'vitest';
import { stateOfWord } from '../charts/facts.ts';
import type { Answer } from './answer.types.ts';
import { questionOf, QUESTIONS } from './questions.ts';

const answerTo = (id: string): Answer => {
  const question = questionOf(id);
  if (!question) throw new Error(`no question ${id}`);
  return question.answer();
};
/** An answer as text. */
const read = ({ short, tables }: Answer) => [
  short,
  ...tables.flatMap(({ title, rows }) =>
    (title === null ? [] : [title]).concat(rows.map((row) => row.map(({ text }) => text).join(' | '))),
  ),
];

test('there are at least 25 questions, with unique ids', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(25);
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
});

test.each(QUESTIONS)('$question', ({ answer }) => {
  const { short, tables } = answer();
  expect(short).toMatch(/^[^a-z].*\.$/s);
  expect(tables.length).toBeGreaterThan(0);
  for (const { heads, rows } of tables) {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.length !== heads.length)).toEqual([]);
    const cells = rows.flat();
    expect(cells.filter(({ text }) => text.trim() === '' || /undefined|\[object/.test(text))).toEqual([]);
    expect(cells.filter(({ state }) => state !== null && stateOfWord(state) === null)).toEqual([]);
  }
});

test('an inviter without invitations: a link leads to the refusal page, a typed code to an error at the field', () => {
  expect(read(answerTo('no-invitations-left'))).toEqual([
    'Of 8 look-ups of a code, 3 end at the refusal page, and 4 show an error at the code field; sent to analytics: error_registration_code_no_balance.',
    'Start page · the invitation is looked up | The code came by a link | Turned away | – | error_registration_code_no_balance',
    'Start page · the invitation is looked up | The code is remembered from before | Start page · the code being typed | – | error_registration_code_no_balance',
    'Start page · the code being looked up | The code was typed | Start page · the code being typed | The code is refused | error_registration_code_no_balance',
    'Code page · the code being looked up | The code was typed | Code page · the code being typed | The code is refused | error_registration_code_no_balance',
    'Code page · the invitation being looked up | The code came by a link | Code page · the code being typed | The code is refused | error_registration_code_no_balance',
    'Code page · the invitation being looked up | The code is remembered from before | Code page · the code being typed | The code is refused | error_registration_code_no_balance',
    'Registration form · the invitation being looked up | The code came by a link | Turned away | – | error_registration_code_no_balance',
    'Registration form · the invitation being looked up | The code is remembered from before | Turned away | – | error_registration_code_no_balance',
    'Errors of the contract',
    'REGISTRATION_CODE_NO_BALANCE_LEFT | noInvitationsLeft',
    'REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS | noInvitationsLeft',
  ]);
});

test('tracked events of an expired link', () => {
  expect(read(answerTo('link-expired-tracked'))).toEqual([
    'For the link of an invitation: error_registration_code_expired; of an activation: error_registration_activation_not_found; of the lobby: nothing.',
    'An invitation | Start page · the invitation is looked up | Turned away | error_registration_code_expired',
    'An activation | Activate the account · being activated | Activation failed · the link has expired, a new mail can be sent | error_registration_activation_not_found',
    'The lobby | The lobby · joining the list | The lobby · closed, an address being typed | –',
  ]);
});
