/** A failure in one line: expected and received. */
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  message: string;
  /** Both values as text, if the assertion compared two. */
  expected?: string | undefined;
  actual?: string | undefined;
}

const LONGEST = 160;
const inShort = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};
const keyOf = (line: string) => /^\s*"([^"]+)": /.exec(line)?.[1];
const indentOf = (line: string) => line.length - line.trimStart().length;
const withoutKey = (line: string) => line.replace(/^\s*"[^"]+": /, '').replace(/,$/, '');
/** The value that starts in a line, as one line; a closing bracket starts no value. */
function valueAt(lines: readonly string[], at: number): string {
  const line = lines[at];
  if (line === undefined || /^\s*[\])}]/.test(line)) return 'nothing';
  const end = /[[{(]$/.test(line)
    ? lines.findIndex((next, index) => index > at && indentOf(next) <= indentOf(line))
    : at;
  return inShort(withoutKey(lines.slice(at, end === -1 ? undefined : end + 1).join(' ')));
}

/** The keys that lead to a line of an indented value. */
function keysTo(lines: readonly string[], at: number): string {
  const keys: string[] = [];
  let indent = indentOf(lines[at] ?? '') + 1;
  for (let above = at; above >= 0; above -= 1) {
    const line = lines[above] ?? '';
    if (indentOf(line) >= indent) continue;
    indent = indentOf(line);
    const key = keyOf(line);
    if (key !== undefined) keys.unshift(key);
  }
  return keys.join('.');
}

/** The first lines in which two values differ. */
function firstDifference(expected: string, actual: string): string {
  const [wanted, came] = [expected.split('\n'), actual.split('\n')];
  const at = wanted.findIndex((line, index) => line.replace(/,$/, '') !== came[index]?.replace(/,$/, ''));
  const index = at === -1 ? wanted.length : at;
  const path = keysTo(came[index] === undefined ? wanted : came, index);
  return `${path && `${path}: `}expected ${valueAt(wanted, index)}, got ${valueAt(came, index)}`;
}

/** The two values of a message that names them, or shows their difference. */
function inMessage(message: string): { expected: string; actual: string } | null {
  const named = (name: string) => new RegExp(String.raw`^\s*${name}(?: \w+)?: +(.+)$`, 'm').exec(message)?.[1];
  const marked = (sign: '-' | '+') =>
    new RegExp(String.raw`^\s*[${sign}] (?! *(?:Expected|Received)\b) *(.*[^\s,]),?$`, 'm').exec(message)?.[1];
  const expected = named('Expected') ?? marked('-');
  const actual = named('Received') ?? marked('+');
  return expected === undefined && actual === undefined
    ? null
    : { expected: expected ?? 'nothing of the kind', actual: actual ?? 'nothing of the kind' };
}

/** Expected and received in one line; without markup of a page, and without truncated values. */
export function headline({ message, expected, actual }: Failure): string {
  if (expected !== undefined && actual !== undefined && expected !== actual) return firstDifference(expected, actual);
  const plain = stripVTControlCharacters(message);
  const found = inMessage(plain);
  const [first = ''] = plain.split('\n');
  if (!found) return inShort(first);
  return `expected ${inShort(found.expected)}, got ${inShort(found.actual)}`;
}
