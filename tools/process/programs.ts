/** Programs of the system that suites run: where one is looked for, and what brings it where it is not. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How a program is found, by which of Debian's packages it comes, and what else a user can do. */
export interface Program {
  label: string;
  find: () => string | undefined;
  /** A command that brings it without the right to install, where there is one. */
  own?: readonly [string, ...string[]];
  packages: readonly string[];
  variables: string;
  /** Where it can't be had another program does its work, in more time. */
  isOptional?: true;
}

export const inPath = (program: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, program));
export const named = (variable: string) => [process.env[variable] ?? ''];
export const firstOf = (paths: readonly string[]): string | undefined =>
  paths.find((path) => path !== '' && existsSync(path));
