/** The admin's split generator for paths. */
import { fromPromise, type EventObject } from 'xstate';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import type { Experiment } from '../../../machines/context/generators.types.ts';
import { splitGeneratorMachine } from '../../../machines/admin/split-generator.machine.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';

const actorId = 'listExperiments';
const experiment: Experiment = {
  key: 'landing-layout',
  name: 'landing-layout',
  coverage: 1,
  onForm: false,
  variations: [],
};
const concrete: Record<string, readonly EventObject[]> = {
  'experiment.picked': [experiment.key, 'nothing-of-the-kind'].map(
    (key) => ({ type: 'experiment.picked', key }) as EventObject,
  ),
  [`xstate.done.actor.${actorId}`]: [[experiment], []].map(
    (output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId }) as EventObject,
  ),
  [`xstate.error.actor.${actorId}`]: [
    { type: `xstate.error.actor.${actorId}`, error: new ServiceFailure('network', 'refused'), actorId } as EventObject,
  ],
};

export const splitGenerator = smallChart({
  name: 'splitGenerator',
  machine: splitGeneratorMachine,
  beginnings: { 'an admin': {} },
  eventsOf: eventsFrom(concrete),
  mayCome: (event, state) => !event.type.startsWith('xstate.after.answerLimit.') || state.hasTag('slow'),
  play: playOf((hold) =>
    splitGeneratorMachine.provide({ actors: { listExperiments: fromPromise(hold(actorId)) as never } }),
  ),
});
