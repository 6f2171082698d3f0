/** A failure in one line: the first of its message. */
import { stripVTControlCharacters } from 'node:util';

const LONGEST = 200;

export function headline({ message }: { message: string }): string {
  const line = stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
