/**
 * The bill of materials of a release (CycloneDX): npm's data on the packages that the product runs on or delivers to
 * browsers. Made from the lock file, without a network, and reproducible.
 */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { start } from '../process/child.ts';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  /** Package URL: `pkg:npm/react@19.3.1`. */
  purl: string;
  hashes?: readonly { alg: string; content: string }[];
  licenses?: readonly ({ license: { id: string } } | { expression: string })[];
}
interface Dependencies {
  ref: string;
  dependsOn: readonly string[];
}
interface Bom {
  bomFormat: 'CycloneDX';
  specVersion: string;
  version: number;
  metadata: { component: Component };
  components: readonly Component[];
  dependencies: readonly Dependencies[];
}
/** The parts of `package.json` that are used. */
export interface Project {
  name: string;
  dependencies: Readonly<Record<string, string>>;
  optionalDependencies: Readonly<Record<string, string>>;
}

/**
 * The output of `npm sbom` for all packages. Development packages are included: npm 11 would otherwise omit packages
 * that both production and development need.
 * @throws with npm's output if it fails.
 */
export async function npmSbom(): Promise<Bom> {
  const npm = process.env['npm_execpath'];
  // npm omits them by default if NODE_ENV is production, as in a build.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];
  const child = npm?.endsWith('.js') ? start(process.execPath, [npm, ...args]) : start('npm', args);
  if (!child.stdout || !child.stderr) throw new Error('npm sbom has no output');
  const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    return JSON.parse(output) as Bom;
  } catch {
    throw new Error(`npm sbom failed: ${complaints.trim() || 'npm was not found'}`);
  }
}

/** The packages reachable from some packages, including themselves, by `bom-ref`. */
function reachedFrom(roots: readonly string[], dependencies: readonly Dependencies[]): ReadonlySet<string> {
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set<string>();
  const ahead = [...roots];
  for (let ref = ahead.pop(); ref !== undefined; ref = ahead.pop()) {
    if (reached.has(ref)) continue;
    reached.add(ref);
    ahead.push(...(needs.get(ref) ?? []));
  }
  return reached;
}

const byRef = (one: { ref: string }, other: { ref: string }): number => (one.ref < other.ref ? -1 : 1);
/** Omits the time and place of creation, and the sources of packages. */
const componentOf = ({ 'bom-ref': ref, name, version, purl, hashes = [], licenses = [] }: Component) => ({
  'bom-ref': ref,
  type: 'library',
  name,
  version,
  purl,
  hashes,
  licenses,
});

/**
 * The bill of a release.
 * @param all npm's output for all packages.
 * @throws if a package of the project is missing in it.
 */
export function billOfMaterials(all: Bom, project: Project) {
  const { metadata, components, dependencies } = all;
  const own = metadata.component['bom-ref'];
  const names = Object.keys({ ...project.dependencies, ...project.optionalDependencies });
  const direct = dependencies.find(({ ref }) => ref === own)?.dependsOn ?? [];
  const roots = names.map((name) => {
    const found = direct.find((ref) => ref.startsWith(`${name}@`));
    if (found === undefined) throw new Error(`npm sbom does not list ${name}`);
    return found;
  });
  const reached = reachedFrom(roots, dependencies);
  return {
    bomFormat: all.bomFormat,
    specVersion: all.specVersion,
    version: all.version,
    // npm uses the folder name.
    metadata: { component: { ...componentOf(metadata.component), type: 'application', name: project.name } },
    components: components
      .filter((component) => reached.has(component['bom-ref']))
      .map(componentOf)
      .toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
    dependencies: [
      { ref: own, dependsOn: roots.toSorted() },
      ...dependencies.filter(({ ref }) => reached.has(ref)).toSorted(byRef),
    ],
  };
}

/** The bill of this checkout, as text. */
export async function releaseBill(): Promise<string> {
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as Project;
  return `${JSON.stringify(billOfMaterials(await npmSbom(), project), null, 2)}\n`;
}
