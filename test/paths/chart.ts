/** A chart as the paths see it: with what it may begin, what may happen in it, what of it counts, and how it is played. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Outside } from './outside.ts';

/** An event by which an actor tells that it is done, or that it broke. */
export type Settling = EventObject & { actorId: string } & ({ output: unknown } | { error: unknown });
export const isSettling = (event: EventObject): event is Settling => 'output' in event || 'error' in event;

/** A chart with a real actor for each that it names. */
export interface Play {
  machine: AnyStateMachine;
  /** Does outside what makes an actor answer so. */
  settle: (event: Settling) => Promise<void> | void;
}

export interface Chart {
  name: string;
  machine: AnyStateMachine;
  /** Inputs, by what they are called. */
  beginnings: Readonly<Record<string, unknown>>;
  /** Which snapshots count as one: where the chart is, and what of its knowledge guards look at. */
  keyOf: (state: AnyMachineSnapshot) => string;
  /** What may follow an event type: what people do, and what each actor may answer. The same objects every time. */
  eventsOf: (type: string) => readonly EventObject[];
  /** Whether an event can come in a situation, beyond what the chart itself says. */
  mayCome: (event: EventObject, state: AnyMachineSnapshot) => boolean;
  /** Event types from beside, which may come anywhere: each comes once in each place after each step that leads there. */
  beside: readonly string[];
  /** What an address may ask for. */
  routes: readonly EventObject[];
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

/** A step of a path, and where it leads in the model. */
export interface Step<State extends AnyMachineSnapshot = AnyMachineSnapshot> {
  event: EventObject;
  state: State;
}
