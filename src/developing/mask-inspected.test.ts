/** Messages to the inspector contain the chart's own words, and no data of the visitor. */
import { expect, test } from 'vitest';
import { maskedMessage } from './mask-inspected.ts';

const OWN = 'Geheim';

test('keeps the names of the machine: states, tags, children and its definition', () => {
  const message = {
    type: '@xstate.snapshot',
    name: 'visit',
    definition: '{"id":"visit"}',
    sessionId: 'x:0',
    snapshot: {
      status: 'active',
      value: { landing: 'welcomed' },
      tags: ['busy'],
      children: { register: { id: 'register' } },
    },
    event: { type: 'form.submitted' },
  };
  expect(maskedMessage(message)).toEqual(message);
});

test('masks text in context, events, input, output, errors and lists, under any name', () => {
  const person = {
    firstName: OWN,
    email: OWN,
    list: [OWN, { note: OWN }],
    [`${OWN} at home`]: 1,
    terms: true,
    tries: 2,
  };
  const dots = { firstName: '•', email: '•', list: ['•', { note: '•' }], terms: true, tries: 2 };
  expect(
    maskedMessage({
      type: '@xstate.snapshot',
      snapshot: { status: 'done', context: person, input: person, output: person, error: person },
      event: { type: 'xstate.done.actor.register', output: person, data: OWN, actorId: 'register' },
    }),
  ).toEqual({
    type: '@xstate.snapshot',
    snapshot: { status: 'done', context: dots, input: dots, output: dots, error: dots },
    event: { type: 'xstate.done.actor.register', output: dots, data: '•', actorId: 'register' },
  });
});
