/** How a build becomes what is served: written beside it, made a release by one rename, shown by another. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { CURRENT, RELEASES, currentRelease, keptReleases } from '../../graphql/backend/site/releases.ts';

/** Releases before the present one: tabs that have them open still ask for their assets. */
const KEPT = 3;
const DRAFTS = 'drafts';
/** Milliseconds after which a draft was left behind by a build that was broken off. */
const ABANDONED_AFTER = 3_600_000;
/** Milliseconds in which a build shows what it has added. */
const SETTLED_AFTER = 60_000;

/** Makes a folder to build into. @param dir `SITE_DIR`. */
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

/** Tells one content from another: names and bytes of all files. */
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

/** Another build may have added the same in this very moment. */
async function add(draft: string, release: string): Promise<void> {
  try {
    await rename(draft, release);
  } catch (error) {
    if (!existsSync(release)) throw error;
    await rm(draft, { recursive: true });
  }
}

/** Moves the link to a release into place. */
async function show(dir: string, name: string): Promise<void> {
  const link = join(dir, DRAFTS, `${CURRENT}-${randomUUID()}`);
  // As it is read in its place.
  await symlink(join(RELEASES, name), link);
  await rename(link, join(dir, CURRENT));
}

/** What names of releases begin with, so that they stand in order. */
const stamp = (time: number) => new Date(time).toISOString().replace(/[-:.Z]/g, '');

/** Removes what nobody can have open any more, and what the present release is once more. */
async function prune(dir: string, current: string): Promise<void> {
  const names = (await keptReleases(dir)).map((release) => basename(release)).filter((name) => name !== current);
  const isAgain = (name: string) => digestIn(name) === digestIn(current);
  const others = names.filter((name) => !isAgain(name));
  // What is the same and new is another build's, which is about to show it.
  const again = names.filter((name) => isAgain(name) && name < stamp(Date.now() - SETTLED_AFTER));
  for (const name of [...others.slice(KEPT), ...again])
    await rm(join(dir, RELEASES, name), { recursive: true, force: true });
}

/**
 * Makes a draft the release that is served, at once and as a whole. Where it is the same as the one that is, that one stays:
 * a start that builds what is built takes no older release away.
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
