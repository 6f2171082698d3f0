import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { problemsOf, PRODUCTION } from '../testing/harness.ts';

const { ENVIRONMENT: _forgotten, ...others } = PRODUCTION;
const SAY_SO = 'for a public server set ENVIRONMENT=production, which has no demo data and no public secret';
const ADDRESS = `PUBLIC_URL must not be https in local use, except for localhost; ${SAY_SO}`;
const PROXY = `TRUST_PROXY must be 0 in local use: there is no proxy; ${SAY_SO}`;
test.each<[string, Record<string, string>, string[]]>([
  ['all else is set for production', others, [ADDRESS, PROXY]],
  ['https', { PUBLIC_URL: 'https://192.0.2.1' }, [ADDRESS]],
  ['a proxy', { TRUST_PROXY: 'true' }, [PROXY]],
  ['https on this computer', { PUBLIC_URL: 'https://localhost:8443' }, []],
  ['a phone in the network', { PUBLIC_URL: 'http://192.168.1.20:9090' }, []],
])('without ENVIRONMENT: %s', (_, env, problems) => {
  expect(problemsOf(() => readSettings(env))).toEqual(problems);
});
