/** What an actor returned with an event. */
import type { PathEvent } from '../../src/recorder/visit-text.ts';

/** The result of an actor; undefined for any other event. */
export const answerOf = (event: PathEvent): { actor: string; output: unknown } | undefined =>
  'output' in event ? { actor: event.actorId, output: event.output } : undefined;
export function outputOf<T extends object>(event: PathEvent): Partial<T> {
  const output: Partial<T> = answerOf(event)?.output ?? {};
  return output;
}
