import { CannotStartError } from './common/start-error.ts';
import { SettingsError } from './settings/settings.ts';

/** `EX_CONFIG` of sysexits.h: a restart does not help. Other failures may be temporary and exit with 1. */
const WRONG_SETTINGS = 78;

export const exitOnStartError = (error: unknown): never => {
  const isExpected = error instanceof SettingsError || error instanceof CannotStartError;
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(error instanceof SettingsError ? WRONG_SETTINGS : 1);
};
