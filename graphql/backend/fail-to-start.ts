import { CannotStartError } from './cannot-start.ts';
import { SettingsError } from './settings.ts';

/** As `EX_CONFIG` of sysexits.h: to start it again changes nothing. Any other failure may pass, and is 1. */
const WRONG_SETTINGS = 78;

/** Says why, and ends the process. */
export const failToStart = (error: unknown): never => {
  const isForPeople = error instanceof SettingsError || error instanceof CannotStartError;
  process.stderr.write(`${isForPeople ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(error instanceof SettingsError ? WRONG_SETTINGS : 1);
};
