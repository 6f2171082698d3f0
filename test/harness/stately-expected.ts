/** The facts of a running chart, as lines in the format of `readBack`. */
import type { Named, State } from '../../tools/flows/charts/facts.types.ts';
import type { StatelyFacts } from './stately-read-back.ts';
import { byPlace } from '../../tools/flows/stately/transitions.ts';

const nameWord = ({ name, params }: Named): string => `${name}${params === null ? '' : ` (${params})`}`;
function transitionLines(state: State): string[] {
  const { path } = state;
  return [...byPlace(state)].flatMap(([word, alternatives]) =>
    alternatives.map(({ guard, actions, to }, index) => {
      const does = actions.map(nameWord).join(', ');
      return `${path}: ${word} ${index} [${guard ? nameWord(guard) : ''}] {${does}} → ${to.map((one) => one.path).join(', ')}`;
    }),
  );
}
const doneLine = (path: string, when: string, actions: readonly Named[]): string[] =>
  actions.length > 0 ? [`${path}: ${when} ${actions.map(nameWord).join(', ')}`] : [];

export const factsOfChart = (states: readonly State[]): StatelyFacts => ({
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
