/** A chart as paths see it: the world that it is explored in, and how it is played on real actors. */
import { getNextTransitions, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import type { World } from './world.ts';
import type { Outside } from './outside.ts';
import type { Happening } from './step.types.ts';
import { invokedIn } from './xstate-internals.ts';

/** An event by which an actor says that it is done, or that it failed. */
export type Settling = EventObject & { actorId: string } & ({ output: unknown } | { error: unknown });
export const isSettling = (event: EventObject): event is Settling => 'output' in event || 'error' in event;

/** A chart with a real actor for each that it names. */
export interface Play {
  machine: AnyStateMachine;
  /** Does outside what makes an actor answer so. */
  settle: (event: Settling) => Promise<void> | void;
}

export interface Chart extends World {
  /** What may follow an event type. The same objects every time. */
  eventsOf: (type: string) => readonly EventObject[];
  /** What may be asked for from everywhere: it is tried place by place, not in every situation. */
  routes: readonly EventObject[];
  /** Types of those, and of what comes of them. */
  addressed: readonly string[];
  /** Milliseconds after which an actor ends by itself, by its source. */
  childLimits: Readonly<Record<string, number>>;
  /** What no path can meet (`guard online false`, `outcome answer …`), with the reason. */
  cannot: Readonly<Record<string, string>>;
  /** Whether only a stand-in can do that: an actor that turns its errors into answers breaks. */
  breaks: (event: EventObject) => boolean;
  play: (outside: Outside, breaking: boolean) => Play;
}

/** Plays a chart whose actors are single calls: each is settled by its name. */
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
/** What may happen in a place of a small chart: what it listens to, and whatever its actors may answer, heard or not. */
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
    const heard = getNextTransitions(snapshot).map(({ eventType }) => eventType);
    const answered = invokedIn(snapshot).flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
    const answers = answered.flatMap(eventsOf).filter(isSettling);
    const others = [...new Set(heard)].filter((type) => type !== '' && !SETTLING.test(type)).flatMap(eventsOf);
    return [...answers, ...others].map(happening);
  };
};

type Small = Pick<Chart, 'name' | 'machine' | 'beginnings' | 'eventsOf'> & {
  /** Without: it has no actors. */
  play?: Chart['play'];
  mayCome?: (event: EventObject, snapshot: AnyMachineSnapshot) => boolean;
  observe?: Chart['observe'];
};
/** A chart of its own beside the visit: no addresses, and no limits but its own. */
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

/** Events by type: those with data are listed, the others stand for themselves. The same objects every time. */
export const eventsFrom = (listed: Readonly<Record<string, readonly EventObject[]>>): Chart['eventsOf'] => {
  const plain = new Map<string, readonly EventObject[]>();
  return (type) => {
    const events = listed[type] ?? plain.get(type) ?? [{ type }];
    plain.set(type, events);
    return events;
  };
};
