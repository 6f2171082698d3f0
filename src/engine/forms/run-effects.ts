/** Executes the events that a form's chart emits. */
import type { ActorRefFrom } from 'xstate';
import type { formMachine } from '../../../machines/forms/form.machine.ts';
import { keepDraft } from '../../services/storage/draft.ts';
import { prefetch } from '../hydration/prefetch.ts';
import type { Send } from '../visit/send.ts';
import { loadRules } from './check.ts';

interface EffectHandlers {
  send: Send;
  setValues: (values: never, check: false) => unknown;
  setFieldTouched: (field: string, touched: true, check: false) => unknown;
}

/** @returns a function that stops listening. */
export function runEffects(
  actor: ActorRefFrom<typeof formMachine>,
  { send, setValues, setFieldTouched }: EffectHandlers,
) {
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
