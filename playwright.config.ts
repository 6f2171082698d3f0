import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './test/harness/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/furnished.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  timeout: 40_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
