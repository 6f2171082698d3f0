import { defineConfig } from '@playwright/test';
import root from '../../../playwright.config.ts';
import { ENGINES } from '../../harness/engines.ts';

export default defineConfig({
  ...root,
  testDir: '.',
  testMatch: 'journeys.spec.ts',
  outputDir: '../../../test-results/engines',
  globalSetup: '../../browser/prepared-data.ts',
  reporter: './reporter.ts',
  // An engine is started once, and goes through all journeys one by one; another does so beside it.
  fullyParallel: false,
  projects: ENGINES.map((name) => ({ name })),
});
