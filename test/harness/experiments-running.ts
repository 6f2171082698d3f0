/** The experiments chart for tests, with a scripted feature service and a stopped clock. */
import { createActor, SimulatedClock } from 'xstate';
import { experimentsWith, type InitialiseOptions } from '../../machines/experiments/experiments.services.ts';
import type {
  Assignment,
  ExperimentsEmitted,
  ExperimentsInput,
  Found,
} from '../../machines/experiments/experiments.types.ts';

export const site = { origin: 'https://vestibule.example', base: '/acquisition' };
export const input: ExperimentsInput = {
  disabled: false,
  anonymousId: '5f0c2a34-7a51-4a3e-9b86-1f7b0d7f6c11',
  country: 'AT',
  page: 'landing',
  site,
};
export const nothing: Found = {
  values: { 'welcome-voucher': null, 'registration-flow': null },
  redirect: null,
  assignments: [],
};
export const assignment = (changes: Assignment['changes'], more: Partial<Assignment> = {}): Assignment => ({
  changes,
  experimentId: changes === 'page' ? 'landing-layout' : changes,
  variationId: '1',
  forced: false,
  ...more,
});
/** Assigned to the experiment of each feature, in its second variation. */
export const both: Found = {
  values: { 'welcome-voucher': '15-percent-mov', 'registration-flow': 'leanStep2' },
  redirect: null,
  assignments: [assignment('welcome-voucher'), assignment('registration-flow')],
};
export const led: Found = {
  ...nothing,
  redirect: 'https://vestibule.example/acquisition/lean',
  assignments: [assignment('page')],
};

/** A started chart, its requests and its emitted events. @param country if omitted, it does not arrive in time. */
export function run(more: Partial<ExperimentsInput> = {}, country?: Promise<string | null>) {
  const asked: InitialiseOptions[] = [];
  const answer = Promise.withResolvers<Found>();
  const clock = new SimulatedClock();
  const initialise = (options: InitialiseOptions) => {
    asked.push(options);
    return answer.promise;
  };
  const chart = experimentsWith(initialise, { askCountry: () => country ?? new Promise(() => undefined) });
  const actor = createActor(chart, { input: { ...input, ...more }, clock });
  const emitted: ExperimentsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  if (country === undefined) clock.increment(3_000);
  const settled = async () => {
    await answer.promise.catch(() => undefined);
    await Promise.resolve();
  };
  return {
    actor,
    clock,
    asked,
    emitted,
    /** Events emitted since the last call. */
    news: () => emitted.splice(0),
    now: () => ({ value: actor.getSnapshot().value, loading: actor.getSnapshot().hasTag('loading') }),
    finds: (found: Found) => {
      answer.resolve(found);
      return settled();
    },
    fails: (error: unknown) => {
      answer.reject(error);
      return settled();
    },
    updates: (found: Found) => asked[0]?.onUpdate(found),
  };
}
