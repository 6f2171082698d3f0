/** Network state as reported by the browser: its offline event is reliable, its online event is not. */
import { setup, type MachineContext } from 'xstate';
import { makersOf } from '../common/chart-makers.ts';
import { SLOW_ANSWER } from '../domain/waits.ts';
import { call } from '../common/service-calls.ts';

type NetworkEvent = { type: 'browser.offline' } | { type: 'browser.online' };
/** Events for the visit; `network.returned` follows once any request was answered. */
export type NetworkEmitted = { type: 'network.lost' } | { type: 'network.returned' };

export const networkCalls = { askForHead: call<void, unknown>() };

const { emit } = makersOf<MachineContext, NetworkEvent, NetworkEmitted>();

export const networkMachine = setup({
  types: { events: {} as NetworkEvent, emitted: {} as NetworkEmitted },
  actors: networkCalls,
  actions: { emitLost: emit({ type: 'network.lost' }), emitReturned: emit({ type: 'network.returned' }) },
  delays: {
    askingLimit: SLOW_ANSWER,
    /** Milliseconds between a failed probe and the next one. */
    pause: 2_000,
  },
}).createMachine({
  id: 'network',
  description:
    'The browser reports a network before DNS and routes work, and requests then fail: the server is checked first.',
  on: {
    'browser.offline': { target: '.offline', actions: 'emitLost' },
    'browser.online': '.asking',
  },
  initial: 'online',
  states: {
    online: { description: 'The browser reports a network.' },
    offline: { description: 'The browser reports no network.' },
    asking: {
      description: 'Checks whether the server answers.',
      invoke: {
        id: 'askForHead',
        src: 'askForHead',
        onDone: { target: 'online', actions: 'emitReturned' },
        onError: 'pausing',
      },
      after: { askingLimit: 'pausing' },
    },
    pausing: { description: 'The server did not answer.', after: { pause: 'asking' } },
  },
});
