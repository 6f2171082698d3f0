/** Network state as reported by the browser: its offline event is reliable, its online event is not. */
import { setup, type MachineContext } from 'xstate';
import { makersOf } from '../common/chart-makers.ts';
import { SLOW_ANSWER } from '../domain/waits.ts';
import { call } from '../common/service-calls.ts';

export type NetworkEvent = { type: 'browser.offline' } | { type: 'browser.online' };
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
