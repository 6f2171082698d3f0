import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStartError } from '../common/start-error.ts';

/** Another running process uses the folder of the embedded database. */
export class FolderInUseError extends CannotStartError {
  override readonly name = 'FolderInUseError';
}

/** SQLite's code for a lock held by another connection. */
const SQLITE_BUSY = 5;

/**
 * Takes an operating system lock on a file; null if another process has it. It ends with the process in every case, and
 * works across containers on one computer. Node has no API for it; an exclusive SQLite transaction takes it, and writes
 * no data.
 * @throws Error if the file can't be opened.
 */
const lockFile = (file: string): DatabaseSync | null => {
  // Creates the file first, for an accurate system error. Only if missing: closing a second descriptor would release a
  // lock of this process.
  if (!existsSync(file)) closeSync(openSync(file, 'a'));
  const locked = new DatabaseSync(file);
  try {
    locked.exec('begin exclusive');
    return locked;
  } catch (error) {
    locked.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
};

/** Process id in the file, for error messages only. */
const holderIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
};

/**
 * Locks the folder for this process: two embedded databases on one folder diverge silently (D44). Files of a dead
 * process do not block, even if its id was reused.
 * @returns a function that releases the folder.
 * @throws FolderInUseError
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'vestibule.lock');
  const locked = lockFile(join(folder, 'vestibule.held'));
  if (locked === null)
    throw new FolderInUseError(
      `The folder ${folder} is in use by process ${holderIn(holder)}. Stop it, or start with another DATA_DIR; several processes need DATABASE_URL.`,
    );
  try {
    writeFileSync(holder, `${process.pid}\n`);
  } catch (error) {
    locked.close();
    throw error;
  }
  return () => {
    rmSync(holder, { force: true });
    locked.close();
  };
};
