/** Under which licences packages may come, and which come under others. */

/**
 * Each asks for no more than to be named, or for changes of the package's own files to be published (MPL-2.0). SPDX identifiers.
 * Whatever is added here has been read by a person.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);
/** Of what builds and proves the product and is no part of it. */
const ALLOWED_IN_DEVELOPMENT: ReadonlySet<string> = new Set(['CC-BY-4.0', 'MPL-2.0', 'Python-2.0', 'Zlib']);

/** An entry of `packages` in the lock file (version 3). */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
}

const isSimple = (identifier: string, isDevelopment: boolean): boolean =>
  ALLOWED.has(identifier) || (isDevelopment && ALLOWED_IN_DEVELOPMENT.has(identifier));

/**
 * A licence expression of SPDX: of alternatives one must do, of what holds together all. One that has both, or an exception,
 * is for a person to read.
 */
export function isAllowed(expression: string, isDevelopment: boolean): boolean {
  const [, inner = expression] = /^\(([^()]*)\)$/.exec(expression) ?? [];
  const alternatives = inner.split(' OR ');
  if (alternatives.length > 1) return alternatives.some((one) => isSimple(one, isDevelopment));
  return inner.split(' AND ').every((one) => isSimple(one, isDevelopment));
}

/**
 * Which packages of a lock file may not be used, in a line each.
 * @param packages by their folders, as the lock file has them; the project itself is ''.
 */
export const licenceProblems = (packages: Readonly<Record<string, LockedPackage>>): readonly string[] =>
  Object.entries(packages).flatMap(([folder, { version, license, dev = false }]) => {
    if (folder === '') return [];
    const name = `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
    if (license === undefined) return [`${name} names no licence`];
    return isAllowed(license, dev) ? [] : [`${name} comes under ${license}`];
  });
