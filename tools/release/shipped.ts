/** The part of a checkout that the server runs on: files loaded from its entries, and the packages that they need. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isAbsolute, relative } from 'node:path';
import { build } from 'vite';

/** Entry files that an operator starts. */
const ENTRIES = ['graphql/backend/main.ts', 'tools/operate/admin.ts', 'tools/operate/publish-site.ts'];
/** Files read by path instead of imported, and documents for operators. */
const READ = [
  'graphql/schema.graphql',
  'graphql/backend/**/*.{sql,json,css,md,jpg}',
  'locales/*.json',
  'graphql/backend/mail/mailbox-client.js',
  'src/ui/{tokens,base}.css',
  'src/ui/{header,wordmark,button}/*.css',
  'src/ui/art/{favicon,envelope,curtain-oxblood-closed,curtain-oxblood-open}.svg',
  'CHANGELOG.md',
  'Containerfile',
  'deploy/**/*',
  'docs/{running,operators,security}.md',
];
const NOT_READ = ['graphql/backend/testing/**'];

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isFile = (id: string): boolean => id.startsWith('.') || isAbsolute(id);

/** Imported files of this folder, and packages, as a bundler resolves them; nothing is written. */
async function imported(): Promise<{ files: string[]; packages: Set<string> }> {
  const [files, packages] = [new Set<string>(), new Set<string>()];
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'shipped',
        moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
          files.add(relative('.', id));
          for (const needed of [...importedIds, ...dynamicallyImportedIds])
            if (!isFile(needed) && !isBuiltin(needed)) packages.add(packageOf(needed));
        },
      },
    ],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input: ENTRIES, external: (id) => !isFile(id) && !ENTRIES.includes(id), treeshake: false },
    },
  });
  return { files: [...files].filter(existsSync), packages };
}

/** Packages with a file named in a text: `'@fontsource/name/files/a.woff2'`. */
const namedIn = (files: readonly string[], dependencies: readonly string[]): string[] => {
  const scripts = files.filter((file) => file.endsWith('.ts'));
  const text = scripts.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = [...text.matchAll(/'([@\w./-]+\/[\w./-]+\.\w+)'/g)].map(([, specifier = '']) => packageOf(specifier));
  return names.filter((name) => dependencies.includes(name));
};

interface Locked {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}
/** The lock file: packages by folder; the project itself is ''. */
export interface Lock {
  packages: Readonly<Record<string, Locked>>;
}
export const readLock = () => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

/** Required dependencies of a package, and installed optional ones. */
const needsOf = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
];

/** The folder of a needed package, resolved as by Node: in the folder of the dependent, or above. */
function folderOf(name: string, from: string, packages: Readonly<Record<string, Locked>>): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[folder]) return folder;
    if (at === '') return undefined;
  }
}

/** The folders of a package and of everything that it needs, each with the folders of its own dependencies. */
export function neededBy(root: string, { packages }: Lock, named?: readonly string[]) {
  const found = new Map<string, readonly string[]>();
  const ahead = [root];
  for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
    if (found.has(folder)) continue;
    const at = folder;
    const names = at === root && named ? named : needsOf(packages[at] ?? {});
    const needed = [...new Set(names.flatMap((name) => folderOf(name, at, packages) ?? []))].toSorted();
    found.set(at, needed);
    ahead.push(...needed);
  }
  return found;
}

export interface Shipped {
  /** Relative to this folder, sorted. */
  files: readonly string[];
  /** The packages that the files load, by name. */
  direct: readonly string[];
  /** Folders of these packages and their dependencies. */
  packages: readonly string[];
}

/** Everything that a server of this checkout needs, except the built site. */
export async function shipped(): Promise<Shipped> {
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as Locked;
  const { files, packages } = await imported();
  const named = namedIn(files, Object.keys(project.dependencies ?? {}));
  // Includes Node itself, if it is a package.
  const direct = [...new Set([...packages, ...named, ...Object.keys(project.optionalDependencies ?? {})])].toSorted();
  const read = globSync(READ, { exclude: NOT_READ, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative('.', `${parentPath}/${name}`));
  return {
    files: [...new Set([...files, ...read])].toSorted(),
    direct,
    packages: [...neededBy('', readLock(), direct).keys()].filter((at) => at !== '' && existsSync(at)).toSorted(),
  };
}
