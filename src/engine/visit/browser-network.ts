/** Forwards the browser's network events to the network chart. */
import { networkCalls, networkMachine, type NetworkEmitted } from '../../../machines/connection/network.machine.ts';
import { provided } from '../../../machines/common/service-calls.ts';
import { createObserved } from '../development/observe.ts';
import { askForHead } from '../../services/connection/ping-backend.ts';

export const isOnline = (): boolean => navigator.onLine;

const machine = networkMachine.provide({
  actors: provided(networkCalls, { askForHead: (_, signal) => askForHead(signal) }),
});

/** Reports each change: a loss at once, a return after the first response. */
export function onNetwork(changed: (change: NetworkEmitted) => void) {
  const network = createObserved(machine);
  network.on('*', changed);
  network.start();
  const sendState = (isOn: boolean) => network.send({ type: isOn ? 'browser.online' : 'browser.offline' });
  addEventListener('offline', () => sendState(false));
  addEventListener('online', () => sendState(true));
  // A page restored from the back/forward cache may have missed events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendState(isOnline());
  });
}
