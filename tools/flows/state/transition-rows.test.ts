import { expect, test } from 'vitest';
import { allStates, stateAt } from '../charts/facts.ts';
import { fullNameOf } from '../words/say.ts';
import { incoming, outgoing, type Row } from './transition-rows.ts';

const at = (path: string) => stateAt({ chart: 'visit', path });
const SUBMITTING = 'registration.registrationForm.entry.submitting';
const said = ({ depth, text, to, hasRowsBelow }: Row) => [
  depth,
  text,
  hasRowsBelow ? 'below' : to.map(fullNameOf).join(' & ') || 'stays',
];

test('outgoing rows list the meanings of an answer, one below the other', () => {
  const rows = outgoing(at(SUBMITTING)).own.map(said);
  expect(rows.filter(([, text]) => !String(text).includes('accepted'))).toEqual([
    [0, 'The visitor cancels', 'Registration form · being filled in'],
    [0, 'The back end answers', 'below'],
    [
      1,
      '… the terms have changed',
      'Registration form · being filled in & Registration form · the invitation being looked up',
    ],
    [1, '… fields are refused', 'Registration form · being filled in'],
    [1, '… this address has an account', 'Member already'],
    [1, '… this address waits for its activation', 'Not activated yet'],
    [1, '… the code can no longer be used', 'Turned away'],
    [1, '… the back end does not support the language, and English was not tried', 'Registration form · being sent'],
    [1, '… otherwise', 'Registration form · being filled in'],
    [0, 'The request fails', 'Registration form · being filled in'],
    [0, 'No answer within 30 s', 'Registration form · being filled in'],
  ]);
  expect(rows).toHaveLength(15);
});

test('events handled or blocked by a nearer state are not listed for its ancestors', () => {
  const { own, inherited, everywhere, blocked } = outgoing(at(`${SUBMITTING}.waiting`));
  expect(own.map(said)).toEqual([[0, 'No answer for 8 s', 'Registration form · being sent, taking longer']]);
  expect(inherited.map(({ of }) => of.path)).toEqual([SUBMITTING, 'registration.registrationForm']);
  expect(blocked).toEqual(['an address leads to a page that the visitor may not open', 'the visitor logs out']);
  const texts = everywhere.map(({ text }) => text);
  expect(texts.filter((text) => /log|earned/.test(text))).toEqual([]);
  expect(texts).toContain('The network is lost');
});

test('a page lists the transitions out of it, by state', () => {
  const { fromChildren } = outgoing(at('registration.emailPending'));
  expect(fromChildren).toEqual([]);
  const lobby = outgoing(at('lobby.closed')).fromChildren.map(({ of, rows }) => [of.path, rows.map(said)]);
  expect(lobby).toEqual([
    ['lobby.closed.sending', [[0, 'The back end answers: the address is accepted', 'The lobby · a new link sent']]],
  ]);
});

test('every state of every chart can be described', () => {
  const rows = allStates.flatMap((state) => {
    const { own, fromChildren, inherited, everywhere } = outgoing(state);
    const grouped = [fromChildren, inherited, incoming(state)].flat().flatMap((group) => group.rows);
    return [own, everywhere, grouped].flat();
  });
  expect(rows.filter(({ text }) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
  expect(rows.length).toBeGreaterThan(3_000);
});
