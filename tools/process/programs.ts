/** System programs of the suites: where to find them, and how to install them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How to find a program, its Debian packages, and what else a user can do. */
export interface Program {
  label: string;
  find: () => string | undefined;
  /** A command that installs it without root, if there is one. */
  own?: readonly [string, ...string[]];
  packages: readonly string[];
  variables: string;
  /** Another program can replace it, more slowly. */
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

export const NGINX: Program = {
  label: 'nginx',
  find: () => firstOf([...named('NGINX_PATH'), ...inPath('nginx'), '/usr/sbin/nginx']),
  packages: ['nginx-light'],
  variables: 'NGINX_PATH',
};
