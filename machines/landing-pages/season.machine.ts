/** The state of a landing page's season (D29), updated every minute. */
import { setup, type EventObject } from 'xstate';
import { makersOf } from '../common/chart-makers.ts';
import { connection } from '../common/service-calls.ts';
import { type NamedSeason, type SeasonNow, seasonOn } from './season.ts';

export interface ShownSeason extends SeasonNow {
  season: NamedSeason;
  /** Minutes until it begins or ends. */
  minutes: number;
}
interface SeasonContext {
  /** Slug of the landing page. */
  slug: string | null;
  /** Null if no season is shown, or before the first minute. */
  shown: ShownSeason | null;
}
interface SeasonEvent {
  type: 'minute.begun';
  /** Epoch milliseconds. */
  at: number;
}

const { store, when } = makersOf<SeasonContext, SeasonEvent, never>();

export const seasonMachine = setup({
  types: { input: {} as { slug: string | null }, context: {} as SeasonContext, events: {} as SeasonEvent },
  actors: {
    /** Emits the current minute at the start, and each later minute as it begins. */
    clock: connection<EventObject, void>(),
  },
  actions: {
    storeMinute: store(({ at }: SeasonEvent, { slug }) => {
      const on = seasonOn(slug, at);
      return { shown: on && { season: on.season, ...on.stand, minutes: (on.stand.until - at) / 60_000 } };
    }),
  },
  guards: { shown: when(({ shown }) => shown !== null), begun: when(({ shown }) => shown?.begun === true) },
}).createMachine({
  id: 'season',
  description: 'The sales season of a landing page; of several, the current one.',
  context: ({ input: { slug } }) => ({ slug, shown: null }),
  invoke: { id: 'clock', src: 'clock', onError: '.over' },
  on: { 'minute.begun': { target: '.deciding', actions: { type: 'storeMinute', params: ({ event }) => event } } },
  initial: 'undecided',
  states: {
    undecided: { description: 'The time is not known yet: the inline script decides what is shown.' },
    deciding: {
      always: [{ guard: 'begun', target: 'begun' }, { guard: 'shown', target: 'announced' }, { target: 'over' }],
    },
    announced: { description: 'Counts down to its beginning.' },
    begun: { description: 'Shown until it ends.' },
    over: { description: 'Not shown: not announced yet, or over.' },
  },
});
