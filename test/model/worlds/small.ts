/** The small separate charts for paths. */
import type { EventObject } from 'xstate';
import { configurationMachine } from '../../../machines/configuration/configuration.machine.ts';
import { networkMachine } from '../../../machines/connection/network.machine.ts';
import { builtIn } from '../../../machines/domain/configuration.ts';
import { seasonMachine } from '../../../machines/landing-pages/season.machine.ts';
import { languageMachine } from '../../../machines/language/language.machine.ts';
import { answersOf, held } from './held.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';

const defaults = { configuration: { ...builtIn, environment: 'production' }, refused: [], waited: 100 };

const views = [[], ['Landing']] as const;

/** Times before the season of a November, in each of its phases, and after it. */
const minutes = ['2026-10-01', '2026-11-10', '2026-11-17', '2026-12-24'].map(
  (day): EventObject => ({ type: 'minute.begun', at: Date.parse(day) }) as EventObject,
);

export const small = [
  smallChart({
    name: 'season',
    machine: seasonMachine,
    beginnings: {
      'the start page': { slug: null },
      'a page of a season': { slug: 'black-friday' },
      'another page': { slug: 'women' },
    },
    eventsOf: eventsFrom({ ...answersOf('clock', []), 'minute.begun': minutes }),
    // The clock fails at the start or never.
    mayCome: ({ type }, state) => type !== 'xstate.error.actor.clock' || state.matches('undecided'),
    play: playOf((hold) => seasonMachine.provide({ actors: { clock: held(hold('clock')) } })),
  }),
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
    // Takes longer than the limit.
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
