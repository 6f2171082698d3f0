/**
 * Reads a file for Stately's editor with Stately's own extractor (`@xstate/machine-extractor`). The result is lines in
 * the format of `factsOfChart` for a running chart.
 */
import { createRequire, registerHooks } from 'node:module';

/** The used parts of the extractor's output. */
interface Named {
  type: string;
  params?: Readonly<Record<string, unknown>>;
}
interface ReadAction {
  kind: 'named' | 'inline' | 'builtin';
  action: Named;
}
interface ReadTransition {
  cond?: Named & { kind: 'named' | 'inline' };
  actions?: ReadAction | readonly ReadAction[];
  description?: string;
}
type Many<T> = T | readonly T[];
interface ReadInvoke {
  src: string;
  id?: string;
  kind: 'named' | 'inline';
  onDone?: Many<ReadTransition>;
  onError?: Many<ReadTransition>;
}
export interface ReadState {
  type?: string;
  initial?: string;
  description?: string;
  tags?: Many<string>;
  entry?: Many<ReadAction>;
  exit?: Many<ReadAction>;
  on?: Readonly<Record<string, Many<ReadTransition>>>;
  after?: Readonly<Record<string, Many<ReadTransition>>>;
  always?: Many<ReadTransition>;
  invoke?: Many<ReadInvoke>;
  states?: Readonly<Record<string, ReadState>>;
}
type TransitionPath = readonly (string | number)[];
interface ReadMachine {
  toConfig: () => ReadState;
  getTransitionTargets: () => readonly {
    fromPath: readonly string[];
    transitionPath: TransitionPath;
    targetPath: readonly (readonly string[] | undefined)[];
  }[];
}
interface Extractor {
  extractMachinesFromFile: (source: string) => { machines: readonly ReadMachine[] };
}

/** The extractor imports types of XState 4 when it loads. */
function extractor(): Extractor {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.startsWith('xstate/lib/') ? specifier.replace('xstate/', 'xstate-4/') : specifier, context),
  });
  try {
    return createRequire(import.meta.url)('@xstate/machine-extractor') as Extractor;
  } finally {
    hooks.deregister();
  }
}

/** A chart as lines of text. */
export interface StatelyFacts {
  /** Path, kind, initial state, tags, description. */
  states: readonly string[];
  /** State, trigger, guard, actions, target. */
  transitions: readonly string[];
  /** State, entry and exit actions. */
  entries: readonly string[];
  /** State, actor, and its id. */
  calls: readonly string[];
}
/** The content of a file. */
export interface ReadBack extends StatelyFacts {
  /** The description of each transition; empty if missing. */
  descriptions: readonly string[];
}

const list = <T>(many: Many<T> | undefined): readonly T[] =>
  many === undefined ? [] : Array.isArray(many) ? (many as readonly T[]) : [many as T];

/** Params as in the facts: a string as it is, anything else as JSON, nothing for computed ones. */
function paramsWord(params: Named['params'] = {}): string {
  if (Object.keys(params).length === 0 || 'computed' in params) return '';
  const { value = params } = params;
  return ` (${typeof value === 'string' ? value : JSON.stringify(value)})`;
}
function nameWord({ type, params }: Named, kind: string): string {
  if (kind !== 'named') throw new Error(`${type} is read as ${kind}, not as a name`);
  return `${type}${paramsWord(params)}`;
}
const actionWords = (actions: Many<ReadAction> | undefined): string =>
  list(actions)
    .map(({ action, kind }) => nameWord(action, kind))
    .join(', ');

interface Found {
  path: TransitionPath;
  trigger: string;
  transition: ReadTransition;
}
const alternatives = (many: Many<ReadTransition> | undefined, path: TransitionPath, trigger: string): Found[] =>
  list(many).map((transition, index) => ({ path: [...path, index], trigger: `${trigger} ${index}`, transition }));
const endsOf = ({ id = '', onDone, onError }: ReadInvoke, at: number): Found[] =>
  alternatives(onDone, ['invoke', at, 'onDone'], `answer ${id}`).concat(
    alternatives(onError, ['invoke', at, 'onError'], `failure ${id}`),
  );
const transitionsOf = ({ on = {}, after = {}, always, invoke }: ReadState): Found[] => [
  ...Object.entries(on).flatMap(([event, many]) => alternatives(many, ['on', event], `event ${event}`)),
  ...alternatives(always, ['always'], 'always'),
  ...Object.entries(after).flatMap(([delay, many]) => alternatives(many, ['after', delay], `time ${delay}`)),
  ...list(invoke).flatMap(endsOf),
];

const kindOf = ({ type, states = {} }: ReadState): string =>
  type ?? (Object.keys(states).length > 0 ? 'compound' : 'atomic');

/** @param source a file of `writeStatelyFiles`. */
export function readBack(source: string): ReadBack {
  const [machine, ...others] = extractor().extractMachinesFromFile(source).machines;
  if (!machine || others.length > 0) throw new Error('a file holds one chart');
  const targets = new Map(
    machine
      .getTransitionTargets()
      .map(({ fromPath, transitionPath, targetPath }) => [
        JSON.stringify([fromPath, transitionPath]),
        targetPath.map((path) => path?.join('.') ?? 'nowhere').join(', '),
      ]),
  );
  const told = { states: [] as string[], transitions: [] as string[], entries: [] as string[], calls: [] as string[] };
  const descriptions: string[] = [];
  const read = (state: ReadState, path: readonly string[]): void => {
    const word = path.join('.');
    const { initial = '', tags, description = '', entry, exit, invoke, states = {} } = state;
    told.states.push(`${word}: ${kindOf(state)}, begins ${initial}, tags ${list(tags).join(' ')}, ${description}`);
    for (const { path: at, trigger, transition } of transitionsOf(state)) {
      const { cond, actions, description: said = '' } = transition;
      descriptions.push(said);
      const to = targets.get(JSON.stringify([path, at])) ?? '';
      const guard = cond ? nameWord(cond, cond.kind) : '';
      told.transitions.push(`${word}: ${trigger} [${guard}] {${actionWords(actions)}} → ${to}`);
    }
    if (entry) told.entries.push(`${word}: entry ${actionWords(entry)}`);
    if (exit) told.entries.push(`${word}: exit ${actionWords(exit)}`);
    told.calls.push(...list(invoke).map(({ src, id = '', kind }) => `${word}: ${kind} ${src} as ${id}`));
    for (const [key, child] of Object.entries(states)) read(child, [...path, key]);
  };
  read(machine.toConfig(), []);
  return { ...told, descriptions };
}
