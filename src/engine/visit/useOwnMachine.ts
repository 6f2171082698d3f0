/** A screen's own machine, which may be started in a given situation. */
import { useActorRef, useSelector } from '@xstate/react';
import { use, useState } from 'react';
import {
  initialTransition,
  type ActorRefFrom,
  type AnyStateMachine,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { report } from '../../services/error-reports/error-reports.ts';
import { observedWith } from '../development/observe.ts';
import { watchVisit } from './watch.ts';
import { InitialStateContext, type InitialState } from '../development/initial-state.tsx';

/** The initial snapshot for the screen's situation; in the development build, the machine resumes from it. */
function initialSnapshot({ value, context, resume }: InitialState, machine: AnyStateMachine, input: unknown) {
  const [begun] = initialTransition(machine, input);
  const snapshot = machine.resolveState({ value, context: { ...begun.context, ...context } });
  return import.meta.env.DEV ? (resume?.(machine, snapshot) ?? snapshot) : snapshot;
}

/** @returns the actor, and its current snapshot. */
export function useOwnMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): [ActorRefFrom<Machine>, SnapshotFrom<Machine>] {
  const initialState = use(InitialStateContext);
  const [{ inspect }] = useState(() => watchVisit(report));
  const actor = useActorRef(machine as AnyStateMachine, {
    input,
    inspect: import.meta.env.DEV ? observedWith(inspect) : inspect,
    ...(initialState ? { snapshot: initialSnapshot(initialState, machine, input) as Snapshot<unknown> } : {}),
  });
  return [actor as ActorRefFrom<Machine>, useSelector(actor, (now) => now) as SnapshotFrom<Machine>];
}
