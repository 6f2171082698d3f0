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

const formCalls = {
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
  description: 'The fields in the page, which scripts and password managers fill too.',
  initial: 'listening',
  states: {
    listening: {
      description: 'Reports the delivered values and later changes.',
      invoke: {
        id: 'fields',
        src: 'fields',
        input: ({ context }) => context.form,
        onError: 'unread',
      },
      on: { 'fields.missing': 'unread' },
    },
    unread: { description: 'The fields cannot be read: React’s events are used.' },
  },
});

/** Values typed after a submission are validated again, so that a field's message disappears and reappears. */
const recheckedWhen = (guard: 'unchecked' | 'sentIsUnchecked') =>
  form.createStateConfig({
    initial: 'shown',
    states: {
      shown: { always: { guard, target: 'rechecking' } },
      rechecking: {
        description: 'The input changed: it is checked again.',
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
  { target: 'correcting', actions: 'storeUnsendable' },
] as const;

const life = form.createStateConfig({
  description: 'The visitor’s actions and their results.',
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
      description: 'The delivered page. Input and presses before the script are read (D23).',
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
      description: 'Takes typed values, then the draft, then what the visit knows, which comes with the next render.',
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
      description: 'The visitor types. Mistakes are shown only after the form was sent.',
      entry: 'askForRules',
      always: { guard: 'refusedAnew', target: 'answered' },
      on: { 'form.pressed': { target: 'checking', actions: 'sayAllLeft' } },
    },
    checking: {
      description: 'Pressed. The schema checks the values; if it fails to load, the guards of the chart do.',
      entry: 'noteChecked',
      invoke: {
        id: 'check',
        src: 'check',
        input: checkInput,
        onDone: [
          { guard: { type: 'rulesPass', params: ({ event }) => event.output }, target: 'handedOver' },
          { target: 'correcting', actions: { type: 'storeWrong', params: ({ event }) => event.output } },
        ],
        onError: withoutRules,
      },
      always: { guard: 'unchecked', target: 'checking', reenter: true },
      after: { rulesLimit: withoutRules },
    },
    correcting: {
      description: 'A focused summary lists the mistakes in order; each field shows its own.',
      entry: 'showErrors',
      always: { guard: 'refusedAnew', target: 'answered' },
      on: { 'form.pressed': { target: 'checking', actions: 'sayAllLeft' } },
      ...recheckedWhen('unchecked'),
    },
    handedOver: {
      description: 'Handed over to the visit by one event. Further presses are ignored.',
      entry: ['hideErrors', 'handOver'],
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
      description: 'The back end refused fields: shown like mistakes, and a tick is removed (D16).',
      entry: ['showRefusals', 'setValues', 'keepDraft', 'noteChecked'],
      always: [
        { guard: 'refusedAnew', target: 'answered', reenter: true },
        { guard: 'refusalGone', target: 'editing', actions: 'hideErrors' },
      ],
      on: { 'form.pressed': { target: 'checking', actions: 'sayAllLeft' } },
      ...recheckedWhen('sentIsUnchecked'),
    },
  },
});

export const formMachine = form.createMachine({
  id: 'form',
  description: 'A form: filled in, checked, handed over to the visit, answered.',
  context: ({ input }) => contextOf(input),
  type: 'parallel',
  states: { fields, life },
});
