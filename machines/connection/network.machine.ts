/** With and without a network, as the browser says it: a loss it knows; that there is one again, it only believes. */
import { setup, type MachineContext } from 'xstate';
import { makersOf } from '../chart-makers.ts';
import { SLOW_ANSWER } from '../domain/waits.ts';
import { call } from '../service-calls.ts';

/** What the browser says. */
export type NetworkEvent = { type: 'browser.offline' } | { type: 'browser.online' };
/** What the visit is to hear; `network.returned` once anything was answered. */
export type NetworkEmitted = { type: 'network.lost' } | { type: 'network.returned' };

/** What the network's chart asks of the outside. */
export const networkCalls = { askForHead: call<void, unknown>() };

const { emit } = makersOf<MachineContext, NetworkEvent, NetworkEmitted>();

export const networkMachine = setup({
  types: { events: {} as NetworkEvent, emitted: {} as NetworkEmitted },
  actors: networkCalls,
  actions: { emitLost: emit({ type: 'network.lost' }), emitReturned: emit({ type: 'network.returned' }) },
  delays: {
    askingLimit: SLOW_ANSWER,
    /** Milliseconds between an answer that did not come and the next question. */
    pause: 2_000,
  },
}).createMachine({
  id: 'network',
  description:
    'The browser’s word comes before names and routes are there: what is fetched at it fails. So something is asked first.',
  on: {
    'browser.offline': { target: '.offline', actions: 'emitLost' },
    'browser.online': '.asking',
  },
  initial: 'online',
  states: {
    online: { description: 'Nothing else is known.' },
    offline: { description: 'The browser says that there is none.' },
    asking: {
      description: 'Whether anything answers.',
      invoke: {
        id: 'askForHead',
        src: 'askForHead',
        onDone: { target: 'online', actions: 'emitReturned' },
        onError: 'pausing',
      },
      after: { askingLimit: 'pausing' },
    },
    pausing: { description: 'Nothing answered.', after: { pause: 'asking' } },
  },
});
