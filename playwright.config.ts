/**
 * Every suite that plays in a browser is a project of this file: `npx playwright test --project=browser
 * --project=paths`.
 */
import { defineConfig, type PlaywrightTestProject } from '@playwright/test';
import { chromiumArgs, findChromium, WHOLE_CHROMIUM } from './tools/process/engines.ts';
import { EXPECTED_WITHIN, TEST_LIMIT } from './test/harness/limits.ts';

type Options = { engine: string };
type Project = PlaywrightTestProject<object, Options>;

const executablePath = findChromium();
/** The tag of tests of what Chromium does otherwise without windows; `npm test` has no use for a second Chromium. */
const WITH_WINDOWS = /@windows/;
/** What a run leaves behind is cleared by the next one of the same project alone. */
const project = (name: string, folder: string, more: Partial<Project> = {}): Project => ({
  name,
  testDir: `test/${folder}`,
  outputDir: `test-results/${name}`,
  ...more,
});

export default defineConfig<object, Options>({
  globalSetup: './test/browser/prepared-data.ts',
  fullyParallel: true,
  workers: 2,
  // What fails is repeated alone once all others have ended; what passes then is called shaky (`test/shaky.md`).
  retries: process.env['VESTIBULE_REPEAT'] === '1' ? 1 : 0,
  retryStrategy: 'isolated',
  reporter: [['list'], ['./test/suites/playwright-reporter.ts']],
  timeout: TEST_LIMIT,
  expect: { timeout: EXPECTED_WITHIN, toPass: { timeout: EXPECTED_WITHIN } },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    project('browser', 'browser', { grepInvert: WITH_WINDOWS }),
    project('windows', 'browser', { grep: WITH_WINDOWS, use: { launchOptions: WHOLE_CHROMIUM } }),
    // A path is as long as several tests.
    project('paths', 'suites/browser-paths', { timeout: 4 * TEST_LIMIT }),
    project('transcripts', 'suites/transcripts', { use: { screenshot: 'off' } }),
    // A test fills a whole row of the table.
    project('faults', 'suites/faults', { timeout: 8 * TEST_LIMIT }),
    project('workbench', 'suites/workbench', { workers: 1, use: { viewport: { width: 1440, height: 900 } } }),
    // An engine is started once, and goes through all journeys one by one; another does so at the same time.
    project('firefox', 'suites/engines', { fullyParallel: false, use: { engine: 'firefox' } }),
    project('webkit', 'suites/engines', { fullyParallel: false, use: { engine: 'webkit' } }),
  ],
});
