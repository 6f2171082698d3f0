/** A node of Chromium's accessibility tree, in the words of a screen reader. */
import type { CDPSession } from '@playwright/test';

const withAncestors = (session: CDPSession, objectId: string) =>
  session.send('Accessibility.getAXNodeAndAncestors', { objectId });
type Node = Awaited<ReturnType<typeof withAncestors>>['nodes'][number];

interface SpokenNode {
  /** Role, name, states, value and description, in reading order. */
  words: string;
  /** The named containers, from the outermost, announced on entering. */
  places: readonly string[];
}

/** Roles of containers that screen readers announce on entering. */
const PLACES: readonly string[] = ['alertdialog', 'dialog', 'form', 'group', 'navigation', 'radiogroup', 'region'];
/** States announced only if true, in screen reader words. */
const STATES: Readonly<Record<string, string>> = {
  required: 'required',
  readonly: 'read only',
  disabled: 'unavailable',
  busy: 'busy',
  multiselectable: 'several can be chosen',
};
const valueOf = ({ properties = [] }: Node, name: string): unknown =>
  properties.find((property) => property.name === name)?.value.value;

/** States announced in either case, or by value. */
function statesOf(node: Node): readonly string[] {
  const checked = valueOf(node, 'checked');
  const pressed = valueOf(node, 'pressed');
  const expanded = valueOf(node, 'expanded');
  const invalid = valueOf(node, 'invalid');
  const level = valueOf(node, 'level') as number | undefined;
  return [
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(checked === undefined ? [] : [checked === 'true' ? 'checked' : 'not checked']),
    ...(pressed === undefined ? [] : [pressed === 'true' ? 'pressed' : 'not pressed']),
    ...(expanded === undefined ? [] : [expanded === true ? 'expanded' : 'collapsed']),
    ...Object.entries(STATES).flatMap(([name, words]) => (valueOf(node, name) === true ? [words] : [])),
    ...(invalid === undefined || invalid === 'false' ? [] : ['invalid']),
  ];
}

const text = (one: { value?: unknown } | undefined) => (typeof one?.value === 'string' ? one.value.trim() : '');

function wordsOf(node: Node): string {
  const [role, name, value, description] = [node.role, node.name, node.value, node.description].map(text);
  const states = statesOf(node);
  return [
    `${role} “${name}”`,
    ...states,
    ...(value ? [`holds “${value}”`] : []),
    ...(description ? [`described as “${description}”`] : []),
  ].join(', ');
}

/** @param at index in `Listener.nodes`. @returns null if it is gone from the tree. */
export async function spokenNode(session: CDPSession, at: number): Promise<SpokenNode | null> {
  const expression = `window.listener.nodes[${at}]`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (result.objectId === undefined) return null;
  const { nodes } = await withAncestors(session, result.objectId);
  await session.send('Runtime.releaseObject', { objectId: result.objectId });
  const [node, ...ancestors] = nodes;
  if (!node || node.ignored) return null;
  const places = ancestors
    .filter(({ role, name }) => PLACES.includes(text(role)) && text(name) !== '')
    .map(({ role, name }) => `${text(role)} “${text(name)}”`);
  return { words: wordsOf(node), places: places.toReversed() };
}
