/** Negated guards: each guard of a chart also exists in negated form. */
import { not, type AnyStateMachine } from 'xstate';
import { machineWith, type Config } from '../altered-chart.ts';

type Guard = (args: unknown, params: unknown) => boolean;
export const turnedName = (name: string): string => `not ${name}`;

const turned = (name: string, guard: Guard): unknown =>
  'check' in guard ? not(name) : (args: unknown, params: unknown) => !guard(args, params);

/**
 * The machine of a mutant: the product's, with another configuration, which may use negated guards.
 * @throws XState's errors.
 */
export function mutantMachine(machine: AnyStateMachine, config: Config): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards as Record<string, Guard>);
  const more = Object.fromEntries(guards.map(([name, guard]) => [turnedName(name), turned(name, guard)]));
  return machineWith(machine.provide({ guards: more as never }), config);
}
