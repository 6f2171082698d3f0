/** A chart as paths need it: the world in which it is explored, and how it is replayed on real actors. */
import { getNextTransitions, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import type { World } from './world.ts';
import type { Outside } from './outside.ts';
import type { Happening } from './step.types.ts';
import { invokedIn } from './xstate-internals.ts';

/** The event with the result or the error of an actor. */
export type Settling = EventObject & { actorId: string } & ({ output: unknown } | { error: unknown });
export const isSettling = (event: EventObject): event is Settling => 'output' in event || 'error' in event;

/** A chart with a real actor for each actor name. */
export interface Play {
  machine: AnyStateMachine;
  /** Makes an external service return this result or error. */
  settle: (event: Settling) => Promise<void> | void;
}

export interface Chart extends World {
  /** All events of a type. Returns the same objects each time. */
  eventsOf: (type: string) => readonly EventObject[];
  /** Events possible everywhere, such as page addresses: tried once per place, not in every situation. */
  routes: readonly EventObject[];
  /** Types of those events, and of their consequences. */
  addressed: readonly string[];
  /** Timeout of an actor in ms, by its source. */
  childLimits: Readonly<Record<string, number>>;
  /** What no path can meet (`guard online false`, `outcome answer …`), with the reason. */
  cannot: Readonly<Record<string, string>>;
  /** True for an error that only a stand-in actor can produce, because the real actor turns its errors into results. */
  breaks: (event: EventObject) => boolean;
  play: (outside: Outside, breaking: boolean) => Play;
}

/** Replays a chart whose actors are single calls, each settled by name. */
export const playOf =
  (machine: (hold: Outside['hold']) => AnyStateMachine) =>
  (outside: Outside): Play => ({
    machine: machine(outside.hold),
    settle: (event) => {
      const call = outside.take(event.actorId);
      if ('output' in event) call.resolve(event.output);
      else call.reject(event.error);
    },
  });

const SETTLING = /^xstate\.(?:done|error)\.actor\./;
/** Events possible in a place of a small chart: those it listens to, and all results of its actors, handled or not. */
export const happeningsOf = (
  eventsOf: Chart['eventsOf'],
  mayCome: (event: EventObject, snapshot: AnyMachineSnapshot) => boolean,
) => {
  const known = new Map<EventObject, Happening>();
  const happening = (event: EventObject): Happening => {
    const made = known.get(event) ?? { event, in: (snapshot) => (mayCome(event, snapshot) ? event : null) };
    known.set(event, made);
    return made;
  };
  return (snapshot: AnyMachineSnapshot): readonly Happening[] => {
    const handled = getNextTransitions(snapshot).map(({ eventType }) => eventType);
    const answered = invokedIn(snapshot).flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
    const answers = answered.flatMap(eventsOf).filter(isSettling);
    const others = [...new Set(handled)].filter((type) => type !== '' && !SETTLING.test(type)).flatMap(eventsOf);
    return [...answers, ...others].map(happening);
  };
};

type Small = Pick<Chart, 'name' | 'machine' | 'beginnings' | 'eventsOf'> & {
  /** If omitted, it has no actors. */
  play?: Chart['play'];
  mayCome?: (event: EventObject, snapshot: AnyMachineSnapshot) => boolean;
  observe?: Chart['observe'];
};
/** A small separate chart: without addresses and external timeouts. */
export const smallChart = ({ mayCome = () => true, observe = () => null, play, ...given }: Small): Chart => ({
  ...given,
  events: () =>
    [...given.machine.events]
      .toSorted((one, other) => one.localeCompare(other))
      .flatMap((type) => given.eventsOf(type)),
  play: play ?? playOf(() => given.machine),
  happeningsIn: happeningsOf(given.eventsOf, mayCome),
  observe,
  comesToNothing: () => false,
  facts: () => null,
  spared: [],
  records: [],
  classes: {},
  constant: {},
  open: [],
  routes: [],
  addressed: [],
  childLimits: {},
  cannot: {},
  breaks: () => false,
});

/** Events by type: listed ones with data, others as plain events. Returns the same objects each time. */
export const eventsFrom = (listed: Readonly<Record<string, readonly EventObject[]>>): Chart['eventsOf'] => {
  const plain = new Map<string, readonly EventObject[]>();
  return (type) => {
    const events = listed[type] ?? plain.get(type) ?? [{ type }];
    plain.set(type, events);
    return events;
  };
};
