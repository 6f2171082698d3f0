import { defineConfig } from '@playwright/test';
import root from '../../../playwright.config.ts';

export default defineConfig({
  ...root,
  testDir: '.',
  testMatch: 'table.spec.ts',
  outputDir: '../../../test-results/faults',
  globalSetup: '../../browser/prepared-data.ts',
  reporter: './reporter.ts',
  // A test fills a whole row, on whatever machine: the limit only ends a hang.
  timeout: 1_800_000,
});
