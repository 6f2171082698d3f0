import type { RegistrationFormInput } from '../../generated/backend.ts';
import { type Clock, after, DAY } from '../common/clock.ts';
import { type Log, silentLog } from '../common/log.ts';
import { type Environment, type Settings, readSettings, SettingsError } from '../settings/settings.ts';
import { type RunningBackEnd, type StartOptions, startBackEnd } from '../start.ts';
import { openForTest, featuresOfRun } from './test-databases.ts';
import { clientOf } from './client.ts';
import { afterAll, beforeAll } from 'vitest';
import { fileURLToPath } from 'node:url';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenPurpose } from '../common/token-purposes.ts';

export const movableClock = (start = '2026-11-21T10:00:00.000Z') => {
  let time = new Date(start);
  return {
    now: () => time,
    advance: (milliseconds: number) => {
      time = after(time, milliseconds);
    },
    set: (to: string) => {
      time = new Date(to);
    },
  };
};

/** Tests may combine settings that startup refuses: local use behind a proxy, and production in memory. */
const settingsOf = ({ DATA_DIR = 'memory:', ...env }: Environment): Settings => {
  if (env['ENVIRONMENT'] === 'production') return { ...readSettings(env), dataDir: DATA_DIR };
  const { PUBLIC_URL = null, TRUST_PROXY = '0', ...others } = env;
  return { ...readSettings(others), dataDir: DATA_DIR, publicUrl: PUBLIC_URL, trustProxy: Number(TRUST_PROXY) };
};

/** Starts a back end on a free port, in memory, without rate limits and with a beat of 1 ms, unless overridden. */
export const startForTest = async (
  env: Environment = {},
  clock: Clock = movableClock(),
  log: Log = silentLog,
  openStore: StartOptions['openStore'] = openForTest,
) => {
  const settings = settingsOf({
    PORT: '0',
    CODE_LOOKUPS_PER_MINUTE: '0',
    SUBMITS_PER_MINUTE: '0',
    ANSWER_BEAT_MS: '1',
    DATABASE_FEATURES: featuresOfRun(),
    ...env,
  });
  const running: RunningBackEnd = await startBackEnd(settings, { log, clock, openStore });
  /** A token of the back end, valid for a day. */
  const tokenFor = (purpose: TokenPurpose, claims: Readonly<Record<string, string>>) =>
    running.backEnd.tokens.issue({ purpose, validFor: DAY, claims });
  return { ...running, ...clientOf(running.url), tokenFor };
};

export const formOf = (email: string, changes: Partial<RegistrationFormInput> = {}): RegistrationFormInput => ({
  flow: 'DEFAULT',
  gender: 'woman',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email,
  country: 'AT',
  locale: 'en',
  ...changes,
});

export const reasonsOf = (answer: { registrationProblems: readonly { reason: string }[] }): string[] =>
  answer.registrationProblems.map(({ reason }) => reason);

/** A back end for a test file or a `describe`: started before its first test, stopped after the last. */
export function serverForTests(...how: Parameters<typeof startForTest>) {
  const server = {} as Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => void Object.assign(server, await startForTest(...how)));
  afterAll(() => server.stop());
  return server;
}

export const problemsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

/** Minimal settings of production (D55), without a drain time. */
export const PRODUCTION = {
  ENVIRONMENT: 'production',
  TOKEN_SECRET: 'mQ7vTzK2xWb9RfJ4nYd8LpHs3GcVu6AeXo5Eti0BqDw',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  TRUST_PROXY: '1',
  DEFAULTS_FILE: fileURLToPath(new URL('../../../deploy/defaults.json', import.meta.url)),
  DRAIN_SECONDS: '0',
} as const;

/** A folder for a test file, removed after its last test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
