import { defineConfig } from '@playwright/test';
import root from '../../../playwright.config.ts';

const { globalSetup: _, ...common } = root;

/** What the development build has besides the product: played on the dev server, from its sources. */
export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../../test-results/workbench',
  reporter: '../../browser/reporter.ts',
  workers: 1,
  use: { ...common.use, viewport: { width: 1440, height: 900 } },
});
