/** The form chart for paths. */
import type { EventObject, SnapshotFrom } from 'xstate';
import { NOTHING_KNOWN } from '../../../machines/forms/facts.ts';
import { formMachine } from '../../../machines/forms/form.machine.ts';
import type { FormDefinition, FormEvent, FormFacts, FormInput, Wrong } from '../../../machines/forms/form.types.ts';
import type { Problem } from '../../../machines/context/requests.types.ts';
import { answersOf, held } from './held.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';

type Snapshot = SnapshotFrom<typeof formMachine>;

const initial = { name: '', terms: false };
const definition: FormDefinition = {
  id: 'form',
  initial,
  wrong: ({ name }) => (name === '' ? { name: 'missing' } : {}),
  rulesComeLater: true,
  begun: { type: 'code.begun' },
  handOver: ({ name }) => ({ type: 'code.submitted', code: String(name) }),
};
const facts: FormFacts = { ...NOTHING_KNOWN, fields: ['name', 'terms'], known: initial, problem: null, busy: false };
const sent = { name: 'Zoë', terms: true };
const refused = (fields: Wrong) => ({ kind: 'fields', fields }) as Problem;
const problems: readonly Problem[] = [
  refused({ name: 'missing', terms: 'missing' }),
  refused({ name: 'missing' }),
  { kind: 'network' },
];
const drawn = (given: Partial<FormFacts> = {}, answer = 0): FormEvent => ({
  type: 'form.drawn',
  values: initial,
  facts: { ...facts, ...given },
  answer,
});
const found: readonly Wrong[] = [{}, { name: 'characters' }];
const concrete: Record<string, readonly (FormEvent | EventObject)[]> = {
  'form.delivered': [
    { type: 'form.delivered', typed: {}, draft: {}, held: false },
    { type: 'form.delivered', typed: { name: 'Zoë' }, draft: {}, held: true },
  ],
  'form.drawn': [
    drawn(),
    drawn({ busy: true }),
    ...problems.map((problem, index) => drawn({ problem, sent }, index + 1)),
  ],
  'field.changed': [
    { type: 'field.changed', field: 'name', value: 'Zoë' },
    { type: 'field.changed', field: 'name', value: '' },
  ],
  'fields.read': [
    { type: 'fields.read', values: { name: 'Zoë', terms: true } },
    { type: 'fields.read', values: initial },
  ],
  'field.left': [{ type: 'field.left', field: 'name' }],
  ...answersOf('check', found),
  ...answersOf('recheck', found),
  ...answersOf('fields', []),
};

/** Unreadable fields send no events. */
const mayCome = ({ type }: EventObject, state: Snapshot): boolean =>
  !['form.delivered', 'fields.read', 'field.left'].includes(type) || state.matches({ fields: 'listening' });

export const form = smallChart({
  name: 'form',
  machine: formMachine,
  beginnings: {
    'a form': { form: definition, facts } satisfies FormInput,
  },
  eventsOf: eventsFrom(concrete),
  mayCome: (event, state) => mayCome(event, state as Snapshot),
  // The path provides the fields' events; the held call provides their failure.
  play: (outside) => {
    const { machine, settle } = playOf((hold) =>
      formMachine.provide({
        actors: { check: held(hold('check')), fields: held(hold('fields')) },
      }),
    )(outside);
    return { machine, settle: (event) => settle({ ...event, actorId: event.actorId.replace('recheck', 'check') }) };
  },
});
