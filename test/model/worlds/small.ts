/** The small charts beside the visit, as the paths see them. */
import { fromPromise, type AnyActorLogic, type EventObject } from 'xstate';
import { configurationMachine } from '../../../machines/configuration/configuration.machine.ts';
import { networkMachine } from '../../../machines/connection/network.machine.ts';
import { builtIn } from '../../../machines/domain/configuration.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';

/** What a call may answer, and that it fails. */
const answersOf = (actorId: string, outputs: readonly unknown[]): Record<string, readonly EventObject[]> => ({
  [`xstate.done.actor.${actorId}`]: outputs.map(
    (output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId }) as EventObject,
  ),
  [`xstate.error.actor.${actorId}`]: [
    { type: `xstate.error.actor.${actorId}`, error: new TypeError('Failed to fetch'), actorId } as EventObject,
  ],
});
/** A call that the path settles. */
const held = (answer: () => Promise<unknown>) => fromPromise(answer) as AnyActorLogic as never;

const defaults = { configuration: { ...builtIn, environment: 'production' }, refused: [], waited: 100 };

export const small = [
  smallChart({
    name: 'configuration',
    machine: configurationMachine,
    beginnings: { 'a page': {} },
    eventsOf: eventsFrom(
      answersOf('askForDefaults', [defaults, { ...defaults, refused: ['loginUrl'] }, { ...defaults, waited: 900 }]),
    ),
    // It takes longer than the patience does.
    mayCome: ({ type }, state) => !type.startsWith('xstate.after.defaultsLimit.') || state.hasTag('ready'),
    play: playOf((hold) => configurationMachine.provide({ actors: { askForDefaults: held(hold('askForDefaults')) } })),
  }),
  smallChart({
    name: 'network',
    machine: networkMachine,
    beginnings: { 'a page': {} },
    eventsOf: eventsFrom(answersOf('askForHead', [undefined])),
    play: playOf((hold) => networkMachine.provide({ actors: { askForHead: held(hold('askForHead')) } })),
  }),
];
