/** The split generator with its service in place, and its verbs (D32). It comes with its page: nobody else loads it. */
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { initialTransition } from 'xstate';
import { splitGeneratorCalls, splitGeneratorMachine } from '../../machines/admin/split-generator.machine.ts';
import { provided } from '../../machines/service-calls.ts';
import { listExperiments } from '../services/admin/list-experiments.ts';
import { report } from '../services/error-reports/error-reports.ts';
import { observedBeside } from './observe.ts';
import { watchVisit } from './watch.ts';
import { begunWithin, useWithin, type Within } from './within.tsx';

const machine = splitGeneratorMachine.provide({
  actors: provided(splitGeneratorCalls, { listExperiments }),
});

const snapshotOf = ({ value, context }: Within) => {
  const [begun] = initialTransition(machine);
  return machine.resolveState({ value, context: { ...begun.context, ...context } });
};

export function useSplitGenerator() {
  const within = useWithin();
  const [{ inspect }] = useState(() => watchVisit(report));
  const generator = useActorRef(machine, {
    inspect: import.meta.env.DEV ? observedBeside(inspect) : inspect,
    ...(within
      ? { snapshot: import.meta.env.DEV ? begunWithin(within, machine, snapshotOf(within)) : snapshotOf(within) }
      : {}),
  });
  const snapshot = useSelector(generator, (now) => now);
  const { experiments, picked, failure } = snapshot.context;
  return {
    experiments,
    /** The one that is picked. */
    experiment: experiments.find(({ key }) => key === picked) ?? null,
    failure,
    busy: snapshot.hasTag('busy'),
    slow: snapshot.hasTag('slow'),
    none: snapshot.hasTag('none'),
    unavailable: snapshot.hasTag('unavailable'),
    pick: (key: string) => generator.send({ type: 'experiment.picked', key }),
    retry: () => generator.send({ type: 'list.retried' }),
    cancel: () => generator.send({ type: 'wait.cancelled' }),
  };
}
