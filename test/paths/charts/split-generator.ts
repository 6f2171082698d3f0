/** The admin's split generator, as the paths see it. */
import { fromPromise, type EventObject, type SnapshotFrom } from 'xstate';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import type { Experiment } from '../../../machines/admin/generators.types.ts';
import { splitGeneratorMachine } from '../../../machines/admin/split-generator.machine.ts';
import { playOf, type Chart } from '../chart.ts';

type Snapshot = SnapshotFrom<typeof splitGeneratorMachine>;

const actorId = 'listExperiments';
const experiment: Experiment = { key: 'landing-layout', name: 'landing-layout', coverage: 1, variations: [] };
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

export const splitGenerator: Chart = {
  name: 'splitGenerator',
  machine: splitGeneratorMachine,
  beginnings: { 'an admin': {} },
  keyOf: (state) => {
    const { value, context } = state as Snapshot;
    return JSON.stringify([value, context.experiments.length, context.picked, context.failure?.kind]);
  },
  eventsOf: (type) => concrete[type] ?? [{ type }],
  mayCome: (event, state) => !event.type.startsWith('xstate.after.answerLimit.') || (state as Snapshot).hasTag('slow'),
  beside: [],
  routes: [],
  childLimits: {},
  cannot: {},
  breaks: () => false,
  play: playOf((hold) =>
    splitGeneratorMachine.provide({ actors: { listExperiments: fromPromise(hold(actorId)) as never } }),
  ),
};
