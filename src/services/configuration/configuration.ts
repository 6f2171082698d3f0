/** The current configuration of the other systems, read from the configuration's chart. */
import type { ActorRefFrom } from 'xstate';
import type { configurationMachine } from '../../../machines/configuration/configuration.machine.ts';
import { builtIn } from '../../../machines/domain/configuration.ts';
import { BASE } from '../../../machines/domain/site.ts';

type ConfigurationActor = ActorRefFrom<typeof configurationMachine>;

/** Null if the defaults were not requested. */
let actor: ConfigurationActor | null = null;
const listeners = new Set<() => void>();

/** Uses this actor's configuration from now on. */
export function followConfiguration(given: ConfigurationActor) {
  actor = given;
  actor.subscribe(() => {
    for (const changed of listeners) changed();
  });
}
export const builtInConfiguration = () => builtIn;
/** The current configuration; changes at most once, when the defaults arrive. */
export const configuration = () => actor?.getSnapshot().context.configuration ?? builtIn;
/** True once it can no longer change. */
export const isConfigurationSettled = () => actor?.getSnapshot().matches('settled') ?? false;
export const onConfiguration = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};
/** Resolves when the defaults have arrived, or their time limit has passed. */
export const configured = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (actor?.getSnapshot().hasTag('ready') ?? true) resolve();
    };
    actor?.subscribe(look);
    look();
  });

/**
 * Requests the runtime defaults (spec, section 7.1); resolves with the usable ones and the milliseconds that they took.
 * Their rules are loaded in parallel.
 */
export async function askForDefaults(_: void, signal: AbortSignal) {
  const start = performance.now();
  const [answer, { configurationFrom }] = await Promise.all([
    fetch(`${BASE}/defaults.json`, { credentials: 'include', signal }),
    import('../../../machines/domain/runtime-configuration.ts'),
  ]);
  if (!answer.ok) throw new Error(`Received status code ${answer.status}`);
  return { ...configurationFrom(await answer.json()), waited: performance.now() - start };
}
