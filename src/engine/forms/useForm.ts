/** A form between its chart, which decides, and Formik, which keeps values, touched fields and handlers. */
import { useActorRef, useSelector } from '@xstate/react';
import { useFormik } from 'formik';
import { useLayoutEffect } from 'react';
import { formMachine } from '../../../machines/forms/form.machine.ts';
import { wrongIn } from '../../../machines/forms/form.rules.ts';
import type { FormDefinition, FormFacts, Told, Wrong } from '../../../machines/forms/form.types.ts';
import { keepDraft } from '../../services/storage/draft.ts';
import { useSend } from '../hooks.tsx';
import { prefetch } from '../prefetch.ts';
import { useRefusedPress } from '../refused-presses.ts';
import { useHydrated } from '../useHydrated.ts';
import { check, loadRules } from './check.ts';
import { fields } from './fields.ts';
import { useHandlers } from './useHandlers.ts';

const machine = formMachine.provide({ actors: { check, fields } });
const answers = new WeakMap<object, number>();
let last = 0;
/** Each problem is another answer, however it reads. */
const answerOf = (problem: object | null): number => {
  if (problem && !answers.has(problem)) answers.set(problem, (last += 1));
  return problem ? (answers.get(problem) ?? 0) : 0;
};
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** @param facts what the visit says of the form now. */
export function useForm<V extends object, W extends string, F extends string>(
  definition: FormDefinition<V, W, F>,
  facts: FormFacts<V, F>,
) {
  const send = useSend();
  const hydrated = useHydrated();
  // To the chart, values are texts and ticks, whatever they are called.
  const known = { form: definition, facts } as unknown as { form: FormDefinition; facts: FormFacts };
  const actor = useActorRef(machine, { input: known });
  const formik = useFormik<V>({
    initialValues: definition.initial,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const { values, setValues, touched, setFieldTouched } = formik;
  const told = useSelector(actor, ({ context }) => context.told) as readonly Told<F, W>[];
  const wrong = useSelector(actor, ({ context }) => wrongIn(context), isSame) as Wrong<F, W>;
  useRefusedPress(told.length > 0);
  useLayoutEffect(() => {
    const heard = [
      actor.on('values.set', (set) => void setValues(set.values as V, false)),
      actor.on('draft.kept', (kept) => keepDraft(kept.id, kept.values)),
      actor.on('fields.left', (left) => left.fields.forEach((field) => void setFieldTouched(field, true, false))),
      actor.on('rules.wanted', () => prefetch(loadRules)),
      actor.on('form.begun', ({ event }) => send(event.type)),
      actor.on('form.handedOver', ({ event: { type, ...payload } }) => send(type, payload as never)),
    ];
    actor.start();
    return () => heard.forEach((one) => one.unsubscribe());
  }, [actor, send, setValues, setFieldTouched]);
  useLayoutEffect(() => {
    if (hydrated)
      actor.send({ type: 'form.drawn', values: values as never, facts: known.facts, answer: answerOf(facts.problem) });
  });
  const handlers = useHandlers(actor, formik);
  return {
    id: definition.id,
    fields: facts.fields,
    locked: facts.locked,
    problem: facts.problem,
    values: { ...values, ...facts.locked },
    touched,
    told,
    wrong,
    handlers,
  };
}
