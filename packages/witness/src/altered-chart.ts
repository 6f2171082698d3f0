/** Changes one thing in a chart, to show that an invariant, a row or a test can fail. No file is written. */
import { createMachine, type AnyStateMachine } from 'xstate';

/** Path from the root of a chart's configuration: `['states', 'landing', 'on', 'code.submitted', 'target']`. */
export type ConfigPath = readonly (string | number)[];
export type Config = AnyStateMachine['config'];
type Change = (before: unknown) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value at a path of a configuration, or undefined. */
export const valueAt = (config: object, path: ConfigPath): unknown =>
  path.reduce<unknown>((at, key) => (isObject(at) ? Reflect.get(at, key) : undefined), config);

function changed(at: unknown, [key, ...rest]: ConfigPath, change: Change): unknown {
  if (key === undefined) return change(at);
  if (!isObject(at)) throw new Error(`the configuration has nothing at ${key}`);
  const value = changed(Reflect.get(at, key), rest, change);
  if (Array.isArray(at))
    return value === undefined ? at.filter((_, index) => index !== key) : at.with(Number(key), value);
  if (value !== undefined) return { ...at, [key]: value };
  return Object.fromEntries(Object.entries(at).filter(([name]) => name !== String(key)));
}

/**
 * Copies a configuration with one changed value.
 * @param change maps the old value to the new one; undefined removes it.
 * @throws if the path does not exist.
 */
export const alteredConfig = (config: Config, path: ConfigPath, change: Change): Config =>
  changed(config, path, change) as Config;

/** The machine of a configuration, with the actions, guards, actors and delays of another. @throws XState's errors. */
export const machineWith = (machine: AnyStateMachine, config: Config): AnyStateMachine =>
  createMachine(config as Parameters<typeof createMachine>[0], machine.implementations as never);

/** A machine with one changed value in its configuration. */
export const alteredMachine = (machine: AnyStateMachine, path: ConfigPath, change: Change): AnyStateMachine =>
  machineWith(machine, alteredConfig(machine.config, path, change));
