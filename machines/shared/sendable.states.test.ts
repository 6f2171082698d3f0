/**
 * Every state in which something can be sent, with and without a network (D21, D24): one table over the whole chart.
 */
import { matchesState } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { asking, at, begin, changes, plain, take, type Step } from '../../test/harness/chart.ts';
import { token } from '../../test/harness/registration.ts';
import { all, sendableStates, standing } from '../../test/harness/sendable.ts';
import { nameOf, nodes } from '../../test/model/nodes.ts';
import { failed } from '../../test/model/call-outcomes.ts';
import { presses, waitingIn } from '../../test/model/waiting.ts';
import type { FailureKind } from '../domain/failure.ts';
import { problemOf } from '../context/requests.ts';
import type { VisitInput } from '../context/visit.types.ts';
import type { PageId } from '../domain/page-ids.ts';

// A look-up carries the time: with a fixed clock, the same press sends the same request.
vi.useFakeTimers({ now: Date.parse('2026-12-05T12:00:00Z'), toFake: ['Date'] });

const lost: Step = { type: 'network.lost' };
const back: Step = { type: 'network.returned' };
const tags = ({ state }: ReturnType<typeof take>) => [state.hasTag('offline'), state.hasTag('sendNow')];

const places = presses.map((wait) => {
  const lost = take(wait.from, wait.enter('first'), failed(wait.actor, 'network')).state;
  const place = plain(lost.value);
  const names = Object.keys(standing(lost.value));
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
  const ownOf = ({ state }: ReturnType<typeof take>) => {
    const found = standing(state.value);
    return own.map((name) => found[name]);
  };
  const afterLoss = take(calm, lost);
  const sent = take(afterLoss.state, enter('first'));
  const offline = take(sent.state, unanswered());
  const returned = take(offline.state, back);

  test('pressed offline: sent, and the missing answer is shown again', () => {
    expect([matchesState(value, sent.state.value), sent.asked.map(({ id }) => id), problemOf(sent.context)]).toEqual([
      true,
      [actor],
      null,
    ]);
    expect([
      standing(offline.state.value),
      matchesState(place, offline.state.value),
      problemOf(offline.context),
    ]).toEqual([all(names, 'offline'), true, { kind: 'network' }]);
    expect([offline.asked, tags(offline)]).toEqual([[], [true, false]]);
  });
  test('online with an unanswered request: a question, and nothing is sent by itself', () => {
    expect([ownOf(returned), matchesState(place, returned.state.value), tags(returned)]).toEqual([
      ['returned'],
      true,
      [false, true],
    ]);
    expect([changes(offline.state, returned), returned.asked, returned.emitted]).toEqual([{ online: true }, [], []]);
  });
  test('offline again: the page says so, and the question is gone', () => {
    const again = take(returned.state, lost);
    expect([again.value, again.asked, tags(again)]).toEqual([offline.value, [], [true, false]]);
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
  test.each<[string, Step]>([
    ['an answer of no use', unanswered('technical')],
    ['too many requests', unanswered('busy')],
    ['cancelled', { type: 'wait.cancelled' }],
  ])('%s: not caused by the network, so no question', (_, end) => {
    const ended = take(sent.state, end, back);
    const others = Object.values(standing(ended.state.value)).filter((how) => how !== 'connected');
    expect([tags(ended), others]).toEqual([[false, false], []]);
  });
});

describe('a page opened offline', () => {
  test.each<[PageId, Partial<VisitInput>]>([
    ['landing', {}],
    ['codeEntry', {}],
    ['lobby', { token }],
    ['unsubscribe', { token }],
    ['membershipApply', {}],
  ])('%s', (page, input) => {
    const visit = begin({ ...input, online: false });
    const opened = take(visit, asking(visit, page));
    expect([...new Set(Object.values(standing(opened.state.value)))]).toEqual(['offline']);
  });
});
