/** The one place that knows where Chromium is and how it is started. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const inPath = (program: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, program));

/** The executable: the one named by CHROMIUM_PATH, the system's, else Playwright's own. */
export const findChromium = (): string | undefined =>
  [
    ...[process.env['CHROMIUM_PATH']].filter((path) => path !== undefined),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    ...inPath('google-chrome'),
    chromium.executablePath(),
  ].find((path) => path !== '' && existsSync(path));

/** Quiet: no requests of the browser's own. Its sandbox does not work as root, and only then is it off. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No name is looked up but our own.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
