/**
 * The bill of materials of a release (CycloneDX): what npm knows of the packages that the product runs on or brings to browsers.
 * Made from the lock file, without a network, and the same for the same lock file.
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
/** `package.json`, as far as it is needed. */
export interface Project {
  name: string;
  dependencies: Readonly<Record<string, string>>;
  optionalDependencies: Readonly<Record<string, string>>;
}

/**
 * What `npm sbom` writes for all packages. It leaves out packages that development needs as well when it is told to leave out
 * those of development (npm 11), so it is not.
 * @throws with what npm said where it fails.
 */
export async function npmSbom(): Promise<Bom> {
  const npm = process.env['npm_execpath'];
  // By itself it leaves them out where NODE_ENV says production, as in a build.
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

/** Whatever is reached from some packages, themselves included, by their `bom-ref`. */
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
/** Neither when and where it was made, nor where packages were fetched from. */
const told = ({ 'bom-ref': ref, name, version, purl, hashes = [], licenses = [] }: Component) => ({
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
 * @param all what npm wrote for all packages.
 * @throws where a package of the project is not in it.
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
    // npm names it after the folder that it lies in.
    metadata: { component: { ...told(metadata.component), type: 'application', name: project.name } },
    components: components
      .filter((component) => reached.has(component['bom-ref']))
      .map(told)
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
