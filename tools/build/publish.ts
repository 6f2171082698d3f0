/** Publishes a build: written to a draft, made a release by one rename, and served by another. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { CURRENT, RELEASES, currentRelease, allReleases } from '../../graphql/backend/common/releases.ts';

/** Number of earlier releases kept, whose assets open tabs still request. */
const KEPT_RELEASES = 3;
const DRAFTS = 'drafts';
/** Age in ms at which a draft counts as abandoned. */
const ABANDONED_AFTER = 3_600_000;
/** Time in ms within which a build serves the release it has added. */
const SETTLED_AFTER = 60_000;

/** Creates a folder to build into. @param dir `SITE_DIR`. */
export async function newDraft(dir: string): Promise<string> {
  const drafts = join(dir, DRAFTS);
  await mkdir(drafts, { recursive: true });
  for (const name of await readdir(drafts)) {
    const { mtimeMs } = await stat(join(drafts, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_AFTER) await rm(join(drafts, name), { recursive: true, force: true });
  }
  const draft = join(drafts, String(process.pid));
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  return draft;
}

/** A digest of the names and bytes of all files. */
async function digestOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const bytes = await readFile(file);
    hash.update(`${relative(folder, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}

const digestIn = (release: string) => basename(release).replace(/^.*-/, '');

/** Another build may add the same release at the same time. */
async function add(draft: string, release: string): Promise<void> {
  try {
    await rename(draft, release);
  } catch (error) {
    if (!existsSync(release)) throw error;
    await rm(draft, { recursive: true });
  }
}

/** Points the link to a release. */
async function show(dir: string, name: string): Promise<void> {
  const link = join(dir, DRAFTS, `${CURRENT}-${randomUUID()}`);
  // The link target is relative to the final place of the link.
  await symlink(join(RELEASES, name), link);
  await rename(link, join(dir, CURRENT));
}

/** Prefix of release names, so that they sort by time. */
const stamp = (time: number) => new Date(time).toISOString().replace(/[-:.Z]/g, '');

/** Removes old releases that no tab can have open, and duplicates of the present one. */
async function prune(dir: string, current: string): Promise<void> {
  const names = (await allReleases(dir)).map((release) => basename(release)).filter((name) => name !== current);
  const isAgain = (name: string) => digestIn(name) === digestIn(current);
  const others = names.filter((name) => !isAgain(name));
  // A recent duplicate belongs to another build that is about to serve it.
  const again = names.filter((name) => isAgain(name) && name < stamp(Date.now() - SETTLED_AFTER));
  for (const name of [...others.slice(KEPT_RELEASES), ...again])
    await rm(join(dir, RELEASES, name), { recursive: true, force: true });
}

/**
 * Makes a draft the served release, atomically. If the content is unchanged, the served release stays, so that starting
 * again without changes removes no older release.
 * @param dir `SITE_DIR`.
 * @returns the release's name.
 */
export async function publish(dir: string, draft: string): Promise<string> {
  const digest = await digestOf(draft);
  const before = await currentRelease(dir);
  if (before !== dir && digestIn(before) === digest) {
    await rm(draft, { recursive: true });
    return basename(before);
  }
  const name = `${stamp(Date.now())}-${digest}`;
  await mkdir(join(dir, RELEASES), { recursive: true });
  await add(draft, join(dir, RELEASES, name));
  await show(dir, name);
  await prune(dir, name);
  return name;
}
