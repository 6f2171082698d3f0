/** Connects a form's chart, which decides, with Formik, which keeps values, touched fields and handlers. */
import { useActorRef, useSelector } from '@xstate/react';
import { useFormik } from 'formik';
import { type ChangeEvent, type SyntheticEvent, useLayoutEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../../../machines/forms/form.machine.ts';
import { wrongIn } from '../../../machines/forms/form.rules.ts';
import type {
  FormDefinition,
  FormFacts,
  FormInput,
  FormValue,
  FormValues,
  ShownError,
  Wrong,
} from '../../../machines/forms/form.types.ts';
import { keepDraft } from '../../services/storage/draft.ts';
import { prefetch } from '../hydration/prefetch.ts';
import { useHydrated } from '../hydration/useHydrated.ts';
import { useSend } from '../visit/hooks.tsx';
import type { Send } from '../visit/send.ts';
import { check, loadRules } from './check.ts';
import { fields, valueOf } from './fields.ts';
import { useRefusedForm } from './refused-forms.ts';

const machine = formMachine.provide({ actors: { check, fields } });
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** @param facts what the visit currently provides to the form. */
export function useForm<V extends FormValues, W extends string, F extends string>(
  definition: FormDefinition<V, W, F>,
  facts: FormFacts<V, F>,
) {
  const send = useSend();
  const hydrated = useHydrated();
  // The chart only knows values as texts and booleans, whatever their names.
  const known: FormInput = { form: definition, facts };
  const actor = useActorRef(machine, { input: known });
  const formik = useFormik<V>({
    initialValues: definition.initial,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const { values, setValues, touched, setFieldTouched } = formik;
  const shownErrors = useSelector(actor, ({ context }) => context.shownErrors) as readonly ShownError<F, W>[];
  const fieldErrors = useSelector(actor, ({ context }) => wrongIn(context), isSame) as Wrong<F, W>;
  useRefusedForm(shownErrors.length > 0);
  useLayoutEffect(() => {
    const stop = runEffects(actor, { send, setValues, setFieldTouched });
    actor.start();
    return stop;
  }, [actor, send, setValues, setFieldTouched]);
  useLayoutEffect(() => {
    if (hydrated) actor.send({ type: 'form.drawn', values, facts: known.facts, answer: answerOf(facts.problem) });
  });
  const handlers = useHandlers(actor, formik);
  return {
    /** Of the form element. */
    attributes: { id: definition.id, className: 'form', method: 'post', noValidate: true, onSubmit: handlers.press },
    fields: facts.fields,
    locked: facts.locked,
    problem: facts.problem,
    values: { ...values, ...facts.locked },
    touched,
    shownErrors,
    fieldErrors,
    handlers,
  };
}

const answers = new WeakMap<object, number>();
let last = 0;

/**
 * Number of the response that caused a problem: each problem object counts as a new response, even with equal content.
 * 0 if there is no problem.
 */
function answerOf(problem: object | null): number {
  if (!problem) return 0;
  const known = answers.get(problem) ?? (last += 1);
  answers.set(problem, known);
  return known;
}

interface EffectHandlers {
  send: Send;
  setValues: (values: never, check: false) => unknown;
  setFieldTouched: (field: string, touched: true, check: false) => unknown;
}

/** Executes the events that a form's chart emits; returns a function that stops listening. */
function runEffects(actor: ActorRefFrom<typeof formMachine>, { send, setValues, setFieldTouched }: EffectHandlers) {
  const subscriptions = [
    actor.on('values.set', ({ values }) => void setValues(values as never, false)),
    actor.on('draft.kept', ({ id, values }) => keepDraft(id, values)),
    actor.on('touched.set', (left) => left.fields.forEach((field) => void setFieldTouched(field, true, false))),
    actor.on('rules.wanted', () => prefetch(loadRules)),
    actor.on('form.begun', ({ event }) => send(event.type)),
    // The payload type follows from the event type.
    actor.on('form.handedOver', ({ event: { type, ...payload } }) => send(type, payload as never)),
  ];
  return () => subscriptions.forEach((one) => one.unsubscribe());
}

interface OfFormik {
  handleChange: (event: ChangeEvent<unknown>) => void;
  setFieldValue: (field: string, value: FormValue, check: false) => unknown;
}

/**
 * Handlers for fields and buttons of a form: Formik updates its state, and the chart receives the event. Stable across
 * renders, as Formik's own are.
 */
const useHandlers = (actor: ActorRefFrom<typeof formMachine>, { handleChange, setFieldValue }: OfFormik) =>
  useMemo(() => {
    const sendChange = (field: string, value: FormValue) => actor.send({ type: 'field.changed', field, value });
    return {
      change: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        handleChange(event);
        sendChange(event.target.name, valueOf(event.target as HTMLInputElement));
      },
      set: (field: string, value: FormValue) => {
        void setFieldValue(field, value, false);
        sendChange(field, value);
      },
      press: (event?: SyntheticEvent) => {
        event?.preventDefault();
        actor.send({ type: 'form.pressed' });
      },
    };
  }, [actor, handleChange, setFieldValue]);
