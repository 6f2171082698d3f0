import { readFileSync } from 'node:fs';
import { type Settings, SettingsError } from '../settings.ts';

/** Addresses that the pages go to: paths of this origin, or absolute (D6). */
export interface EntrancePageConfig {
  loginUrl: string;
  shopUrl: string;
  passwordResetUrl: string;
  customerServiceUrl: string;
  termsUrl: string;
  privacyUrl: string;
  imprintUrl: string;
  jobsUrl: string;
  /** Where `registrationStatusChanged` is heard (graphql-ws); a path or a ws address (D26). */
  subscriptionUrl: string;
  [further: string]: unknown;
}

/** The payload of `/acquisition/defaults.json` (spec 7.1). */
export interface RuntimeDefaults {
  environment: string;
  gtmContainerId: string;
  acqBackendGraphqlURL: string;
  entrancePageConfig: EntrancePageConfig;
  [further: string]: unknown;
}

const builtIn = (environment: string): RuntimeDefaults => ({
  environment,
  gtmContainerId: '',
  acqBackendGraphqlURL: '/graphql',
  entrancePageConfig: {
    loginUrl: '/login',
    shopUrl: '/shop',
    passwordResetUrl: '/login?reset',
    customerServiceUrl: '/customer-service',
    termsUrl: '/legal/terms',
    privacyUrl: '/legal/privacy',
    imprintUrl: '/legal/imprint',
    jobsUrl: '/jobs',
    subscriptionUrl: '/graphql',
  },
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readFile = (file: string): Record<string, unknown> => {
  try {
    const payload: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isObject(payload)) return payload;
  } catch {
    // Told below, in the same words for all that can be wrong with it.
  }
  throw new SettingsError([`DEFAULTS_FILE must name a readable file with a JSON object: ${file}`]);
};

/** Whoever uses an address may rely on its being one. */
const addressProblems = (defaults: RuntimeDefaults): string[] =>
  Object.keys(builtIn('').entrancePageConfig)
    .filter((name) => {
      const value = defaults.entrancePageConfig[name];
      return typeof value !== 'string' || !URL.canParse(value, 'http://localhost');
    })
    .map((name) => `DEFAULTS_FILE: entrancePageConfig.${name} must be a path or an address`);

/**
 * What the pages are configured with: built in, and what `DEFAULTS_FILE` says over it.
 * @throws SettingsError
 */
export const readRuntimeDefaults = (settings: Settings): RuntimeDefaults => {
  const base = builtIn(settings.environment);
  if (settings.defaultsFile === null) return base;
  const payload = readFile(settings.defaultsFile);
  const config = isObject(payload['entrancePageConfig']) ? payload['entrancePageConfig'] : {};
  const defaults = { ...base, ...payload, entrancePageConfig: { ...base.entrancePageConfig, ...config } };
  const problems = addressProblems(defaults);
  if (typeof defaults.acqBackendGraphqlURL !== 'string')
    problems.push('DEFAULTS_FILE: acqBackendGraphqlURL must be a text');
  if (problems.length > 0) throw new SettingsError(problems);
  return defaults;
};
