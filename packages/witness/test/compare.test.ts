/** A fault at its sites: which sites those are, and the oracle's complaints. */
import { fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { alteredMachine, eventsFrom, playOf, smallChart, Explorer, comparerOf, type Oracle, Sites } from '../index.ts';

const machine = setup({ actors: { open: fromPromise(() => Promise.resolve()) } }).createMachine({
  id: 'door',
  initial: 'shut',
  context: {},
  states: {
    shut: { on: { push: 'opening', knock: {} } },
    opening: { invoke: { id: 'opener', src: 'open', onDone: 'ajar', onError: 'shut' } },
    ajar: { on: { pull: 'shut' } },
  },
});
const opened = { type: 'xstate.done.actor.opener', output: null, actorId: 'opener' };
const failed = { type: 'xstate.error.actor.opener', error: null, actorId: 'opener' };
const door = smallChart({
  name: 'door',
  machine,
  beginnings: { closed: undefined },
  eventsOf: eventsFrom({
    'xstate.done.actor.opener': [opened],
    'xstate.error.actor.opener': [failed],
  }),
  play: playOf(() => machine),
});
const sites = new Sites(door, new Explorer(door).explorePart(4));
const where = (state: string, event: string | null) => ({ state, event, page: null, topic: '' });
/** Whatever is pulled must be shut. */
const pulledIsShut: Oracle = ({ event, after }) =>
  event.type === 'pull' && after.value !== 'shut' ? `pulled, expected shut, got ${String(after.value)}` : null;
const pullLeads = (target: string) => alteredMachine(machine, ['states', 'ajar', 'on', 'pull'], () => target);

test('a transition is covered by its event, the edge of a state by entering or leaving it', () => {
  const seen = (state: string, event: string | null) =>
    sites.of(where(state, event)).map((site) => `${JSON.stringify(site.value)} ${site.event.type}`);
  expect(seen('door.ajar', 'pull')).toEqual(['"ajar" pull']);
  expect(seen('door.ajar', null)).toEqual(['"opening" xstate.done.actor.opener', '"ajar" pull']);
});

test('the oracle names a fault at its place, in its words', () => {
  expect(comparerOf(door, pulledIsShut)(pullLeads('opening'), sites.of(where('door.ajar', 'pull')))).toBe(
    'pulled, expected shut, got opening',
  );
});

test('without a difference the oracle is not called', () => {
  const everything: Oracle = () => 'wrong';
  expect(comparerOf(door, everything)(pullLeads('shut'), sites.of(where('door.ajar', 'pull')))).toBeNull();
});
