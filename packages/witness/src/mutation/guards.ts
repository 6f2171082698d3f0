/** Guards that are turned: for each of a chart one more, which holds just where it does not. */
import { not, type AnyStateMachine } from 'xstate';
import { machineWith, type Config } from '../altered-chart.ts';

type Guard = (args: unknown, params: unknown) => boolean;
export const turnedName = (name: string): string => `not ${name}`;

const turned = (name: string, guard: Guard): unknown =>
  'check' in guard ? not(name) : (args: unknown, params: unknown) => !guard(args, params);

/** The machine of a mutant: that of the product, with another configuration, which may name turned guards. Throws what XState throws of it. */
export function mutantMachine(machine: AnyStateMachine, config: Config): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards as Record<string, Guard>);
  const more = Object.fromEntries(guards.map(([name, guard]) => [turnedName(name), turned(name, guard)]));
  return machineWith(machine.provide({ guards: more as never }), config);
}
