/** Allowed licences, and exceptions by package. */

/**
 * Licences that require only attribution, or publication of changes to the package's own files (MPL-2.0). SPDX
 * identifiers. A person reads each licence before it is added.
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
/** For packages that only build and test the product. */
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
 * Evaluates an SPDX licence expression: one alternative of OR must be allowed, all parts of AND. An expression with
 * both, or with an exception, needs a person.
 */
export function isAllowed(expression: string, isDevelopment: boolean): boolean {
  const [, inner = expression] = /^\(([^()]*)\)$/.exec(expression) ?? [];
  const alternatives = inner.split(' OR ');
  if (alternatives.length > 1) return alternatives.some((one) => isSimple(one, isDevelopment));
  return inner.split(' AND ').every((one) => isSimple(one, isDevelopment));
}

/**
 * Packages of a lock file that are not allowed, one line each.
 * @param packages by folder, as in the lock file; the project itself is ''.
 */
export const licenceProblems = (packages: Readonly<Record<string, LockedPackage>>): readonly string[] =>
  Object.entries(packages).flatMap(([folder, { version, license, dev = false }]) => {
    if (folder === '') return [];
    const name = `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
    if (license === undefined) return [`${name} names no licence`];
    return isAllowed(license, dev) ? [] : [`${name} comes under ${license}`];
  });
