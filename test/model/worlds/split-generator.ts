/** The admin's split generator for paths. */
import type { EventObject } from 'xstate';
import type { Experiment } from '../../../machines/context/generators.types.ts';
import { splitGeneratorMachine } from '../../../machines/admin/split-generator.machine.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';
import { answersOf, held, REFUSED } from './held.ts';

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
  ...answersOf(actorId, [[experiment], []], REFUSED),
};

export const splitGenerator = smallChart({
  name: 'splitGenerator',
  machine: splitGeneratorMachine,
  beginnings: { 'an admin': {} },
  eventsOf: eventsFrom(concrete),
  mayCome: (event, state) => !event.type.startsWith('xstate.after.answerLimit.') || state.hasTag('slow'),
  play: playOf((hold) => splitGeneratorMachine.provide({ actors: { listExperiments: held(hold(actorId)) } })),
});
