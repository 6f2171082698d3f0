/** Connects a form's chart, which decides, with Formik, which keeps values, touched fields and handlers. */
import { useActorRef, useSelector } from '@xstate/react';
import { useFormik } from 'formik';
import { useLayoutEffect } from 'react';
import { formMachine } from '../../../machines/forms/form.machine.ts';
import { wrongIn } from '../../../machines/forms/form.rules.ts';
import type {
  FormDefinition,
  FormFacts,
  FormInput,
  FormValues,
  ShownError,
  Wrong,
} from '../../../machines/forms/form.types.ts';
import { useSend } from '../visit/hooks.tsx';
import { useRefusedForm } from './refused-forms.ts';
import { useHydrated } from '../hydration/useHydrated.ts';
import { answerOf } from './answer-of.ts';
import { runEffects } from './run-effects.ts';
import { check } from './check.ts';
import { fields } from './fields.ts';
import { useHandlers } from './useHandlers.ts';

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
