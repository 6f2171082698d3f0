/** Where the other systems are, for all who ask them: as the configuration's chart has it. */
import type { ActorRefFrom } from 'xstate';
import type { configurationMachine } from '../../../machines/configuration/configuration.machine.ts';
import { builtIn } from '../../../machines/domain/configuration.ts';
import { BASE } from '../../site.ts';

type ConfigurationActor = ActorRefFrom<typeof configurationMachine>;

/** Null: nobody has asked for the defaults. */
let actor: ConfigurationActor | null = null;
const listeners = new Set<() => void>();

/** From now on the configuration is that of this actor. */
export function followConfiguration(given: ConfigurationActor) {
  actor = given;
  actor.subscribe(() => {
    for (const changed of listeners) changed();
  });
}
export const builtInConfiguration = () => builtIn;
/** As it is now; changes at most once, when the defaults arrive. */
export const configuration = () => actor?.getSnapshot().context.configuration ?? builtIn;
/** Whether it will not change any more. */
export const isConfigurationSettled = () => actor?.getSnapshot().matches('settled') ?? false;
export const onConfiguration = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};
/** Resolves when the defaults are there, or have been waited for long enough since they were asked for. */
export const configured = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (actor?.getSnapshot().hasTag('ready') ?? true) resolve();
    };
    actor?.subscribe(look);
    look();
  });

/**
 * Asks for the runtime defaults (spec, section 7.1): what can be used of them, and after how many milliseconds they came. The rules
 * for them come beside them.
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
