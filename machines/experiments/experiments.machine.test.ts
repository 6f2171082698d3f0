/** *A/B tests loading* ends in exactly one of five ways (spec, section 4), each within a time limit. */
import { describe, expect, test, vi } from 'vitest';
import { experimentsMachine } from './experiments.machine.ts';
import { experimentsWith } from './experiments.services.ts';
import { createActor, SimulatedClock } from 'xstate';
import type { Found } from './experiments.types.ts';
import { both, input, led, nothing, run } from '../../test/harness/experiments-running.ts';

const loading = { value: { running: 'initialising' }, loading: true };
const failure = (reason: string) => ({
  type: 'anomaly.reported',
  what: 'experiment',
  value: `initialisation: ${reason}`,
});

test('begins with the request for the features, by the two attributes', () => {
  const { now, asked, emitted } = run();
  expect([now(), emitted, asked.map(({ attributes, signal }) => ({ attributes, left: signal.aborted }))]).toEqual([
    loading,
    [],
    [{ attributes: { acqAnonymousId: input.anonymousId, applicationCountry: 'AT' }, left: false }],
  ]);
});
test('3 s for the country, 10 s for the initialisation, 1 s for a redirect (D19; spec, section 9)', () => {
  expect(experimentsMachine.implementations.delays).toEqual({
    countryLimit: 3_000,
    experimentsLimit: 10_000,
    redirectLimit: 1_000,
  });
});

describe('the country is requested first (D19)', () => {
  const attributesOf = ({ asked }: ReturnType<typeof run>) =>
    asked.map(({ attributes }) => attributes.applicationCountry);
  test('no other request meanwhile, for 3 s', () => {
    const visit = run({}, new Promise(() => undefined));
    visit.clock.increment(2_999);
    const before = [visit.now(), attributesOf(visit)];
    visit.clock.increment(1);
    expect([before, visit.now(), attributesOf(visit), visit.emitted]).toEqual([
      [{ value: 'locating', loading: true }, []],
      loading,
      ['AT'],
      [],
    ]);
  });
  test.each<[string, () => Promise<string | null>, string, unknown[]]>([
    ['named', () => Promise.resolve('SE'), 'SE', [{ type: 'country.found', country: 'SE' }]],
    ['an unknown one', () => Promise.resolve(null), 'AT', []],
    ['no answer', () => Promise.reject(new TypeError('refused')), 'AT', []],
  ])('%s', async (_, country, expected, emitted) => {
    const visit = run({}, country());
    await vi.waitFor(() => expect(visit.now()).toEqual(loading));
    expect([attributesOf(visit), visit.emitted]).toEqual([[expected], emitted]);
  });
});

describe('the five ends', () => {
  test('disabled by the query: no request', () => {
    const { now, asked, emitted } = run({ disabled: true });
    expect([now(), asked, emitted]).toEqual([{ value: 'disabled', loading: false }, [], []]);
  });
  test.each<[string, Found, string]>([
    ['in no experiment', nothing, 'inNone'],
    ['in an experiment', both, 'inExperiment'],
    ['in one of the page, whose variation this page is', { ...led, redirect: null }, 'inExperiment'],
  ])('%s', async (_, found, end) => {
    const { now, finds } = run();
    await finds(found);
    expect(now()).toEqual({ value: { running: end }, loading: false });
  });
  test.each([
    ['an error', new Error('HTTP error: 500'), 'HTTP error: 500'],
    ['something else thrown', 'gone', 'gone'],
  ])('%s: reported, and the page stays', async (_, error, reason) => {
    const { now, fails, emitted, asked } = run();
    await fails(error);
    expect([now(), emitted, asked[0]?.signal.aborted]).toEqual([
      { value: 'failed', loading: false },
      [failure(reason)],
      true,
    ]);
  });
  test('a service that throws at once', () => {
    const broken = () => {
      throw new Error('broken');
    };
    const clock = new SimulatedClock();
    const chart = experimentsWith(broken, { askCountry: () => new Promise(() => undefined) });
    const actor = createActor(chart, { input, clock });
    const emitted: unknown[] = [];
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    clock.increment(3_000);
    expect([actor.getSnapshot().value, emitted]).toEqual(['failed', [failure('Error: broken')]]);
  });
  test('no answer within 10 s: reported; later answers change nothing', async () => {
    const { now, clock, emitted, asked, finds } = run();
    clock.increment(9_999);
    expect(now()).toEqual(loading);
    clock.increment(1);
    await finds(both);
    expect([now(), emitted, asked[0]?.signal.aborted]).toEqual([
      { value: 'failed', loading: false },
      [failure('Timeout exceeded')],
      true,
    ]);
  });
  test('the page of a redirect experiment is shown', async () => {
    const { now, actor, finds } = run();
    await finds(led);
    expect(now()).toEqual({ value: { running: 'redirecting' }, loading: true });
    actor.send({ type: 'redirect.completed' });
    expect(now()).toEqual({ value: { running: 'redirected' }, loading: false });
  });
  test('a redirect that takes longer than 1 s: in an experiment', async () => {
    const { now, actor, clock, finds } = run();
    await finds(led);
    clock.increment(999);
    expect(now().loading).toBe(true);
    clock.increment(1);
    actor.send({ type: 'redirect.completed' });
    expect(now()).toEqual({ value: { running: 'inExperiment' }, loading: false });
  });
});

test('listens to the features for the whole visit', async () => {
  const { actor, asked, finds } = run();
  await finds(nothing);
  expect(asked[0]?.signal.aborted).toBe(false);
  actor.stop();
  expect(asked[0]?.signal.aborted).toBe(true);
});
