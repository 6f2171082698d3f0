/** Redirect experiments may only lead to landing pages of the product, in any language (D35, D6). */
import { expect, test } from 'vitest';
import { landingPath } from './feature-values.ts';
import { site } from '../../test/harness/experiments-running.ts';

test.each([
  ['/acquisition', '/'],
  ['/acquisition/lean', '/lean'],
  ['/acquisition/de', '/'],
  ['/acquisition/de/full', '/full'],
  ['https://vestibule.example/acquisition/en/lean', '/lean'],
])('%s', (redirect, path) => {
  expect(landingPath(redirect, site)).toBe(path);
});
test.each([
  null,
  '',
  '/lean',
  '/acquisitions/lean',
  '/acquisition/unknown',
  '/acquisition/registration/code',
  '/acquisition/de/de/lean',
  '/acquisition/../admin',
  '/acquisition/%6Cean',
  '//evil.example/acquisition/lean',
  'https://evil.example/acquisition/lean',
  'https://vestibule.example:444/acquisition/lean',
  'https://user@vestibule.example/acquisition/lean',
  'javascript:alert(1)//acquisition/lean',
])('not %s', (redirect) => {
  expect(landingPath(redirect, site)).toBeNull();
});
