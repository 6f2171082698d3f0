import { defineConfig } from '@playwright/test';
import root from '../../../playwright.config.ts';

export default defineConfig({
  ...root,
  testDir: '.',
  outputDir: '../../../test-results/transcripts',
  globalSetup: '../../browser/prepared-data.ts',
  reporter: './reporter.ts',
  // What failed is told in words.
  use: { ...root.use, screenshot: 'off' },
});
