import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStartError } from '../cannot-start.ts';

/** The folder of the embedded database is in use by a process that lives. */
export class FolderInUseError extends CannotStartError {
  override readonly name = 'FolderInUseError';
}

/** Of SQLite: another has the lock. */
const SQLITE_BUSY = 5;

/**
 * Takes the system's own lock on a file; null where another has it. It ends with the process, however that ends, and holds between
 * containers on one computer. Node has no call for it; SQLite, which comes with Node, takes it to write, and writes nothing.
 * @throws Error where the file can't be opened.
 */
const lockFile = (file: string): DatabaseSync | null => {
  // Where it can't be made, the system says why. Opened beside the lock, it would end a lock of this very process.
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

/** As it wrote into the file: for whoever is told of it, nothing follows from it. */
const holderIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
};

/**
 * Takes the folder for this process alone: two embedded databases on one folder diverge silently (D44). What a process that is gone has
 * left behind holds nobody up, whoever has its number by now.
 * @returns gives the folder back.
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
