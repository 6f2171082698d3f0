/** What the facts tell of a chart that runs, as the lines that `readBack` writes of a file. */
import { stateAt } from '../charts/facts.ts';
import type { Named, State, Trigger } from '../charts/facts.types.ts';
import { openEvent } from './chart-config.ts';
import type { Told } from './read-back.ts';

const nameWord = ({ name, params }: Named): string => `${name}${params === null ? '' : ` (${params})`}`;
/** An answer that another state asked for is heard as an event. */
const isOwn = ({ calls }: State, id: string): boolean => calls.some((call) => call.id === id);
const HEARD = { answer: 'xstate.done.actor', failure: 'xstate.error.actor' } as const;
function triggerWord(state: State, trigger: Trigger, page: string): string {
  if (trigger.kind === 'always') return 'always';
  if (trigger.kind === 'event') return `event ${trigger.event}`;
  if (trigger.kind === 'address') return `event ${openEvent(page)}`;
  if (trigger.kind === 'time') return `time ${trigger.delay}`;
  const { kind, id } = trigger;
  return isOwn(state, id) ? `${kind} ${id}` : `event ${HEARD[kind]}.${id}`;
}
/** An address that leads nowhere is any that is asked for. */
const pageOf = ({ to: [to] }: State['transitions'][number]): string => (to ? stateAt(to).key : '*');

function transitionLines(state: State): string[] {
  const { path, transitions } = state;
  const byTrigger = Map.groupBy(transitions, (one) => triggerWord(state, one.trigger, pageOf(one)));
  return [...byTrigger].flatMap(([word, alternatives]) =>
    alternatives.map(({ guard, actions, to }, index) => {
      const does = actions.map(nameWord).join(', ');
      return `${path}: ${word} ${index} [${guard ? nameWord(guard) : ''}] {${does}} → ${to.map((one) => one.path).join(', ')}`;
    }),
  );
}
const doneLine = (path: string, when: string, actions: readonly Named[]): string[] =>
  actions.length > 0 ? [`${path}: ${when} ${actions.map(nameWord).join(', ')}`] : [];

export const toldOf = (states: readonly State[]): Told => ({
  states: states.map(({ path, kind, initial, tags, description }) => {
    const begins = initial?.split('.').at(-1) ?? '';
    return `${path}: ${kind}, begins ${kind === 'parallel' ? '' : begins}, tags ${tags.join(' ')}, ${description ?? ''}`;
  }),
  transitions: states.flatMap(transitionLines),
  entries: states.flatMap(({ path, entry, exit }) => [
    ...doneLine(path, 'entry', entry),
    ...doneLine(path, 'exit', exit),
  ]),
  calls: states.flatMap(({ path, calls }) => calls.map(({ actor, id }) => `${path}: named ${actor} as ${id}`)),
});
