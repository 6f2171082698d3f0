import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './test/harness/engines.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/prepared-data.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: './test/browser/reporter.ts',
  // Limits end a hang; on a busy machine a page that takes a second takes twenty.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
