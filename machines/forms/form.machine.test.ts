/** The life cycle of a form without a page: its state, emitted events and submission. */
import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ANSWER_LIMIT } from '../domain/waits.ts';
import type { Problem } from '../context/requests.types.ts';
import { NOTHING_KNOWN } from './facts.ts';
import { formMachine } from './form.machine.ts';
import { changedFrom, shownValues, wrongIn } from './form.rules.ts';
import type { Delivered, FormDefinition, FormEmitted, FormEvent, FormFacts, FormValues, Wrong } from './form.types.ts';

const initial = { name: '', email: '', country: 'DE', terms: false };
const form: FormDefinition = {
  id: 'form',
  initial,
  wrong: (values, fields) => Object.fromEntries(fields.flatMap((field) => (values[field] ? [] : [[field, 'missing']]))),
  rulesComeLater: true,
  begun: { type: 'code.begun' },
  handOver: ({ name }) => ({ type: 'code.submitted', code: String(name) }),
};
const facts: FormFacts = { ...NOTHING_KNOWN, fields: Object.keys(initial), known: initial, problem: null, busy: false };
const swedish = { ...initial, country: 'SE' };
const filled = { name: 'Zoë', email: 'zoe@example.org', country: 'AT', terms: true };
const only = (country: string) => ({ country: { values: [country], otherwise: country } });
const nothing: Delivered = { typed: {}, draft: {}, held: false };
const refusal = (fields: Wrong): Problem => ({ kind: 'fields', fields });

