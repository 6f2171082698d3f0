/** The policy of the built pages allows configured sources only (D41). */
import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { readRuntimeDefaults } from '../settings/runtime-defaults.ts';
import { externalSources, sitePolicy } from './security-headers.ts';

const built = readRuntimeDefaults(readSettings({}));
const sourcesOf = (own: { gtmContainerId?: string }, config: Record<string, string | readonly string[]> = {}) =>
  externalSources(
    { ...built, ...own, entrancePageConfig: { ...built.entrancePageConfig, ...config } },
    'https://shop.example',
  );
const OWN = 'wss://shop.example';

test('by default only the origin and its web socket are allowed [ASVS 4.4.1]', () => {
  expect(sourcesOf({})).toEqual({ script: [], connect: [OWN], image: [] });
});

test('a container id allows the tag manager', () => {
  expect(sourcesOf({ gtmContainerId: 'GTM-ABC123' })).toEqual({
    script: ['https://www.googletagmanager.com'],
    connect: [OWN, 'https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  });
});

test('configured origins are allowed for their purpose, without paths and without our own', () => {
  const config = {
    consentScriptUrl: 'https://cmp.example/js/cmp.js',
    errorReportsUrl: 'https://errors.example:8443/api/1/item/',
    experimentsHost: 'https://features.example',
    subscriptionUrl: 'wss://live.example/graphql',
  };
  expect(sourcesOf({}, config)).toEqual({
    script: ['https://cmp.example'],
    connect: [
      OWN,
      'wss://live.example',
      'https://cmp.example',
      'https://errors.example:8443',
      'https://features.example',
    ],
    image: [],
  });
  const ours = { consentScriptUrl: 'https://shop.example/cmp.js', errorReportsUrl: '', experimentsHost: '/' };
  expect(sourcesOf({}, ours)).toEqual({ script: [], connect: [OWN], image: [] });
});

test('the policy in full [ASVS 1.2.3]', () => {
  expect(
    sitePolicy({ script: ["'sha256-abc='"], style: ["'sha256-def='"] }, sourcesOf({ gtmContainerId: 'GTM-1' })).split(
      '; ',
    ),
  ).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc=' https://www.googletagmanager.com",
    "style-src 'self' 'sha256-def='",
    "img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com",
    "font-src 'self'",
    `connect-src 'self' ${OWN} https://www.googletagmanager.com https://*.google-analytics.com`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vestibule-scripts',
    'report-uri /entrance/csp-reports',
    'report-to csp',
  ]);
});
