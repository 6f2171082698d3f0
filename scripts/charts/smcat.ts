/** A chart as text for state-machine-cat, read from the machine itself: nothing is drawn that does not run. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Names unique in the drawing, readable as they are: the id without the root's name. */
const nameOf = ({ id, machine }: AnyStateNode) => (id === machine.id ? id : id.replace(`${machine.id}.`, ''));
export const quote = (text: string) => `"${text.replaceAll('"', "'")}"`;

/** `xstate.done.actor.register` → `register answers`. */
export function eventLabel(type: string): string {
  if (type === '') return '';
  const [, kind, ...rest] = type.split('.');
  if (!type.startsWith('xstate.')) return type;
  if (kind === 'route') return 'address';
  if (kind === 'after') return `after ${rest[0] ?? ''}`;
  if (kind === 'done') return `${rest[1] ?? 'child'} answers`;
  return `${rest[1] ?? 'child'} fails`;
}

export function guardLabel(guard: unknown): string {
  if (typeof guard === 'string') return ` [${guard}]`;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return '';
  const params = 'params' in guard && typeof guard.params === 'string' ? `: ${guard.params}` : '';
  return ` [${String(guard.type)}${params}]`;
}

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export interface Drawing {
  /** The file's name. */
  name: string;
  title: string;
  /** The states to draw, each with what is below it down to `depth`. */
  nodes: readonly AnyStateNode[];
  /** How many levels below the nodes are shown. */
  depth: number;
}

const below = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const initialOf = (node: AnyStateNode): AnyStateNode | undefined => node.initial?.target[0];

/** The address of a page; null: it has none of its own. */
export const pathOf = ({ meta }: AnyStateNode): string | null => {
  const said: unknown = meta;
  const path = typeof said === 'object' && said !== null && 'path' in said ? said.path : null;
  return typeof path === 'string' ? path : null;
};
/** A page shows its address too. */
const labelOf = (node: AnyStateNode) => {
  const path = pathOf(node);
  return path === null ? node.key : `${node.key} · ${path}`;
};

function declare(node: AnyStateNode, depth: number, indent = ''): string {
  const children = depth > 0 ? below(node) : [];
  const kind = node.type === 'final' ? ' type=final' : node.type === 'parallel' ? ' type=parallel' : '';
  const label = `[label=${quote(labelOf(node))}${kind}]`;
  if (children.length === 0) return `${indent}${quote(nameOf(node))} ${label}`;
  const first = initialOf(node);
  const start = `${nameOf(node)}.initial`;
  const states = children.map((child) => declare(child, depth - 1, `${indent}  `));
  const begin = first ? [`${indent}  ${quote(start)} [type=initial]`] : [];
  const arrow = first ? `${indent}  ${quote(start)} => ${quote(nameOf(first))};` : '';
  return `${indent}${quote(nameOf(node))} ${label} {\n${[...begin, ...states].join(',\n')};\n${arrow}\n${indent}}`;
}

/** The nearest state on the way up that the drawing shows. */
function shownAt(node: AnyStateNode | undefined, shown: ReadonlySet<AnyStateNode>): AnyStateNode | undefined {
  return !node || shown.has(node) ? node : shownAt(node.parent, shown);
}

function collect(node: AnyStateNode, depth: number): AnyStateNode[] {
  return [node, ...(depth > 0 ? below(node).flatMap((child) => collect(child, depth - 1)) : [])];
}

/** What a drawing says of a transition besides: after its label, and by the colour of its arrow where it is one that is wanting. */
export interface Note {
  text: string;
  isWanting: boolean;
}
export type NoteOf = (transition: AnyTransitionDefinition) => Note | null;
const WANTING = '#98201b';

/** The drawing's source. Transitions between states that are not shown are drawn from and to the nearest that is; what leaves the drawing names its target. */
export function smcatOf({ nodes, depth }: Drawing, noteOf: NoteOf = () => null): string {
  const shown = new Set(nodes.flatMap((node) => collect(node, depth)));
  const outside = new Set<string>();
  const arrows = new Map<string, Set<string>>();
  const wanting = new Set<string>();
  const inner = (node: AnyStateNode): AnyStateNode[] => [node, ...below(node).flatMap(inner)];
  for (const node of nodes.flatMap(inner))
    for (const transition of transitionsOf(node))
      for (const to of transition.target ?? []) {
        const source = shownAt(node, shown);
        const goal = shownAt(to, shown);
        if (!source || source === goal) continue;
        const end = goal ? nameOf(goal) : to.id;
        if (!goal) outside.add(end);
        const key = `${quote(nameOf(source))} => ${quote(end)}`;
        const label = (eventLabel(transition.eventType) + guardLabel(transition.guard)).trim() || 'else';
        const note = noteOf(transition);
        if (note?.isWanting) wanting.add(key);
        arrows.set(key, (arrows.get(key) ?? new Set()).add(note ? `${label} ${note.text}` : label));
      }
  const declarations = [
    ...nodes.map((node) => declare(node, depth)),
    ...[...outside].map((name) => `${quote(name)} [color="#6a6158"]`),
  ];
  // Alternatives between the same two states share one arrow.
  const lines = [...arrows].map(
    ([key, labels]) => `${key}${wanting.has(key) ? ` [color="${WANTING}"]` : ''} : ${quote([...labels].join('\n'))};`,
  );
  return `${declarations.join(',\n')};\n${lines.join('\n')}\n`;
}
