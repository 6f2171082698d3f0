/**
 * The flows and topics of the visit, each as a separate chart: together they are the visit, and each can be simulated.
 */
import { createActor, createMachine, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import { accepted } from '../../../test/harness/chart.ts';
import { editing, formValues } from '../../../test/harness/registration.ts';
import { stateAt, statesOf } from '../charts/facts.ts';
import type { Named, State } from '../charts/facts.types.ts';
import { chartConfig } from './chart-config.ts';
import { exitOf } from './cut.ts';
import { HOLDS_IN } from './parts.ts';
import { FLOWS_OF_THE_VISIT, TOPICS_OF_THE_VISIT } from './stately-charts.ts';
import { byPlace } from './transitions.ts';

const at = (path: string) => stateAt({ chart: 'visit', path });
const nameWord = ({ name, params }: Named) => (params === null ? name : `${name} (${params})`);
/** A line for each transition, without its index among the alternatives, because earlier ones may be omitted. */
const linesOf = (states: readonly State[]) =>
  states.flatMap((state) =>
    [...byPlace(state)].flatMap(([word, alternatives]) =>
      alternatives.map(({ guard, actions, to }) => {
        const does = actions.map(nameWord).join(', ');
        return `${state.path}: ${word} [${guard ? nameWord(guard) : ''}] {${does}} → ${to.map(({ path }) => path).join(', ')}`;
      }),
    ),
  );
const visit = statesOf('visit');
const whole = linesOf(visit);
/** The line of the visit, by its own name and by that of the part's exit. */
const ofVisit = new Map(
  whole.flatMap((line) => {
    const [what = '', to = ''] = line.split(' → ');
    const out = to === '' || to.includes(', ') ? line : `${what} → ${exitOf(at(to))}`;
    return [[line, line] as const, [out, line] as const];
  }),
);
const isExit = ({ kind, path }: State) => kind === 'final' && /^to[A-Z]/.test(path);
const parts = [...FLOWS_OF_THE_VISIT, ...TOPICS_OF_THE_VISIT].map(({ id, read }) => {
  const chart = read();
  const own = chart.states.filter((state) => state.path !== '' && !isExit(state)).map(({ path }) => path);
  return { id, chart, own, lines: linesOf(chart.states), count: chart.states.length };
});
function partOf(name: string) {
  const part = parts.find(({ id }) => id === name);
  if (!part) throw new Error(`no part ${name}`);
  return part;
}

/** A proxy that builds a value from any name. */
const anything = <T>(made: (name: string) => T) =>
  new Proxy<Record<string, T>>({}, { get: (_, name) => made(String(name)) });
/** Simulates the chart of a file with placeholders: the given guards hold, and calls return only by events. */
function simulated({ chart }: Pick<(typeof parts)[number], 'chart'>, ...begun: string[]) {
  let holding = begun;
  const config: unknown = JSON.parse(JSON.stringify(chartConfig(chart)));
  const machine = createMachine(config as object, {
    guards: anything((name) => (_, params) => {
      const { value = '' } = (params as { value?: string } | undefined) ?? {};
      return holding.includes(`${name} ${value}`.trim());
    }),
    actors: anything(() => fromPromise(() => new Promise(() => {}))),
    actions: anything(() => () => {}),
    delays: anything(() => 60_000),
  });
  const actor = createActor(machine).start();
  return {
    actor,
    send: (type: string, ...holds: string[]): unknown => {
      holding = holds;
      actor.send({ type });
      return actor.getSnapshot().value;
    },
  };
}

const accepts = (...flows: readonly string[]) => flows.map((flow) => `acceptedIn (${flow})`);
/** Guards that can't hold in a flow; a topic has all guards. */
const NOT_IN: Readonly<Record<string, readonly string[]>> = {
  flowDefault: ['mayBeSentHere', ...accepts('leanStep2', 'socialRegistration', 'waitingListApproved')],
  flowLeanStep2: accepts('default', 'socialRegistration', 'waitingListApproved'),
  flowSocialRegistration: ['mayBeSentHere', ...accepts('default', 'leanStep2', 'waitingListApproved')],
  flowWaitingListApproved: [
    'mayBeSentHere',
    ...accepts('default', 'leanStep2', 'socialRegistration'),
    'mayChangeAddress',
  ],
};

test.each(parts)('$id: $count states, of at most 60, with all that can happen there', ({ id, own, lines, count }) => {
  expect(count).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => !ofVisit.has(line))).toEqual([]);
  const here = new Set(lines.map((line) => ofVisit.get(line)));
  const missing = linesOf(own.map(at)).filter((line) => !here.has(line));
  const guards = missing.map((line) => /\[(.*?)\]/.exec(line)?.[1]);
  expect([...new Set(guards)]).toEqual(NOT_IN[id] ?? []);
});

