/** Starts the configuration's chart and publishes the result to the modules that call other systems. */
import { configurationCalls, configurationMachine } from '../../../machines/configuration/configuration.machine.ts';
import { provided } from '../../../machines/common/service-calls.ts';
import { askForDefaults, followConfiguration } from '../../services/configuration/configuration.ts';
import { report } from '../../services/error-reports/error-reports.ts';
import { createObserved } from '../development/observe.ts';

const machine = configurationMachine.provide({ actors: provided(configurationCalls, { askForDefaults }) });

/** Requests the runtime defaults; resolves once they are final. */
export function loadConfiguration(): Promise<void> {
  const actor = createObserved(machine);
  actor.on('anomaly.reported', ({ value, error }) => report({ what: 'defaults', message: value, error }));
  followConfiguration(actor);
  return new Promise((complete) => {
    actor.subscribe({ complete });
    actor.start();
  });
}
