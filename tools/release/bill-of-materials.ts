/**
 * The bill of materials of a release (CycloneDX): the packages that the product runs on or delivers to browsers, as in
 * the lock file. Reproducible, without a network.
 */
import { neededBy, readLock, type Lock } from './shipped.ts';

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
/** A single SPDX identifier, or an expression. */
const licenceOf = (license: string) => (license.includes(' ') ? { expression: license } : { license: { id: license } });

function componentOf(folder: string, { packages }: Lock) {
  const { name = nameOf(folder), version = '', integrity, license } = packages[folder] ?? {};
  const [algorithm = '', digest = ''] = integrity?.split('-') ?? [];
  const content = Buffer.from(digest, 'base64').toString('hex');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: purlOf(name, version),
    hashes: integrity ? [{ alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content }] : [],
    licenses: license ? [licenceOf(license)] : [],
  };
}

/** The bill of this checkout, as text. */
export function releaseBill(): string {
  const lock = readLock();
  const { name = '', version = '' } = lock.packages[''] ?? {};
  const own = `${name}@${version}`;
  const needed = neededBy('', lock);
  const refOf = (folder: string) => (folder === '' ? own : componentOf(folder, lock)['bom-ref']);
  const folders = new Map([...needed.keys()].map((folder) => [refOf(folder), folder]));
  const byRef = [...folders].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { 'bom-ref': own, type: 'application', name, version, purl: purlOf(name, version) } },
      components: byRef.flatMap(([, folder]) => (folder === '' ? [] : [componentOf(folder, lock)])),
      dependencies: byRef.map(([ref, folder]) => ({
        ref,
        dependsOn: (needed.get(folder) ?? []).map(refOf).toSorted(),
      })),
    },
    null,
    2,
  )}\n`;
}
