import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { readRuntimeDefaults } from './runtime-defaults.ts';

const dir = mkdtempSync(join(tmpdir(), 'vestibule-defaults-'));
afterAll(() => rmSync(dir, { recursive: true }));

const read = (payload: string) => {
  const file = join(dir, 'defaults.json');
  writeFileSync(file, payload);
  return readRuntimeDefaults(readSettings({ DEFAULTS_FILE: file }));
};

test('the file goes over what is built in', () => {
  const built = readRuntimeDefaults(readSettings({}));
  const file = { gtmContainerId: 'GTM-1', entrancePageConfig: { shopUrl: 'https://shop.example', more: ['x'] } };
  expect(read(JSON.stringify(file))).toEqual({
    ...built,
    gtmContainerId: 'GTM-1',
    entrancePageConfig: { ...built.entrancePageConfig, shopUrl: 'https://shop.example', more: ['x'] },
  });
});

test.each([
  ['not JSON', '{', 'DEFAULTS_FILE must name a readable file with a JSON object'],
  ['not an object', '[]', 'DEFAULTS_FILE must name a readable file with a JSON object'],
  ['no address', '{"entrancePageConfig":{"loginUrl":7}}', 'entrancePageConfig.loginUrl must be a path or an address'],
  ['no text', '{"acqBackendGraphqlURL":7}', 'acqBackendGraphqlURL must be a text'],
])('a file that is %s ends the start', (_what, payload, message) => {
  expect(() => read(payload)).toThrow(message);
});
