/** Explores the composition of visit, consent and experiments. */
import type { Decided, Emission, Explored, Move } from './charts.ts';
import type { ClassMove, ExperimentMoves, Moves } from './classes.ts';

/** Where all three are. */
interface Composite {
  page: string;
  experiments: string;
  consent: number;
}
export interface ConsentStep {
  /** What was done, one after the other, the first first. */
  steps: readonly string[];
  before: Decided;
  event: Emission;
  after: Decided;
  emitted: readonly Emission[];
}
export interface Charts {
  visit: { moves: Moves; offered: Moves };
  /** Null where nothing is tried out. */
  experiments: ExperimentMoves | null;
  consent: Explored<Decided>;
  /** The state of consent that it begins in. */
  start: number;
}
/** As `src/integrations/integrations.ts` forwards what the visit emits, and `experiments.ts` what an assignment emits. */
const FORWARDED: Readonly<Record<string, string>> = {
  'event.tracked': 'event.tracked',
  'assignment.made': 'event.tracked',
  'credentials.received': 'credentials.received',
  'settings.requested': 'settings.opened',
};
const FORWARDED_TYPES = new Set(Object.values(FORWARDED));
const NONE: readonly ClassMove[] = [];

/**
 * @param observe is called with each step of consent; it stops the walk by returning true.
 * @returns how many composite states and transitions there are.
 */
export function walkComposition(
  { visit, experiments, consent, start }: Charts,
  observe: (step: ConsentStep) => boolean,
) {
  const known = new Map<string, { by: string; from: string | null }>();
  const left: Composite[] = [];
  const named = ({ page, experiments: state, consent: index }: Composite) => `${page} ${state} ${index}`;
  let transitions = 0;
  const reach = (to: Composite, by: string, from: string | null) => {
    transitions += 1;
    if (known.has(named(to))) return;
    known.set(named(to), { by, from });
    left.push(to);
  };
  const stepsTo = (name: string | null): string[] => {
    const found = name === null ? undefined : known.get(name);
    return found ? [...stepsTo(found.from), found.by].filter(Boolean) : [];
  };
  let stopped = false;
  const take = (at: Composite, index: number, event: Emission, by: string): number => {
    const move = consent.moves[index]?.[consent.events.indexOf(event)] as Move;
    const [before, after] = [consent.states[index], consent.states[move.to]].map((state) => state?.known);
    stopped ||= observe({
      steps: [...stepsTo(named(at)), by],
      before: before as Decided,
      event,
      after: after as Decided,
      emitted: move.emitted,
    });
    return move.to;
  };
  /** Where a move leads: what it emits reaches consent, and exposes experiments. */
  const follow = (at: Composite, move: ClassMove, by: string, offers: boolean): readonly Composite[] => {
    let reached: readonly Composite[] = [at];
    for (const emitted of move.emitted) {
      const event = consent.events.find(({ type }) => type === FORWARDED[emitted]);
      if (event) reached = reached.map((one) => ({ ...one, consent: take(at, one.consent, event, by) }));
      if (emitted === 'experiment.exposed' || emitted.startsWith('experiment.exposed '))
        reached = reached.flatMap((one) =>
          (experiments?.exposed.get(one.experiments) ?? NONE).flatMap((next) =>
            follow({ ...one, experiments: next.to }, next, by, offers),
          ),
        );
      if (emitted === 'offer.made' && offers)
        reached = reached.flatMap((one) => [
          one,
          ...(visit.offered.get(one.page) ?? NONE).flatMap((next) =>
            follow({ ...one, page: next.to }, next, by, false),
          ),
        ]);
      if (emitted === 'redirect.requested') reached = reached.flatMap((one) => [one, { ...one, page: 'landing' }]);
    }
    return reached;
  };
  for (const begun of experiments?.starts ?? ['none'])
    reach({ page: 'boot', experiments: begun, consent: start }, '', null);
  for (const at of left) {
    if (stopped) break;
    const name = named(at);
    for (const move of visit.moves.get(at.page) ?? NONE)
      for (const to of follow({ ...at, page: move.to }, move, move.words, true)) reach(to, move.words, name);
    for (const move of experiments?.moves.get(at.experiments) ?? NONE)
      for (const to of follow({ ...at, experiments: move.to }, move, move.words, true)) reach(to, move.words, name);
    consent.events.forEach((event) => {
      if (FORWARDED_TYPES.has(event.type)) return;
      const words = `${event.type} ${JSON.stringify(event['consent'] ?? '')}`.trim();
      reach({ ...at, consent: take(at, at.consent, event, words) }, words, name);
    });
  }
  return { states: known.size, transitions };
}
