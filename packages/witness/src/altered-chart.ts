/** A chart of which one thing is otherwise than in the product: what shows that a law, a row or a test can fail. Nothing is written to a file. */
import { createMachine, type AnyStateMachine } from 'xstate';

/** From the root of a chart's configuration to a place in it: `['states', 'landing', 'on', 'code.submitted', 'target']`. */
export type ConfigPath = readonly (string | number)[];
export type Config = AnyStateMachine['config'];
type Change = (before: unknown) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What stands at a place of a configuration; undefined where nothing does. */
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
 * A configuration that is otherwise in one place; the given one stays as it is.
 * @param change makes the new value from the old one; undefined takes it out.
 * Throws where the path leads through nothing.
 */
export const alteredConfig = (config: Config, path: ConfigPath, change: Change): Config =>
  changed(config, path, change) as Config;

/** The machine that a configuration makes, with the actions, guards, actors and delays of a given one. Throws what XState throws of it. */
export const machineWith = (machine: AnyStateMachine, config: Config): AnyStateMachine =>
  createMachine(config as Parameters<typeof createMachine>[0], machine.implementations as never);

/** The two in one: a machine that is otherwise in one place of its configuration. */
export const alteredMachine = (machine: AnyStateMachine, path: ConfigPath, change: Change): AnyStateMachine =>
  machineWith(machine, alteredConfig(machine.config, path, change));
