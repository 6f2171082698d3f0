import { defineConfig } from '@playwright/test';
import root from '../../../playwright.config.ts';
import { readOrder } from './order.ts';

const { engine } = readOrder();

export default defineConfig({
  ...root,
  testDir: '.',
  testMatch: 'paths.spec.ts',
  outputDir: '../../../test-results/paths',
  globalSetup: '../../browser/prepared-data.ts',
  reporter: './reporter.ts',
  // A limit ends a hang: a path is as long as several tests.
  timeout: 900_000,
  projects: [{ name: engine }],
});
