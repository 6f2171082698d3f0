import { useMemo, type ChangeEvent, type SyntheticEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { formMachine } from '../../../machines/forms/form.machine.ts';
import type { FormValue } from '../../../machines/forms/form.types.ts';
import { valueOf } from './fields.ts';

interface OfFormik {
  handleChange: (event: ChangeEvent<unknown>) => void;
  setFieldValue: (field: string, value: FormValue, check: false) => unknown;
}

/**
 * Handlers for fields and buttons of a form: Formik updates its state, and the chart receives the event. Stable across
 * renders, as Formik's own are.
 */
export const useHandlers = (actor: ActorRefFrom<typeof formMachine>, { handleChange, setFieldValue }: OfFormik) =>
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
