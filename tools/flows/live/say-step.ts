/** Describes a step of a visit in plain words. */
import type { PageId } from '../../../machines/visit.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { statesOf } from '../charts/facts.ts';
import type { Trigger } from '../charts/facts.types.ts';
import { nameOfPage, sayTrigger } from '../words/say.ts';

/** Names of actors, by their ids. */
const actors: ReadonlyMap<string, string> = new Map(
  statesOf('visit').flatMap(({ calls }) => calls.map(({ id, actor }) => [id, actor] as const)),
);

/** The trigger of a step in the chart. */
function triggerOf(event: PathEvent): Trigger {
  if ('actorId' in event) {
    const { actorId: id } = event;
    return { kind: 'error' in event ? 'failure' : 'answer', actor: actors.get(id) ?? id, id };
  }
  if (event.type.startsWith('xstate.after.')) return { kind: 'time', delay: event.type.split('.')[2] ?? '' };
  return { kind: 'event', event: event.type };
}

const addressed = (page: PageId, refused: boolean) =>
  `${nameOfPage(page)}: its address is ${refused ? 'refused' : 'opened'}`;

/** The event of a step: a press, an answer, a failure, an elapsed delay, an address. */
export function sayStep(event: PathEvent): string {
  if (event.type === 'xstate.route' && 'to' in event) return addressed(event.to.slice(1) as PageId, false);
  if (event.type === 'visit.refused' && 'page' in event) return addressed(event.page, true);
  const said = sayTrigger(triggerOf(event));
  return said.slice(0, 1).toLocaleUpperCase('en') + said.slice(1);
}