test('every state and every transition of the visit is in a part', () => {
  const paths = new Set(['', ...parts.flatMap(({ own }) => own)]);
  expect(visit.flatMap(({ path }) => (paths.has(path) ? [] : [path]))).toEqual([]);
  const lines = new Set(parts.flatMap((part) => part.lines.map((line) => ofVisit.get(line))));
  expect(whole.filter((line) => !lines.has(line))).toEqual([]);
});

test.each(FLOW_NAMES)('%s: the listed conditions of a guard on the flow match the guard', (flow) => {
  const { context } = editing(flow, { answer: accepted('STARTED') });
  const guardOf = (name: string) =>
    (visitMachine.implementations.guards as Record<string, unknown>)[name] as (of: object, params: unknown) => boolean;
  const asked = Object.entries(HOLDS_IN).flatMap(([name, inFlow]) =>
    (name === 'acceptedIn' ? FLOW_NAMES : [formValues[flow]]).map((params) => ({
      name,
      stated: inFlow(flow, typeof params === 'string' ? params : null),
      real: guardOf(name)({ context }, params),
    })),
  );
  expect(asked.map(({ name, stated }) => [name, stated])).toEqual(asked.map(({ name, real }) => [name, real]));
});

const form = (entry: string) => ({ registration: { registrationForm: { invitation: 'known', entry } } });
const second = (page: string, state: string) => ({ registration: { [page]: state } });
const finished = { registration: { formFinished: { activationMail: 'idle', watch: 'watching' } } };
const welcomed = (state: string) => ({ landing: { welcomed: state } });
/** An event, the guards that hold, and the resulting state. */
type Walk = readonly (readonly [event: string, holds: readonly string[], then: unknown])[];
const toTheForm: Walk = [
  ['xstate.done.actor.linkInvitation', ['invitationValid'], welcomed('editing')],
  ['open.registrationForm', ['mayRegister', 'invitationValid'], form('editing')],
  ['form.submitted', ['mayBeSent', 'invitationValid'], form('submitting')],
];
const register = 'xstate.done.actor.register';
const walks: Readonly<Record<string, Walk>> = {
  flowDefault: [...toTheForm, [register, ['acceptedIn default'], finished]],
  flowWaitingListApproved: [...toTheForm, [register, ['acceptedIn waitingListApproved'], finished]],
  flowSocialRegistration: [
    ...toTheForm,
    [register, ['acceptedIn socialRegistration'], second('socialSecondStep', 'editing')],
    ['step.submitted', ['mayComplete'], second('socialSecondStep', 'sending')],
    ['xstate.done.actor.finalizeSocial', ['acceptedIn socialRegistration'], second('autoActivated', 'leaving')],
  ],
  flowLeanStep2: [
    ['xstate.done.actor.linkInvitation', ['invitationValid'], welcomed('editing')],
    ['form.submitted', ['mayBeSentHere'], welcomed('submitting')],
    [register, ['acceptedIn leanStep2'], second('leanSecondStep', 'editing')],
    ['step.submitted', ['mayComplete'], second('leanSecondStep', 'sending')],
    ['xstate.done.actor.finalizeLean', ['acceptedIn leanStep2'], finished],
  ],
};

test.each(parts)('$id begins in a simulation', (part) => {
  const { actor } = simulated(part);
  expect(actor.getSnapshot().status).toBe('active');
  actor.stop();
});

test.each(Object.entries(walks))('%s is replayed from the start page to its end', (flow, walk) => {
  const { actor, send } = simulated(partOf(flow), 'codeKnown');
  expect(actor.getSnapshot().value).toEqual({ landing: 'lookingUp' });
  expect(walk.map(([event, holds]) => send(event, ...holds))).toEqual(walk.map(([, , then]) => then));
  actor.stop();
});

test('a transition out of a flow ends it and names its target', () => {
  const flow = partOf('flowDefault');
  const { actor, send } = simulated(flow, 'codeKnown');
  expect(send('xstate.done.actor.linkInvitation', 'cameByLink')).toBe('toDeny');
  expect(actor.getSnapshot().status).toBe('done');
  const exits = flow.chart.states.filter(isExit);
  expect(exits.map(({ key, description }) => [key, description])).toEqual([
    ['toLandingTeaser', 'On to the page ‘Start page · the teaser’.'],
    ['toEmailActive', 'On to the page ‘Member already’.'],
    ['toDeny', 'On to the page ‘Turned away’.'],
    ['toEmailPending', 'On to the page ‘Not activated yet’.'],
    ['toActivatedElsewhere', 'On to the page ‘You are in · activated elsewhere’.'],
  ]);
});
