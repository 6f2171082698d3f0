import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCTION } from '../testing/harness.ts';
import { problemOfDefaults } from './safe-defaults.ts';

test('all URLs that the pages use need TLS; unknown fields are not checked', () => {
  const { entrancePageConfig } = JSON.parse(readFileSync(PRODUCTION.DEFAULTS_FILE, 'utf8')) as {
    entrancePageConfig: object;
  };
  const dir = mkdtempSync(join(tmpdir(), 'vestibule-defaults-'));
  const problemWith = (own: object, config: object) => {
    const file = join(dir, 'defaults.json');
    writeFileSync(file, JSON.stringify({ ...own, entrancePageConfig: { ...entrancePageConfig, ...config } }));
    return problemOfDefaults(file);
  };
  const plain = {
    loginUrl: 'http://shop.example/login',
    shopUrl: 'HTTP://shop.example/',
    socialLinks: [{ name: 'Journal', url: 'http://journal.example' }],
    stores: { vienna: { mapUrl: 'http://maps.example' } },
    subscriptionUrl: 'ws://api.example/graphql',
    consentScriptUrl: 'http://cmp.example/cmp.js',
    experimentsHost: 'http://features.example',
    errorReportsUrl: 'http://key@errors.example/1',
    allowedTargets: ['app:', 'http://shop.example'],
    consentOrigins: ['http://cmp.example'],
  };
  expect([
    problemWith({ acqBackendGraphqlURL: 'http://api.example/graphql' }, plain),
    problemWith(
      { xmlns: 'http://www.w3.org' },
      { schema: 'http://www.w3.org', technicalIssue: false, subscriptionUrl: 'wss://api.example' },
    ),
  ]).toEqual([
    `must use https or wss in production instead of http or ws in: acqBackendGraphqlURL, ${Object.keys(plain).join(', ')}. Browsers block such requests of an https page, and others could read and change them`,
    null,
  ]);
  rmSync(dir, { recursive: true });
});
