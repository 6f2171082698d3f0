/** The names in code for a trigger, as short as possible. */
import type { Guard, Transition, Trigger } from '../charts/facts.types.ts';

function triggerName(trigger: Trigger): string {
  if (trigger.kind === 'event') return trigger.event;
  if (trigger.kind === 'answer') return `${trigger.id} answers`;
  if (trigger.kind === 'failure') return `${trigger.id} fails`;
  if (trigger.kind === 'time') return `after ${trigger.delay}`;
  return trigger.kind === 'address' ? 'xstate.route' : '';
}
const guardName = ({ name, params }: Guard): string => `[${name}${params === null ? '' : `: ${params}`}]`;

/** Technical names of the transitions in one row: `form.submitted [mayBeSent]`. */
export function technicalOf(alike: readonly Transition[]): string | null {
  const triggers = [...new Set(alike.map(({ trigger }) => triggerName(trigger)))].filter(Boolean).join(' · ');
  const [guard] = alike.map((one) => one.guard);
  return [triggers, guard ? guardName(guard) : ''].filter(Boolean).join(' ') || null;
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
export function eventLabel(type: string): string {
  if (type === '') return '';
  const [, kind, ...rest] = type.split('.');
  if (!type.startsWith('xstate.')) return type;
  if (kind === 'route') return 'address';
  if (kind === 'after') return `after ${rest[0] ?? ''}`;
  if (kind === 'done') return `${rest[1] ?? 'child'} answers`;
  return `${rest[1] ?? 'child'} fails`;
}
export function guardLabel(guard: unknown): string {
  const type = typeof guard === 'string' ? guard : property(guard, 'type');
  if (typeof type !== 'string') return '';
  const params = property(guard, 'params');
  return ` [${type}${typeof params === 'string' ? `: ${params}` : ''}]`;
}
