import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the embedded database is in use by a process that lives. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const holderOf = (file: string): number | null => {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Creates the lock file with the pid already in it, or does nothing: whether it was created. */
const claim = (file: string): boolean => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n`);
  try {
    linkSync(draft, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Removes the lock of a process that is gone; one that someone took meanwhile is put back. */
const removeStale = (file: string, holder: number): void => {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) !== holder) linkSync(aside, file);
  } catch {
    // Someone else was faster; claiming decides.
  }
  rmSync(aside, { force: true });
};

/** Folders that this very process holds: a second start within it has the same pid and is refused all the same. */
const held = new Set<string>();

/**
 * Takes the folder for this process alone: two embedded databases on one folder diverge silently (D44). The lock of a
 * process that is gone is taken over.
 * @returns gives the folder back.
 * @throws FolderInUseError
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'vestibule.lock');
  const holder = holderOf(file);
  if (holder !== null && !held.has(file) && (holder === process.pid || !isAlive(holder))) removeStale(file, holder);
  if (held.has(file) || !claim(file)) {
    throw new FolderInUseError(
      `The folder ${folder} is in use by process ${holderOf(file) ?? 'unknown'}. Stop it, or start with another DATA_DIR; several processes need DATABASE_URL.`,
    );
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
};
