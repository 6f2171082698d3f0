import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type Command, type Option, type Options, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { count, flag, maybe, otherwise, words } from './options.ts';
import type { Format } from './print.ts';
import { kebabCase } from 'es-toolkit/string';

const flagOf = (name: string): string => `--${kebabCase(name)}`;

const written = ([name, { positional, value, schema }]: [string, Option]): string => {
  if (positional) return v.is(schema, undefined) ? `[${value}]` : (value ?? '');
  return value === null ? flagOf(name) : `${flagOf(name)} ${value}`;
};

const aligned = (lines: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
};

const usage = (commands: readonly Command[]): string =>
  [
    'Usage: npm run -s admin -- COMMAND [OPTIONS]\n\n',
    aligned(commands.map(({ name, summary }) => [name, summary])),
    '\nThe options of one: npm run -s admin -- COMMAND --help\n',
  ].join('');

const usageOf = ({ name, summary }: Command, options: readonly [string, Option][]): string => {
  const places = options.filter(([, { positional }]) => positional);
  const line = ['npm run -s admin --', name, ...places.map(written), '[OPTIONS]'].join(' ');
  return [`${summary}\n\nUsage: ${line}\n\n`, aligned(options.map((option) => [written(option), option[1].help]))].join(
    '',
  );
};

/** Options of every command. */
const COMMON = {
  as: maybe(words('NAME', 'who does it, for the log; without it, the user of this computer')),
  json: flag('JSON instead of a table'),
  help: flag('this text'),
} satisfies Options;

const DEFAULT_PAGE_SIZE = 50;
/** Options of every list. */
const OF_LISTS = {
  page: maybe(count('which page; without it the first, and for JSON and CSV all of them', 1, 1_000_000)),
  perPage: otherwise(count(`rows of a page, ${DEFAULT_PAGE_SIZE} without it`, 1, 1000), String(DEFAULT_PAGE_SIZE)),
  csv: flag('CSV (RFC 4180) instead of a table'),
} satisfies Options;

const optionsOf = (command: Command): Options => ({
  ...command.options,
  ...(command.does === 'lists' ? OF_LISTS : {}),
  ...COMMON,
});

export interface ReadCommand {
  command: Command;
  values: Readonly<Record<string, unknown>>;
  format: Format;
  /** null: all pages. */
  page: number | null;
  perPage: number;
  as: string | null;
}

const quoted = (text: string): string => `“${text}”`;

const findCommand = (args: readonly string[]): { command: Command; rest: string[] } => {
  const named = commands.find(({ name }) => name.split(' ').every((word, at) => args[at] === word));
  if (named) return { command: named, rest: args.slice(named.name.split(' ').length) };
  const [group = ''] = args;
  const near = commands.filter(({ name }) => name.startsWith(`${group} `)).map(({ name }) => name);
  if (near.length > 0) throw new UsageError(`Which of them: ${near.join(', ')}?`);
  throw new UsageError(`There is no command ${quoted(group)}. npm run -s admin names them all.`);
};

/** First sentence of Node's error message. */
const problemIn = (error: unknown): string =>
  error instanceof TypeError ? (error.message.split(/(?<=\.) |\n/)[0] ?? '') : String(error);

const tokensOf = (options: Options, args: string[]) => {
  const named = Object.entries(options).filter(([, { positional }]) => !positional);
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(
        named.map(([name, { value }]) => [flagOf(name).slice(2), { type: value === null ? 'boolean' : 'string' }]),
      ),
    });
  } catch (error) {
    const hint = Object.values(options).some(({ positional }) => positional)
      ? ' Text that begins with - comes after --.'
      : '';
    throw new UsageError(`${problemIn(error)}${hint}`);
  }
};

/** Parses an option value. @throws UsageError with its problem. */
const valueOf = (name: string, { positional, schema, value }: Option, given: string | boolean | undefined): unknown => {
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  const label = positional ? value : flagOf(name);
  const [{ message }] = read.issues;
  throw new UsageError(given === undefined ? `${label} is missing.` : `${label} ${message}: ${quoted(`${given}`)}`);
};

const valuesOf = (options: Options, args: string[]): Record<string, unknown> => {
  const { values, positionals } = tokensOf(options, args);
  const places = [...positionals];
  const given = Object.entries(options).map(([name, option]) => {
    const text = option.positional ? places.shift() : values[flagOf(name).slice(2)];
    return [name, option, text] as const;
  });
  const [surplus] = places;
  if (values['help'] === true) return { help: true };
  if (surplus !== undefined)
    throw new UsageError(`${quoted(surplus)} is one argument too many; text with spaces needs quotes.`);
  return Object.fromEntries(given.map(([name, option, text]) => [name, valueOf(name, option, text)]));
};

/**
 * Parses a command line into a command or the requested usage text.
 * @throws UsageError with the first problem.
 */
export const readCommand = (args: readonly string[]): ReadCommand | { usage: string } => {
  if (args.length === 0 || args[0] === '--help') return { usage: usage(commands) };
  const { command, rest } = findCommand(args);
  const options = optionsOf(command);
  const values = valuesOf(options, rest);
  if (values['help'] === true) return { usage: usageOf(command, Object.entries(options)) };
  const { as, json, page, perPage, csv } = values as {
    as: string | null;
    json: boolean;
    page?: number | null;
    perPage?: number;
    csv?: boolean;
  };
  if (json && csv) throw new UsageError('--json and --csv: which of them?');
  const format = json ? 'json' : csv ? 'csv' : 'table';
  return {
    command,
    values,
    format,
    page: page ?? (format === 'table' ? 1 : null),
    perPage: perPage ?? DEFAULT_PAGE_SIZE,
    as,
  };
};
