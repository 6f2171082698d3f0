/** What the browser says of its network, handed to the chart that knows what is to be made of it. */
import { networkCalls, networkMachine, type NetworkEmitted } from '../../machines/connection/network.machine.ts';
import { provided } from '../../machines/service-calls.ts';
import { createObserved } from './observe.ts';
import { askForHead } from '../services/connection/ping-backend.ts';

export const isOnline = (): boolean => navigator.onLine;

const machine = networkMachine.provide({
  actors: provided(networkCalls, { askForHead: (_, signal) => askForHead(signal) }),
});

/** Tells of each change: of a loss at once, of a return once anything is answered. */
export function onNetwork(changed: (change: NetworkEmitted) => void) {
  const network = createObserved(machine);
  network.on('*', changed);
  network.start();
  const say = (isOn: boolean) => network.send({ type: isOn ? 'browser.online' : 'browser.offline' });
  addEventListener('offline', () => say(false));
  addEventListener('online', () => say(true));
  // A page that was kept in the back/forward cache heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) say(isOnline());
  });
}
