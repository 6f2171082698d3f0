/** The network's chart, as the paths see it. */
import { fromPromise, type EventObject } from 'xstate';
import { networkMachine } from '../../../machines/connection/network.machine.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';

const actorId = 'askForHead';
const concrete: Record<string, readonly EventObject[]> = {
  [`xstate.done.actor.${actorId}`]: [
    { type: `xstate.done.actor.${actorId}`, output: undefined, actorId } as EventObject,
  ],
  [`xstate.error.actor.${actorId}`]: [
    { type: `xstate.error.actor.${actorId}`, error: new TypeError('Failed to fetch'), actorId } as EventObject,
  ],
};

export const network = smallChart({
  name: 'network',
  machine: networkMachine,
  beginnings: { 'a page': {} },
  eventsOf: eventsFrom(concrete),
  play: playOf((hold) => networkMachine.provide({ actors: { askForHead: fromPromise(hold(actorId)) as never } })),
});
