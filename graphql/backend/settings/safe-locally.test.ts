import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { problemsOf } from '../testing/problems-of.ts';
import { PRODUCTION } from '../testing/production.ts';

const { ENVIRONMENT: _forgotten, ...others } = PRODUCTION;
const SAY_SO = 'where visitors come, set ENVIRONMENT=production, which has no demo data and no public secret';
const ADDRESS = `PUBLIC_URL must not be https under another name than localhost in local use; ${SAY_SO}`;
const PROXY = `TRUST_PROXY must be 0 in local use: nothing stands in front; ${SAY_SO}`;
test.each<[Record<string, string>, string[]]>([
  [others, [ADDRESS, PROXY]],
  [{ PUBLIC_URL: 'https://192.0.2.1' }, [ADDRESS]],
  [{ TRUST_PROXY: 'true' }, [PROXY]],
  [{ PUBLIC_URL: 'https://localhost:8443' }, []],
  [{ PUBLIC_URL: 'http://192.168.1.20:9090' }, []],
])('without ENVIRONMENT, %j: %j', (env, problems) => {
  expect(problemsOf(() => readSettings(env))).toEqual(problems);
});