/** A form whose field, draw and rule actors are controlled by the test. */
function begin(given: Partial<FormFacts> = {}, listen: () => void = () => undefined) {
  const clock = new SimulatedClock();
  const emitted: FormEmitted[] = [];
  const asked: FormValues[] = [];
  let rules = Promise.withResolvers<Wrong>();
  let say: (event: FormEvent) => void = () => undefined;
  let stopped = 0;
  let answer = given.problem ? 1 : 0;
  const actor = createActor(
    formMachine.provide({
      actors: {
        check: fromPromise(({ input }) => {
          asked.push(input.values);
          rules = Promise.withResolvers();
          return rules.promise;
        }),
        fields: fromCallback<AnyEventObject, FormDefinition>(({ sendBack }) => {
          listen();
          say = sendBack;
          return () => {
            stopped += 1;
          };
        }),
      },
    }),
    { input: { form, facts: { ...facts, ...given } }, clock },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const now = () => actor.getSnapshot();
  const draw = (next: Partial<FormFacts> = {}, values: FormValues = now().context.values) => {
    const { context } = now();
    if (next.problem !== undefined) answer += Number(next.problem !== context.facts.problem);
    actor.send({ type: 'form.drawn', values, facts: { ...context.facts, ...next }, answer });
  };
  return {
    clock,
    emitted,
    asked,
    say: (event: FormEvent) => say(event),
    stop: () => {
      actor.stop();
      return stopped;
    },
    draw,
    type: (values: FormValues) => {
      for (const [field, value] of Object.entries(values)) actor.send({ type: 'field.changed', field, value });
      draw();
    },
    press: () => actor.send({ type: 'form.pressed' }),
    answer: async (wrong: Wrong) => {
      rules.resolve(wrong);
      await settled();
    },
    fail: async () => {
      rules.reject(new TypeError('offline'));
      await settled();
    },
    is: () => now().value.life,
    fields: () => now().value.fields,
    values: () => shownValues(now().context),
    shownErrors: () => now().context.shownErrors.map(({ field, problem }) => `${field}: ${problem}`),
    wrong: () => wrongIn(now().context),
    said: (type: FormEmitted['type']) => emitted.filter((one) => one.type === type),
  };
}
function editing(values: FormValues = {}, given: Partial<FormFacts> = {}) {
  const it = begin(given);
  it.say({ type: 'form.delivered', ...nothing });
  it.draw();
  it.type(values);
  return it;
}
async function handedOver(given: Partial<FormFacts> = {}) {
  const it = editing(filled, given);
  it.press();
  await it.answer({});
  it.draw({ busy: true, sent: filled });
  return it;
}

describe('initial values', () => {
  const draft = { name: 'Draft', email: '', country: 'AT', terms: true };
  test.each<[string, Partial<Delivered>, Partial<FormFacts>, FormValues]>([
    ['a draft before what is known', { draft }, { known: { ...initial, name: 'Known' } }, draft],
    ['what was typed first, field by field', { typed: { name: 'Typed' }, draft }, {}, { ...draft, name: 'Typed' }],
    ['not what is unwanted', { draft: filled }, { unwanted: { email: filled.email } }, { ...filled, email: '' }],
    [
      'what is locked, whatever was typed',
      { typed: { email: 'other@example.org' } },
      { locked: { email: 'ada@example.org' } },
      { ...initial, email: 'ada@example.org' },
    ],
    ['no choice that is not offered', { draft: filled }, { offered: only('DE') }, { ...filled, country: 'DE' }],
  ])('%s', (_, delivered, known, expected) => {
    const it = begin();
    it.say({ type: 'form.delivered', ...nothing, ...delivered });
    const before = it.is();
    it.draw(known);
    expect([before, it.is(), it.values()]).toEqual(['seeded', 'editing', expected]);
  });
  test('unreadable fields: known values', () => {
    const it = begin();
    it.say({ type: 'fields.missing' });
    const known = { ...filled, country: '' };
    it.draw({ known });
    expect([it.fields(), it.is(), it.values(), it.stop()]).toEqual(['unread', 'editing', known, 1]);
  });
  test('fields that throw are no longer read', async () => {
    const it = begin({}, () => {
      throw new TypeError('no document');
    });
    expect([it.fields(), it.is()]).toEqual(['unread', 'delivered']);
  });
  test('a press before the script is checked and handed over with the typed values', async () => {
    const it = begin();
    it.say({ type: 'form.delivered', typed: filled, draft: {}, held: true });
    it.draw();
    await it.answer({});
    expect([it.is(), it.asked, it.said('form.begun').length, it.said('form.handedOver')]).toEqual([
      'handedOver',
      [filled],
      1,
      [{ type: 'form.handedOver', event: { type: 'code.submitted', code: 'Zoë' } }],
    ]);
  });
  test.each<[string, FormValues, Partial<FormFacts>, FormValues]>([
    ['comes late while nothing is typed', {}, { known: swedish }, swedish],
    ['empties nothing', {}, { known: { ...initial, country: '' } }, initial],
    ['keeps what was typed', { name: 'Z' }, { known: swedish }, { ...initial, name: 'Z' }],
    ['replaces a choice that is offered no more', { country: 'AT' }, { offered: only('SE') }, swedish],
  ])('what the visit knows %s', (_, typed, late, expected) => {
    const it = editing(typed);
    it.draw(late);
    expect(it.values()).toEqual(expected);
  });
});

describe('writing into the fields', () => {
  test('typed: kept as the draft; begun once', () => {
    const it = editing({ name: 'Z' });
    it.type({ name: 'Zo' });
    expect([it.emitted.filter(({ type }) => type === 'form.begun').length, it.emitted.at(-1)]).toEqual([
      1,
      { type: 'draft.kept', id: 'form', values: { ...initial, name: 'Zo' } },
    ]);
  });
  test('set by a script, next to typed values not rendered yet', () => {
    const it = editing();
    const before = it.emitted.length;
    it.say({ type: 'fields.read', values: initial });
    it.say({ type: 'fields.read', values: { ...initial, email: 'zoe@example.org' } });
    expect([before, it.emitted.slice(before).map(({ type }) => type), it.values()]).toEqual([
      it.emitted.length - 2,
      ['values.set', 'draft.kept'],
      { ...initial, email: 'zoe@example.org' },
    ]);
  });
  test('leaving a field is reported', () => {
    const it = editing();
    it.say({ type: 'field.left', field: 'email' });
    expect(it.said('touched.set')).toEqual([{ type: 'touched.set', fields: ['email'] }]);
  });
});

describe('a press', () => {
  test('shows the errors of the schema in the order of the fields', async () => {
    const it = editing({ country: 'AT' });
    it.press();
    expect([it.is(), it.shownErrors()]).toEqual(['checking', []]);
    await it.answer({ terms: 'missing', name: 'missing' });
    expect([it.is(), it.shownErrors(), it.wrong()]).toEqual([
      { correcting: 'shown' },
      ['name: missing', 'terms: missing'],
      { name: 'missing', terms: 'missing' },
    ]);
    it.type({ name: 'Zoë' });
    await it.answer({ terms: 'missing', email: 'missing' });
    expect([it.shownErrors(), it.wrong()]).toEqual([['name: missing', 'terms: missing'], { terms: 'missing' }]);
    it.type({ name: '<' });
    await it.answer({ terms: 'missing', name: 'characters' });
    expect(it.wrong()).toEqual({ name: 'characters', terms: 'missing' });
  });
  test('checks the current values: input meanwhile counts, an older answer does not', async () => {
    const it = editing({ name: 'Z' });
    it.press();
    it.type({ ...filled });
    it.press();
    expect([it.is(), it.asked.length, it.asked.at(-1)]).toEqual(['checking', 5, filled]);
    await it.answer({});
    expect(it.said('form.handedOver').length).toBe(1);
  });
  test.each<[string, (it: ReturnType<typeof editing>) => Promise<void>]>([
    ['that do not come', (it) => it.fail()],
    ['that come too late', async ({ clock }) => clock.increment(ANSWER_LIMIT)],
  ])('with the schema %s: the predicates decide, at the press and after', async (_, without) => {
    const it = editing({ ...filled, name: '' });
    it.press();
    await without(it);
    expect([it.is(), it.shownErrors()]).toEqual([{ correcting: 'shown' }, ['name: missing']]);
    it.type({ name: 'Zoë' });
    await without(it);
    expect([it.is(), it.wrong()]).toEqual([{ correcting: 'shown' }, {}]);
    it.press();
    await without(it);
    expect([it.is(), it.said('form.handedOver').length]).toEqual(['handedOver', 1]);
  });
  test('is ignored while the visit waits; afterwards it counts', async () => {
    const it = await handedOver();
    it.press();
    expect([it.is(), it.asked.length]).toEqual(['handedOver', 1]);
    it.draw({ busy: false, problem: { kind: 'network' } });
    expect(it.is()).toBe('editing');
    it.press();
    await it.answer({});
    expect(it.said('form.handedOver').length).toBe(2);
  });
  test('that the visit did not accept can be repeated at once', async () => {
    const it = editing(filled);
    it.press();
    await it.answer({});
    it.press();
    expect(it.is()).toBe('checking');
  });
});

describe('an answer', () => {
  test('that refuses fields is shown in their order; a tick is removed; each message belongs to the sent value', async () => {
    const it = await handedOver();
    it.draw({ busy: false, problem: refusal({ terms: 'missing', name: 'characters' }) });
    expect([it.is(), it.shownErrors(), it.values(), it.wrong()]).toEqual([
      { answered: 'shown' },
      ['name: characters', 'terms: missing'],
      { ...filled, terms: false },
      { name: 'characters', terms: 'missing' },
    ]);
    it.type({ name: 'Zoë Maria', terms: true });
    await it.answer({});
    expect([it.shownErrors().length, it.wrong()]).toEqual([2, {}]);
  });
  test.each<[string, Partial<FormFacts>, unknown, number]>([
    ['another refusal is shown anew', { problem: refusal({ name: 'characters' }) }, { answered: 'shown' }, 1],
    ['what came instead takes its place', { problem: { kind: 'technical' } }, 'editing', 0],
  ])('%s', async (_, then, state, shown) => {
    const it = await handedOver();
    it.draw({ busy: false, problem: refusal({ name: 'characters' }) });
    it.draw(then);
    expect([it.is(), it.shownErrors().length]).toEqual([state, shown]);
  });
  test('wins over later errors of the schema; without the schema, over those of the predicates', async () => {
    const it = await handedOver();
    it.draw({ busy: false, problem: refusal({ name: 'characters', email: 'missing' }) });
    it.type({ name: '<' });
    it.type({ name: '>' });
    const asked = it.asked.length;
    await it.answer({ name: 'characters' });
    const found = [it.is(), it.wrong()];
    it.type({ name: '' });
    await it.fail();
    const failed = [it.is(), it.wrong()];
    it.type({ name: '<' });
    it.clock.increment(ANSWER_LIMIT);
    expect([asked, found, failed, it.is(), it.wrong()]).toEqual([
      3,
      [{ answered: 'shown' }, { name: 'characters', email: 'missing' }],
      [{ answered: 'shown' }, { name: 'missing', email: 'missing' }],
      { answered: 'shown' },
      { email: 'missing' },
    ]);
  });
  test('may follow shown errors, which are cleared by the next valid press', async () => {
    const it = editing({ name: 'Z' });
    it.press();
    await it.answer({ email: 'missing' });
    it.type({ email: 'z' });
    it.type({ email: 'zoe' });
    const rechecked = [it.is(), it.asked.length];
    await it.answer({});
    it.draw({ problem: refusal({ name: 'characters' }) });
    const answered = it.is();
    it.press();
    await it.answer({});
    expect([rechecked, answered, it.is(), it.shownErrors()]).toEqual([
      [{ correcting: 'rechecking' }, 3],
      { answered: 'shown' },
      'handedOver',
      [],
    ]);
  });
  test('without known sent values stays until the next press', () => {
    const it = editing({}, { problem: refusal({ name: 'characters' }) });
    it.type({ name: 'other' });
    expect([it.is(), it.asked, it.wrong()]).toEqual([{ answered: 'shown' }, [], { name: 'characters' }]);
    it.press();
    expect(it.is()).toBe('checking');
  });
  test('of a code is shown at its field', () => {
    const it = begin({ fields: ['code'], problem: { kind: 'code', verdict: 'expired' } });
    it.draw();
    expect(it.shownErrors()).toEqual(['code: expired']);
  });
});

describe('emitted events, step by step', () => {
  const said = (it: ReturnType<typeof begin>) => it.emitted.splice(0).map(({ type }) => type);
  const seen = async (it: ReturnType<typeof begin>, ...steps: readonly (() => unknown)[]) => {
    const all = [];
    for (const step of steps) {
      await step();
      all.push([it.is(), ...said(it)]);
    }
    return all;
  };
  test('from the delivered page to the next press', async () => {
    const it = begin();
    const steps = await seen(
      it,
      () => it.say({ type: 'form.delivered', typed: { name: 'Z' }, draft: {}, held: false }),
      () => it.draw({ known: swedish }),
      () => it.press(),
      () => it.answer({ email: 'missing' }),
      () => it.type({ email: filled.email }),
      () => it.answer({}),
      () => it.press(),
      () => it.answer({}),
      () => it.draw({ busy: true }),
      () => it.draw({ busy: false, problem: refusal({ name: 'characters' }) }),
      () => it.press(),
    );
    expect(steps).toEqual([
      ['seeded', 'values.set'],
      ['editing', 'values.set', 'form.begun', 'rules.wanted'],
      ['checking', 'touched.set'],
      [{ correcting: 'shown' }],
      [{ correcting: 'rechecking' }, 'form.begun', 'draft.kept'],
      [{ correcting: 'shown' }],
      ['checking', 'touched.set'],
      ['handedOver', 'form.handedOver'],
      ['handedOver'],
      [{ answered: 'shown' }, 'rules.wanted', 'draft.kept'],
      ['checking', 'touched.set'],
    ]);
  });
  test('pressed before the script, refused, then pressed twice', async () => {
    const it = begin();
    const steps = await seen(
      it,
      () => it.say({ type: 'form.delivered', typed: { name: 'Zoë', terms: true }, draft: {}, held: true }),
      () => it.draw({ known: { ...filled, name: '' } }),
      () => it.answer({}),
      () => it.draw({ sent: filled, problem: refusal({ terms: 'missing' }) }),
      () => it.type({ terms: true }),
      () => it.press(),
      () => it.answer({}),
      () => it.press(),
    );
    expect(steps).toEqual([
      ['seeded', 'values.set'],
      ['checking', 'values.set', 'form.begun', 'touched.set'],
      ['handedOver', 'form.handedOver'],
      [{ answered: 'shown' }, 'values.set', 'draft.kept'],
      [{ answered: 'rechecking' }, 'draft.kept'],
      ['checking', 'touched.set'],
      ['handedOver', 'form.handedOver'],
      ['checking', 'touched.set'],
    ]);
  });
  test('rendered values that differ are written into the fields, in each state', async () => {
    const it = begin();
    const blank = (next: Partial<FormFacts> = {}) => it.draw(next, initial);
    const steps = await seen(
      it,
      () => blank({ known: filled }),
      () => blank(),
      () => it.press(),
      () => it.answer({}),
      () => blank({ busy: true }),
      () => blank({ busy: false }),
    );
    expect(steps).toEqual([
      ['editing', 'values.set', 'rules.wanted'],
      ['editing', 'values.set'],
      ['checking', 'touched.set'],
      ['handedOver', 'form.handedOver'],
      ['handedOver', 'values.set'],
      ['editing', 'values.set', 'rules.wanted'],
    ]);
  });
});

test('only differing values change', () => {
  expect(changedFrom(initial, { ...initial, name: 'Z' })).toEqual({ name: 'Z' });
});
