import { defineConfig } from '@playwright/test';
import root from '../../../playwright.config.ts';
import { readOrder } from './order.ts';

const { width } = readOrder();

export default defineConfig({
  ...root,
  testDir: '.',
  testMatch: 'paths.spec.ts',
  outputDir: '../../../test-results/paths',
  globalSetup: '../../browser/furnished.ts',
  reporter: './reporter.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: { ...root.use, viewport: { width, height: 844 }, actionTimeout: 10_000 },
});
