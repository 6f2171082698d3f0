/** The notices that licences require for the scripts and fonts sent to browsers. */
import { readFileSync, readdirSync } from 'node:fs';

/** A package contained in the files, as reported by Vite's `build.license`. */
export interface Bundled {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier?: string;
  /** Text of the licence. */
  text?: string;
}

/** The packages whose fonts a style sheet uses. */
export const fontPackages = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/url\('(@[\w-]+\/[\w-]+)\//g)].map(([, name = '']) => name)),
];

function installed(name: string): Bundled {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return { name, version, identifier: license, ...(file ? { text: readFileSync(`${folder}/${file}`, 'utf8') } : {}) };
}

const RULE = '-'.repeat(80);
/** A package without a licence text is listed with its identifier. */
const noticeOf = ({ name, version, identifier = '', text = '' }: Bundled): string =>
  [RULE, `${name} ${version}${identifier && ` (${identifier})`}`, '', text.trim()].join('\n').trimEnd();

/** The page of notices, in plain text. */
export const noticesOf = (packages: readonly Bundled[]): string =>
  [
    'Vestibule sends browsers files that contain, or were made from, the packages below.',
    ...packages.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(noticeOf),
    '',
  ].join('\n\n');

/** The notices of a build. @param dist output folder of the client's build. */
export function releaseNotices(dist: string): string {
  const bundled = JSON.parse(readFileSync(`${dist}/client/.vite/licences.json`, 'utf8')) as Bundled[];
  const fonts = fontPackages(readFileSync('src/ui/fonts.css', 'utf8')).map(installed);
  return noticesOf([...bundled, ...fonts]);
}
