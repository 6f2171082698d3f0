/** Every wait ends: by its answer, by an error, by time; and visitors can cancel it. */
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import { everyWaitEnds as everyWaitOfAChart } from '../../harness/chart-rules.ts';
import { invitationMachine } from '../../../machines/invitation/invitation.machine.ts';
import type { Edge, VisitGraph, Situation } from './visit-graph.ts';
import { isDelay } from './causes.ts';
import { outputOf } from '../event-output.ts';
import { reaching } from './ends.ts';
import { everywhere, found, together, type Finding, type Invariant } from './invariant.ts';

const WAITING = ['busy', 'slow', 'lookingUp', 'checkingCode', 'askingForPlace', 'countingDown'] as const;
const isWaiting = ({ place: { tags, asking } }: Situation) => asking.length > 0 || WAITING.some((tag) => tags.has(tag));

/** Time: a delay of the chart, or the timeout of a look-up. */
const isTime = ({ event }: Edge) => isDelay(event) || outputOf<InvitationOutput>(event).verdict === 'unavailable';

/** Every call can succeed and can fail, and both lead on. */
function answersLeadOn(graph: VisitGraph): Finding {
  const ends = graph.situations.map(() => new Set<string>());
  const led = everywhere(graph, {
    each: ({ from, event, to, effect }) => {
      const end = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type);
      const actor = end?.[1] ?? '';
      if (!from.place.asking.includes(actor)) return undefined;
      ends[from.index]?.add(event.type);
      const over = to.place !== from.place || effect.started.some((one) => one.actor === actor);
      return over ? null : 'expected the end of the wait, got more waiting';
    },
  });
  const both = everywhere(graph, {
    situation: (one) => {
      const { index, place } = one;
      if (place.asking.length === 0) return undefined;
      const lacking = place.asking
        .flatMap((actor) => [`xstate.done.actor.${actor}`, `xstate.error.actor.${actor}`])
        .filter((type) => !ends[index]?.has(type));
      return lacking.length === 0
        ? null
        : `expected that ${lacking.join(' and ')} lead on, got nothing in ${JSON.stringify(place.value)}`;
    },
  });
  return together(led, both);
}

/** A slow call can be cancelled (D24), except look-ups on a usable page. */
function slowMayBeCancelled(graph: VisitGraph): Finding {
  const cancelled = new Set<number>();
  for (const edges of graph.choices())
    if (edges.every(({ edge: { event, to } }) => event.type === 'wait.cancelled' && !to.place.tags.has('slow')))
      cancelled.add(edges[0].edge.from.index);
  return everywhere(graph, {
    situation: (one) => {
      const { index, place } = one;
      if (!place.tags.has('busy') || !place.tags.has('slow')) return undefined;
      return cancelled.has(index)
        ? null
        : `expected that it can be cancelled, got no way in ${JSON.stringify(place.value)}`;
    },
  });
}

export const everyWaitEnds: Invariant = {
  name: 'every wait ends',
  rules: 'D24',
  sentence:
    'Every request to the outside ends with a response or an error, and both lead on. Without either, time alone ' +
    'ends every wait. A visitor who sees that a wait takes longer can cancel it.',
  check: ({ visit }) => {
    const over = reaching(visit, (one) => !isWaiting(one), isTime);
    const [complaint] = everyWaitOfAChart(invitationMachine);
    return together(
      answersLeadOn(visit),
      everywhere(visit, {
        situation: (one) => {
          if (!isWaiting(one)) return undefined;
          return over[one.index] === 1
            ? null
            : `expected that time ends the wait, got none in ${JSON.stringify(one.place.value)}`;
        },
      }),
      slowMayBeCancelled(visit),
      found(visit, 1, complaint === undefined ? null : { words: complaint, visit: null }),
    );
  },
};
