/** The split generator with its service and its actions (D32). Loaded with its page only. */
import { splitGeneratorCalls, splitGeneratorMachine } from '../../../machines/admin/split-generator.machine.ts';
import { provided } from '../../../machines/common/service-calls.ts';
import { listExperiments } from '../../services/admin/list-experiments.ts';
import { useOwnMachine } from '../visit/useOwnMachine.ts';

const machine = splitGeneratorMachine.provide({
  actors: provided(splitGeneratorCalls, { listExperiments }),
});

export function useSplitGenerator() {
  const [generator, snapshot] = useOwnMachine(machine, undefined);
  const { experiments, picked, failure } = snapshot.context;
  return {
    experiments,
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
