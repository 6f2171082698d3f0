/** Rules for the charts: each lists the places where a machine breaks it. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesBelow } from '../../packages/witness/index.ts';

type Listed<T> = T | readonly T[] | undefined;
interface TransitionConfig {
  target?: unknown;
  guard?: unknown;
  actions?: Listed<unknown>;
}
interface StateConfig {
  id?: string;
  description?: string;
  entry?: Listed<unknown>;
  exit?: Listed<unknown>;
  on?: Record<string, Listed<TransitionConfig | string>>;
  after?: Record<string, Listed<TransitionConfig | string>>;
  always?: Listed<TransitionConfig | string>;
  onDone?: Listed<TransitionConfig | string>;
  route?: TransitionConfig;
  invoke?: Listed<Record<'id' | 'src', unknown> & Record<'onDone' | 'onError', Listed<TransitionConfig | string>>>;
}

const listed = <T>(given: Listed<T>): readonly T[] =>
  given === undefined ? [] : Array.isArray(given) ? (given as readonly T[]) : [given as T];
const configOf = ({ config }: AnyStateNode) => config as StateConfig;

const states = (machine: AnyStateMachine) => nodesBelow(machine.root).map((node) => ({ node, config: configOf(node) }));
const isPage = ({ meta }: AnyStateNode) => meta !== undefined;

/** Every transition of a state, as written. */
const transitionsOf = ({ on, after, always, onDone, route, invoke }: StateConfig): TransitionConfig[] =>
  [
    ...Object.values(on ?? {}).flatMap(listed),
    ...Object.values(after ?? {}).flatMap(listed),
    ...listed(always),
    ...listed(onDone),
    ...listed(route),
    ...listed(invoke).flatMap((one) => [one.onDone, one.onError].flatMap(listed)),
  ].filter((transition) => typeof transition !== 'string');

const actionsOf = (config: StateConfig) => [
  ...listed(config.entry),
  ...listed(config.exit),
  ...transitionsOf(config).flatMap(({ actions }) => listed(actions)),
];
const guardsOf = (config: StateConfig) =>
  transitionsOf(config).flatMap(({ guard }) => (guard === undefined ? [] : [guard]));

/** The name of an action or guard; null if written inline. */
const nameOf = (entry: unknown): string | null => {
  if (typeof entry === 'string') return entry;
  const type: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'type') : null;
  return typeof type === 'string' ? type : null;
};

/** The guards of a combined guard. */
const composed = (guard: unknown): readonly unknown[] =>
  typeof guard === 'function' ? (Reflect.get(guard, 'guards') ?? []) : [];

/** The complaints of the conditions that fail. */
const failing = (...conditions: readonly (readonly [holds: unknown, complaint: string])[]): string[] =>
  conditions.flatMap(([holds, complaint]) => (holds ? [] : [complaint]));

type Rule = (machine: AnyStateMachine) => readonly string[];

export const everyPageIsWhole: Rule = (machine) =>
  states(machine)
    .filter(({ node }) => isPage(node))
    .flatMap(({ node, config }) => {
      const { path, screen, layout } = node.meta as Record<string, unknown>;
      const whole = {
        id: config.id !== undefined && config.id === node.id,
        path: path === null || (typeof path === 'string' && path.startsWith('/')),
        screen: typeof screen === 'string' && screen !== '',
        layout: typeof layout === 'string' && layout !== '',
        description: typeof config.description === 'string' && config.description !== '',
      };
      return failing(...Object.entries(whole).map(([what, there]) => [there, `${node.id} has no ${what}`] as const));
    });

export const oneRoutableStateAPath: Rule = (machine) => {
  const routable = states(machine).filter(({ config }) => config.route);
  const paths = routable.map(({ node }) => String((node.meta as { path?: unknown } | undefined)?.path));
  return routable.flatMap(({ node }, at) =>
    failing(
      [isPage(node), `${node.id} is routable, but no page`],
      [paths.indexOf(String(paths[at])) === at, `${node.id} shares ${paths[at]}`],
    ),
  );
};

export const oneScreenEverywhereButInBoot: Rule = (machine) =>
  states(machine)
    .filter(({ node }) => node.type === 'atomic' && node.key !== 'boot')
    .flatMap(({ node }) => {
      let screens = 0;
      for (let at: AnyStateNode | undefined = node; at; at = at.parent) screens += isPage(at) ? 1 : 0;
      return failing([screens === 1, `${node.id} shows ${screens} screens`]);
    });

/** Callback actors: they send events and are never done. */
const SPEAKING: readonly unknown[] = ['platform', 'features', 'fields', 'clock'];

export const everyInvokeGoesOn: Rule = (machine) =>
  states(machine).flatMap(({ node, config }) =>
    listed(config.invoke).flatMap(({ id, src, onDone, onError }) => {
      const targeted = (kind: 'done' | 'error') => {
        const transitions = node.transitions.get(`xstate.${kind}.actor.${String(id)}`) ?? [];
        return transitions.length > 0 && transitions.every(({ target }) => target && target.length > 0);
      };
      return failing(
        [typeof id === 'string', `${node.id} invokes without an id`],
        [SPEAKING.includes(src) || (onDone && targeted('done')), `${node.id} has no way on when it is done`],
        [onError && targeted('error'), `${node.id} has no way on from an error`],
      );
    }),
  );

/** A wait ends by a delay, by the visitor, or by a timeout of the child itself. */
export const everyWaitEnds: Rule = (machine) =>
  states(machine).flatMap(({ node, config }) => {
    const leaves = [...node.transitions].some(
      ([type, transitions]) =>
        !/^xstate\.(done|error|route)/.test(type) && transitions.some(({ target }) => target && target.length > 0),
    );
    const limited = (src: unknown) => {
      const child: unknown = machine.implementations.actors[String(src)];
      return typeof child === 'object' && child !== null && 'root' in child
        ? everyWaitEnds(child as AnyStateMachine).length === 0
        : false;
    };
    return listed(config.invoke).flatMap(({ src }) =>
      failing([leaves || limited(src), `${node.id} may wait for ever`]),
    );
  });

export const nothingIsInline: Rule = (machine) =>
  states(machine).flatMap(({ node, config }) =>
    failing(
      [actionsOf(config).every(nameOf), `${node.id} has an inline action`],
      [guardsOf(config).every(nameOf), `${node.id} has an inline guard`],
      [listed(config.invoke).every(({ src }) => typeof src === 'string'), `${node.id} has an inline actor`],
    ),
  );

export const everyNameExists: Rule = (machine) => {
  const { actions, guards, actors, delays } = machine.implementations;
  const missing = (kind: string, known: object, names: readonly unknown[]) =>
    names.flatMap((name) =>
      typeof name === 'string' && !Object.hasOwn(known, name) ? [`there is no ${kind} ${name}`] : [],
    );
  const configs = states(machine).map(({ config }) => config);
  const invoked = configs.flatMap(({ invoke }) => listed(invoke));
  return [
    missing('action', actions, configs.flatMap(actionsOf).map(nameOf)),
    missing('guard', guards, configs.flatMap(guardsOf).map(nameOf)),
    missing('guard', guards, Object.values(guards).flatMap(composed)),
    missing(
      'actor',
      actors,
      invoked.map(({ src }) => src),
    ),
    missing(
      'delay',
      delays,
      configs.flatMap(({ after }) => Object.keys(after ?? {})),
    ),
  ].flat();
};
