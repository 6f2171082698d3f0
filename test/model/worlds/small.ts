/** The small charts beside the visit, as the paths see them. */
import { configurationMachine } from '../../../machines/configuration/configuration.machine.ts';
import { networkMachine } from '../../../machines/connection/network.machine.ts';
import { builtIn } from '../../../machines/domain/configuration.ts';
import { answersOf, held } from './held.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';

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
