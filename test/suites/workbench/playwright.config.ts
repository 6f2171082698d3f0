import { defineConfig } from '@playwright/test';
import root from '../../../playwright.config.ts';

/** What the development build has besides the product: played on the dev server, from its sources, and as the folder that opens from disk. */
export default defineConfig({
  ...root,
  testDir: '.',
  outputDir: '../../../test-results/workbench',
  globalSetup: './built-folder.ts',
  reporter: './reporter.ts',
  workers: 1,
  use: { ...root.use, viewport: { width: 1440, height: 900 } },
});
