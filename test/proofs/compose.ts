/**
 * The visit, consent and experiments side by side, wired as `src/integrations/` wires them. The visit is taken page by page, and
 * experiments state by state: whatever the real one may do in one of its situations there, the composed one may do. It does
 * all that the real three do, and more; so what never happens here never happens.
 */
import type { AnyStateMachine } from 'xstate';
import type { ConsentContext, ConsentInput } from '../../machines/consent/consent.types.ts';
import type { ExperimentsContext } from '../../machines/experiments/experiments.types.ts';
import {
  CONSENT_INPUTS,
  EXPERIMENT_INPUTS,
  exploreConsent,
  exploreExperiments,
  type Chart,
  type Said,
} from './beside.ts';
import type { Graph } from './graph.ts';
import { isOptional } from './variants.ts';

export interface Beside {
  consents: readonly { input: ConsentInput; chart: Chart<ConsentContext> }[];
  experiments: readonly Chart<ExperimentsContext>[];
}
export const exploreBeside = (machines: { consent?: AnyStateMachine; experiments?: AnyStateMachine } = {}): Beside => ({
  consents: CONSENT_INPUTS.map((input) => ({ input, chart: exploreConsent(input, machines.consent) })),
  experiments: EXPERIMENT_INPUTS.map((input) => exploreExperiments(input, machines.experiments)),
});

/** What one chart may do in one of its classes: where it leads, and what is said to the others. */
export interface Deed {
  words: string;
  to: string;
  said: readonly string[];
}
export type Deeds = ReadonlyMap<string, readonly Deed[]>;

function collect() {
  const deeds = new Map<string, Deed[]>();
  const known = new Set<string>();
  const add = (from: string, deed: Deed) => {
    const name = JSON.stringify([from, deed.to, deed.said]);
    if (known.has(name)) return;
    known.add(name);
    deeds.set(from, [...(deeds.get(from) ?? []), deed]);
  };
  return { deeds, add };
}

/** Each page, and what a visit may say while it is there or leaves it; offers apart, which experiments make. */
export function pagesOf(visit: Graph): { deeds: Deeds; offered: Deeds } {
  const [own, offered] = [collect(), collect()];
  for (const { from, event, to, effect } of visit.edges()) {
    const { add } = event.type === 'offer.made' ? offered : own;
    const [page, next] = [from.place.page ?? 'boot', to.place.page ?? 'boot'];
    const said = effect.said.map((words) => words.replace(/^event\.tracked .*/, 'event.tracked'));
    add(page, { words: `${event.type} on ${page}`, to: next, said });
    add(page, { words: `${event.type} on ${page}`, to: next, said: said.filter((words) => !isOptional(words)) });
  }
  return { deeds: own.deeds, offered: offered.deeds };
}

const classOf = ({ value }: { value: unknown }) => JSON.stringify(value);
/** Each state of the experiments, and what may be said there: by themselves, or once the visit was exposed to one. */
export function statesOf({ events, states, moves }: Chart<ExperimentsContext>): { deeds: Deeds; exposed: Deeds } {
  const [own, exposed] = [collect(), collect()];
  moves.forEach((row, from) =>
    row.forEach(({ to, said }, at) => {
      const { type } = events[at] as Said;
      const { add } = type === 'experiment.exposed' ? exposed : own;
      const [before, after] = [states[from], states[to]].map((state) => classOf(state ?? { value: null }));
      add(before ?? '', { words: type, to: after ?? '', said: said.map((one) => one.type) });
    }),
  );
  return { deeds: own.deeds, exposed: exposed.deeds };
}
