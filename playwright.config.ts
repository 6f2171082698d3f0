/** Every suite that plays in a browser is a project of this file: `npx playwright test --project=browser --project=paths`. */
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './test/harness/engines.ts';
import { EXPECTED_WITHIN, TEST_LIMIT } from './test/harness/limits.ts';

const executablePath = findChromium();
const testDir = (suite: string) => `test/suites/${suite}`;

export default defineConfig<object, { engine: string }>({
  globalSetup: './test/browser/prepared-data.ts',
  fullyParallel: true,
  workers: 2,
  // What fails is repeated alone once all others have ended; what passes then is called shaky (`test/shaky.md`).
  retries: process.env['VESTIBULE_REPEAT'] === '1' ? 1 : 0,
  retryStrategy: 'isolated',
  reporter: './test/suites/reporter.ts',
  timeout: TEST_LIMIT,
  expect: { timeout: EXPECTED_WITHIN },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'browser', testDir: 'test/browser' },
    // A path is as long as several tests.
    { name: 'paths', testDir: testDir('browser-paths'), timeout: 4 * TEST_LIMIT },
    { name: 'transcripts', testDir: testDir('transcripts'), use: { screenshot: 'off' } },
    // A test fills a whole row of the table.
    { name: 'faults', testDir: testDir('faults'), timeout: 8 * TEST_LIMIT },
    { name: 'workbench', testDir: testDir('workbench'), workers: 1, use: { viewport: { width: 1440, height: 900 } } },
    // An engine is started once, and goes through all journeys one by one; another does so at the same time.
    { name: 'firefox', testDir: testDir('engines'), fullyParallel: false, use: { engine: 'firefox' } },
    { name: 'webkit', testDir: testDir('engines'), fullyParallel: false, use: { engine: 'webkit' } },
  ],
});
