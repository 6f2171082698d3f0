/**
 * Every state in which something can be sent, with and without a network (D21, D24): one table over the whole chart.
 */
import { matchesState } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { at, changes, plain, take, type Step } from '../../test/harness/chart.ts';
import { all, networkStates, sendableStates } from '../../test/harness/sendable.ts';
import { nameOf, nodes } from '../../test/model/nodes.ts';
import { failed } from '../../test/model/call-outcomes.ts';
import { presses, waitingIn } from '../../test/model/waiting.ts';
import type { FailureKind } from '../domain/failure.ts';
import { problemOf } from '../context/requests.ts';

// A look-up carries the time: with a fixed clock, the same press sends the same request.
vi.useFakeTimers({ now: Date.parse('2026-12-05T12:00:00Z'), toFake: ['Date'] });

const lost: Step = { type: 'network.lost' };
const back: Step = { type: 'network.returned' };
const tags = ({ state }: ReturnType<typeof take>) => [state.hasTag('offline'), state.hasTag('sendNow')];

const places = presses.map((wait) => {
  const lost = take(wait.from, wait.enter('first'), failed(wait.actor, 'network')).state;
  const place = plain(lost.value);
  const names = Object.keys(networkStates(lost.value));
  // Of two parallel states, the one whose button was pressed.
  const region = wait.id.replace(/[^.]*$/, '');
  const own = names.length === 1 ? names : names.filter((name) => name.startsWith(region));
  return { wait, place, names, own, calm: at(place, wait.from.context) };
});

test('a press returns to each of them', () => {
  expect([...new Set(places.flatMap(({ names }) => names))].toSorted()).toEqual(sendableStates.toSorted());
});

test('each state with a press is one of them, or one that a failed press never returns to', () => {
  const sent: ReadonlySet<string> = new Set(presses.map(({ enter }) => enter('first').type));
  const hearing = nodes.filter(({ config }) => Object.keys(config.on ?? {}).some((type) => sent.has(type)));
  expect(hearing.map(nameOf).filter((name) => !sendableStates.includes(name))).toEqual([
    'landing.uninvited.waitingList.asked',
    'codeEntry.recognising',
    'registrationForm.invitation.unavailable',
    'activateAccount.asking',
    'activationError.failed',
  ]);
});

describe.each(places)('$wait.name', ({ wait, place, names, own, calm }) => {
  const { actor, enter } = wait;
  const value = waitingIn(wait, place);
  const unanswered = (kind: FailureKind = 'network') => failed(actor, kind);
  const ownStates = ({ state }: ReturnType<typeof take>) => {
    const found = networkStates(state.value);
    return own.map((name) => found[name]);
  };
  const afterLoss = take(calm, lost);
  const sent = take(afterLoss.state, enter('first'));
  const offline = take(sent.state, unanswered());
  const returned = take(offline.state, back);

  test('pressed offline: sent, and the missing answer is shown again', () => {
    expect([matchesState(value, sent.state.value), sent.asked.map(({ id }) => id)]).toEqual([true, [actor]]);
    expect([networkStates(offline.state.value), problemOf(offline.context), offline.asked, tags(offline)]).toEqual([
      all(names, 'offline'),
      { kind: 'network' },
      [],
      [true, false],
    ]);
  });
  test('online with an unanswered request: a question, and nothing is sent by itself; offline again, none', () => {
    expect([ownStates(returned), matchesState(place, returned.state.value), tags(returned)]).toEqual([
      ['returned'],
      true,
      [false, true],
    ]);
    expect([changes(offline.state, returned), returned.asked, returned.emitted]).toEqual([{ online: true }, [], []]);
    expect(take(returned.state, lost).value).toEqual(offline.value);
  });
  test('Send now: the same request with the same key; the question is gone', () => {
    const again = take(returned.state, enter('second'));
    expect([again.value, again.asked, problemOf(again.context), tags(again)]).toEqual([
      value,
      sent.asked,
      null,
      [false, false],
    ]);
  });
  test('an answer of no use is not caused by the network: no question', () => {
    const ended = take(sent.state, unanswered('technical'), back);
    const others = Object.values(networkStates(ended.state.value)).filter((how) => how !== 'connected');
    expect([tags(ended), others]).toEqual([[false, false], []]);
  });
});
