/** Walks through everything that the visit, consent and experiments may do side by side. */
import type { ConsentContext } from '../../machines/consent/consent.types.ts';
import type { Chart, Move, Said } from './beside.ts';
import type { Deed, Deeds } from './compose.ts';

/** Where all three are. */
interface Standing {
  page: string;
  experiments: string;
  consent: number;
}
export interface Heard {
  /** What was done, one after the other, the first first. */
  steps: readonly string[];
  before: ConsentContext;
  event: Said;
  after: ConsentContext;
  said: readonly Said[];
}
export interface Charts {
  visit: { deeds: Deeds; offered: Deeds };
  /** Null where nothing is tried out. */
  experiments: { start: string; deeds: Deeds; exposed: Deeds } | null;
  consent: Chart<ConsentContext>;
}
/** As `src/integrations/beside.ts` hands on what the visit says, and `experiments.ts` what an assignment says. */
const HANDED_ON: Readonly<Record<string, string>> = {
  'event.tracked': 'event.tracked',
  'assignment.made': 'event.tracked',
  'credentials.received': 'credentials.received',
  'settings.requested': 'settings.opened',
};
const FROM_OTHERS = new Set(Object.values(HANDED_ON));
const NONE: readonly Deed[] = [];

/** @param hear is told of each step of consent; it stops the walk by returning true. */
export function walkTogether({ visit, experiments, consent }: Charts, hear: (heard: Heard) => boolean) {
  const known = new Map<string, { by: string; from: string | null }>();
  const left: Standing[] = [];
  const named = ({ page, experiments: state, consent: index }: Standing) => `${page} ${state} ${index}`;
  let transitions = 0;
  const reach = (to: Standing, by: string, from: string | null) => {
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
  const told = (at: Standing, index: number, event: Said, by: string): number => {
    const move = consent.moves[index]?.[consent.events.indexOf(event)] as Move;
    const [before, after] = [consent.states[index], consent.states[move.to]].map((state) => state?.context);
    stopped ||= hear({
      steps: [...stepsTo(named(at)), by],
      before: before as ConsentContext,
      event,
      after: after as ConsentContext,
      said: move.said,
    });
    return move.to;
  };
  /** What is said by a deed reaches consent, and exposes experiments; each way that this may go. */
  const follow = (at: Standing, deed: Deed, by: string, offers: boolean): readonly Standing[] => {
    let ways: readonly Standing[] = [at];
    for (const said of deed.said) {
      const event = consent.events.find(({ type }) => type === HANDED_ON[said]);
      if (event) ways = ways.map((way) => ({ ...way, consent: told(at, way.consent, event, by) }));
      if (said === 'experiment.exposed' || said.startsWith('experiment.exposed '))
        ways = ways.flatMap((way) =>
          (experiments?.exposed.get(way.experiments) ?? NONE).flatMap((next) =>
            follow({ ...way, experiments: next.to }, next, by, offers),
          ),
        );
      if (said === 'offer.made' && offers)
        ways = ways.flatMap((way) => [
          way,
          ...(visit.offered.get(way.page) ?? NONE).flatMap((next) =>
            follow({ ...way, page: next.to }, next, by, false),
          ),
        ]);
      if (said === 'redirect.requested') ways = ways.flatMap((way) => [way, { ...way, page: 'landing' }]);
    }
    return ways;
  };
  reach({ page: 'boot', experiments: experiments?.start ?? 'none', consent: 0 }, '', null);
  for (const at of left) {
    if (stopped) break;
    const name = named(at);
    for (const deed of visit.deeds.get(at.page) ?? NONE)
      for (const to of follow({ ...at, page: deed.to }, deed, deed.words, true)) reach(to, deed.words, name);
    for (const deed of experiments?.deeds.get(at.experiments) ?? NONE)
      for (const to of follow({ ...at, experiments: deed.to }, deed, deed.words, true)) reach(to, deed.words, name);
    consent.events.forEach((event) => {
      if (FROM_OTHERS.has(event.type)) return;
      const words = `${event.type} ${JSON.stringify(event['consent'] ?? '')}`.trim();
      reach({ ...at, consent: told(at, at.consent, event, words) }, words, name);
    });
  }
  return { states: known.size, transitions };
}
