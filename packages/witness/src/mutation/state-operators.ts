/** Faults of actions, on transitions, entry and exit; of initial states; and of the screens of pages. */
import { alteredConfig, valueAt, type ConfigPath } from '../altered-chart.ts';
import { mutantId, type Mutant, type Operator, type Planting, type Where } from './mutant.ts';
import { listed, statesOf, transitionsOf, whereOf, whereOfTransition, type WrittenState } from './places.ts';
import { stateName, termName, transitionWords } from './mutant-texts.ts';

/** A list of actions: its path and its description. */
interface Done {
  where: Where;
  path: ConfigPath;
  place: readonly (string | number)[];
  words: string;
}
const edges = (state: WrittenState): readonly Done[] =>
  (['entry', 'exit'] as const).map((edge) => ({
    where: whereOf(state),
    path: [...state.path, edge],
    place: [state.node.id, edge],
    words: `${edge === 'entry' ? 'Entering' : 'Leaving'} ${stateName(state.node)}`,
  }));

/** Assigning twice has the same result as once. */
const storesAlone = (_: string, stores: boolean) => !stores;
function isSeenTwice({ machine, showsTwice = storesAlone }: Planting, action: unknown): boolean {
  const type = typeof action === 'string' ? action : String(Reflect.get(action as object, 'type'));
  const implementation: unknown = machine.implementations.actions[type];
  return showsTwice(
    type,
    typeof implementation === 'function' && Reflect.get(implementation, 'type') === 'xstate.assign',
  );
}

function actionMutants(planting: Planting, { where, path, place, words }: Done): readonly Mutant[] {
  const { chart, machine } = planting;
  const actions = listed(valueAt(machine.config, path));
  const mutant = (operator: Operator, at: number, sentence: string, changed: readonly unknown[]): Mutant => ({
    id: mutantId(chart, operator, ...place, at),
    operator,
    where,
    sentence,
    config: alteredConfig(machine.config, path, () => (changed.length > 0 ? changed : undefined)),
    path,
  });
  const removed = actions.map((action, at) =>
    mutant('action removed', at, `${words} no longer does ${termName(action)}.`, actions.toSpliced(at, 1)),
  );
  const doubled = actions.flatMap((action, at) =>
    isSeenTwice(planting, action)
      ? mutant('action doubled', at, `${words} does ${termName(action)} twice.`, actions.toSpliced(at, 0, action))
      : [],
  );
  return removed.concat(doubled);
}

function initialMutants({ chart, machine }: Planting, state: WrittenState): readonly Mutant[] {
  const { node, path } = state;
  const { initial } = node.config;
  const keys = Object.keys(node.states);
  if (typeof initial !== 'string' || keys.length < 2) return [];
  const other = keys[(keys.indexOf(initial) + 1) % keys.length];
  return [
    {
      id: mutantId(chart, 'initial changed', node.id),
      operator: 'initial changed',
      where: whereOf(state),
      sentence: `${stateName(node)} begins with ${other} instead of ${initial}.`,
      config: alteredConfig(machine.config, [...path, 'initial'], () => other),
      path: [...path, 'initial'],
    },
  ];
}

/** Replaces the screen of each page by that of the next page with another screen. */
function screenMutants({ chart, machine }: Planting): readonly Mutant[] {
  const screenOf = ({ node }: WrittenState) => valueAt(node.meta ?? {}, ['screen']) as string | undefined;
  const pages = statesOf(machine).filter((state) => screenOf(state) !== undefined);
  return pages.flatMap((page, at) => {
    const others = [...pages.slice(at + 1), ...pages.slice(0, at)].map(screenOf);
    const other = others.find((screen) => screen !== screenOf(page));
    if (other === undefined) return [];
    return [
      {
        id: mutantId(chart, 'screen changed', page.node.id),
        operator: 'screen changed' as const,
        where: whereOf(page),
        sentence: `${stateName(page.node)} draws the screen ${other} instead of ${screenOf(page)}.`,
        config: alteredConfig(machine.config, [...page.path, 'meta', 'screen'], () => other),
        path: [...page.path, 'meta', 'screen'],
      },
    ];
  });
}

/** Every fault of the actions, initial states and screens of a chart. */
export function stateMutants(planting: Planting): readonly Mutant[] {
  const states = statesOf(planting.machine);
  const onTransitions = transitionsOf(planting.machine).map((transition): Done => ({
    where: whereOfTransition(transition),
    path: [...transition.path, 'actions'],
    place: [transition.state.node.id, ...transition.list.slice(transition.state.path.length), transition.index],
    words: transitionWords(transition, planting),
  }));
  return [
    ...[...states.flatMap(edges), ...onTransitions].flatMap((done) => actionMutants(planting, done)),
    ...states.flatMap((state) => initialMutants(planting, state)),
    ...screenMutants(planting),
  ];
}
