/** The small charts beside the visit, as the paths see them. */
import type { EventObject } from 'xstate';
import { configurationMachine } from '../../../machines/configuration/configuration.machine.ts';
import { networkMachine } from '../../../machines/connection/network.machine.ts';
import { builtIn } from '../../../machines/domain/configuration.ts';
import { languageMachine } from '../../../machines/language/language.machine.ts';
import { answersOf, held } from './held.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';

const defaults = { configuration: { ...builtIn, environment: 'production' }, refused: [], waited: 100 };

const views = [[], ['Landing']] as const;

export const small = [
  smallChart({
    name: 'language',
    machine: languageMachine,
    beginnings: { 'in English': { locale: 'en', views: [] } },
    eventsOf: eventsFrom({
      ...answersOf(
        'fetchWords',
        views.map((some) => ({ views: some, messages: {} })),
      ),
      'language.chosen': (['de', 'fr'] as const).map((locale) => ({ type: 'language.chosen', locale })),
      'view.worded': [{ type: 'view.worded', view: 'Landing' } as EventObject],
    }),
    play: playOf((hold) => languageMachine.provide({ actors: { fetchWords: held(hold('fetchWords')) } })),
  }),
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
