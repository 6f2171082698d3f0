/** The life cycle of a form, from the delivered page to the response; every form with fields runs this chart. */
import { setup, type AnyEventObject } from 'xstate';
import { ANSWER_LIMIT } from '../domain/waits.ts';
import { call, connection } from '../common/service-calls.ts';
import { checkInput, contextOf, formActions, formGuards } from './form.rules.ts';
import type {
  CheckInput,
  FormContext,
  FormDefinition,
  FormEmitted,
  FormEvent,
  FormInput,
  Wrong,
} from './form.types.ts';

export const formCalls = {
  /** Validates some fields by the rules; rejects if the rules do not load. */
  check: call<CheckInput, Wrong>(),
  /** The DOM fields: reports their delivered values, and values set without an event for React. */
  fields: connection<AnyEventObject, FormDefinition>(),
};

const form = setup({
  types: {
    input: {} as FormInput,
    context: {} as FormContext,
    events: {} as FormEvent,
    emitted: {} as FormEmitted,
  },
  actors: formCalls,
  actions: formActions,
  guards: formGuards,
  delays: { rulesLimit: ANSWER_LIMIT },
});

const fields = form.createStateConfig({
  description: 'The real fields, which scripts and password managers fill too.',
  initial: 'listening',
  states: {
    listening: {
      description: 'Says what was delivered, and what is put into them.',
      invoke: {
        id: 'fields',
        src: 'fields',
        input: ({ context }) => context.form,
        onError: 'unread',
      },
      on: { 'fields.missing': 'unread' },
    },
    unread: { description: 'They can’t be read: what React hears is what counts.' },
  },
});

/** Values typed after a submission are validated again, so that a field's message disappears and reappears. */
const recheckedWhen = (guard: 'unchecked' | 'sentIsUnchecked') =>
  form.createStateConfig({
    initial: 'shown',
    states: {
      shown: { always: { guard, target: 'rechecking' } },
      rechecking: {
        description: 'Something else is typed: what is wrong now?',
        entry: 'noteChecked',
        invoke: {
          id: 'recheck',
          src: 'check',
          input: checkInput,
          onDone: { target: 'shown', actions: { type: 'storeWrong', params: ({ event }) => event.output } },
          onError: { target: 'shown', actions: 'storeUnsendable' },
        },
        always: { guard: 'unchecked', target: 'rechecking', reenter: true },
        after: { rulesLimit: { target: 'shown', actions: 'storeUnsendable' } },
      },
    },
  });

const withoutRules = [
  { guard: 'predicatesPass', target: 'handedOver' },
  { target: 'told', actions: 'storeUnsendable' },
] as const;

const life = form.createStateConfig({
  description: 'What the visitor does with it, and what comes of that.',
  initial: 'delivered',
  on: {
    'form.drawn': { actions: [{ type: 'storeDrawn', params: ({ event }) => event }, 'setValues'] },
    'field.changed': {
      actions: [
        { type: 'sayBegun', params: ({ event }) => event },
        { type: 'storeChange', params: ({ event }) => event },
        'keepDraft',
      ],
    },
    'fields.read': {
      guard: { type: 'fieldsDiffer', params: ({ event }) => event.values },
      actions: [{ type: 'storeRead', params: ({ event }) => event.values }, 'setValues', 'keepDraft'],
    },
    'field.left': { actions: { type: 'sayLeft', params: ({ event }) => event.field } },
  },
  states: {
    delivered: {
      description: 'As the page was delivered. What was typed and pressed before the script came is read (D23).',
      on: {
        'form.delivered': {
          target: 'seeded',
          actions: [{ type: 'storeDelivered', params: ({ event }) => event }, 'seed', 'setValues'],
        },
        'form.drawn': {
          target: 'editing',
          actions: [{ type: 'storeDrawn', params: ({ event }) => event }, 'seed', 'setValues'],
        },
      },
    },
    seeded: {
      description:
        'What was typed, then the draft, then what is known. What the visit knows comes with the next drawing.',
      on: {
        'form.drawn': [
          {
            guard: 'held',
            target: 'checking',
            actions: [
              { type: 'storeDrawn', params: ({ event }) => event },
              'seed',
              'setValues',
              'sayTyped',
              'sayAllLeft',
            ],
          },
          {
            target: 'editing',
            actions: [{ type: 'storeDrawn', params: ({ event }) => event }, 'seed', 'setValues', 'sayTyped'],
          },
        ],
      },
    },
    editing: {
      description: 'Typed into. Nobody is told of a mistake before they have sent the form.',
      entry: 'askForRules',
      always: { guard: 'refusedAnew', target: 'answered' },
      on: { 'form.pressed': { target: 'checking', actions: 'sayAllLeft' } },
    },
    checking: {
      description:
        'Pressed. The rules are asked; where they do not come, the guards of the chart say what may be sent.',
      entry: 'noteChecked',
      invoke: {
        id: 'check',
        src: 'check',
        input: checkInput,
        onDone: [
          { guard: { type: 'rulesPass', params: ({ event }) => event.output }, target: 'handedOver' },
          { target: 'told', actions: { type: 'storeWrong', params: ({ event }) => event.output } },
        ],
        onError: withoutRules,
      },
      always: { guard: 'unchecked', target: 'checking', reenter: true },
      after: { rulesLimit: withoutRules },
    },
    told: {
      description: 'What is wrong stands above the form, in its order, and has the focus; each field says its own.',
      entry: 'tell',
      always: { guard: 'refusedAnew', target: 'answered' },
      on: { 'form.pressed': { target: 'checking', actions: 'sayAllLeft' } },
      ...recheckedWhen('unchecked'),
    },
    handedOver: {
      description: 'The visit has it, by one event. A press while it waits is none.',
      entry: ['forgetTold', 'handOver'],
      always: { guard: 'refusedAnew', target: 'answered' },
      on: {
        'form.pressed': { guard: 'visitIsFree', target: 'checking', actions: 'sayAllLeft' },
        'form.drawn': {
          guard: { type: 'waitIsOver', params: ({ event }) => event },
          target: 'editing',
          actions: [{ type: 'storeDrawn', params: ({ event }) => event }, 'setValues'],
        },
      },
    },
    answered: {
      description: 'The back end refused fields: they are told of as after a press, and a tick is taken away (D16).',
      entry: ['tellRefused', 'setValues', 'keepDraft', 'noteChecked'],
      always: [
        { guard: 'refusedAnew', target: 'answered', reenter: true },
        { guard: 'refusalGone', target: 'editing', actions: 'forgetTold' },
      ],
      on: { 'form.pressed': { target: 'checking', actions: 'sayAllLeft' } },
      ...recheckedWhen('sentIsUnchecked'),
    },
  },
});

export const formMachine = form.createMachine({
  id: 'form',
  description: 'One form: filled in, checked, handed over to the visit, answered.',
  context: ({ input }) => contextOf(input),
  type: 'parallel',
  states: { fields, life },
});
