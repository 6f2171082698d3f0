/** The names in code for a trigger, as short as possible. */
import type { Guard, Transition, Trigger } from '../charts/facts.types.ts';

export function triggerName(trigger: Trigger): string {
  if (trigger.kind === 'event') return trigger.event;
  if (trigger.kind === 'answer') return `${trigger.id} answers`;
  if (trigger.kind === 'failure') return `${trigger.id} fails`;
  if (trigger.kind === 'time') return `after ${trigger.delay}`;
  return trigger.kind === 'address' ? 'address' : '';
}
export const guardName = ({ name, params }: Guard): string => `[${name}${params === null ? '' : `: ${params}`}]`;

/** Technical names of the transitions in one row: `form.submitted [mayBeSent]`. */
export function technicalOf(alike: readonly Transition[]): string | null {
  const triggers = [...new Set(alike.map(({ trigger }) => triggerName(trigger)))].filter(Boolean).join(' · ');
  const [guard] = alike.map((one) => one.guard);
  return [triggers, guard ? guardName(guard) : ''].filter(Boolean).join(' ') || null;
}
