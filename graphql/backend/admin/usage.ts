/** Usage texts. */
import { kebabCase } from 'es-toolkit/string';
import type { Command, Option } from './command.ts';

export const flagOf = (name: string): string => `--${kebabCase(name)}`;

const written = ([name, { positional, value }]: [string, Option]): string => {
  if (positional) return value ?? '';
  return value === null ? flagOf(name) : `${flagOf(name)} ${value}`;
};

const aligned = (lines: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
};

export const usage = (commands: readonly Command[]): string =>
  [
    'Usage: npm run -s admin -- COMMAND [OPTIONS]\n\n',
    aligned(commands.map(({ name, summary }) => [name, summary])),
    '\nThe options of one: npm run -s admin -- COMMAND --help\n',
  ].join('');

export const usageOf = ({ name, summary }: Command, options: readonly [string, Option][]): string => {
  const places = options.filter(([, { positional }]) => positional);
  const line = ['npm run -s admin --', name, ...places.map(written), '[OPTIONS]'].join(' ');
  return [`${summary}\n\nUsage: ${line}\n\n`, aligned(options.map((option) => [written(option), option[1].help]))].join(
    '',
  );
};
