/** The browser engines: which exist, where each is installed, and the names of Debian's packages. */
import { globSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { firstOf, inPath, named, type Program } from './programs.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];
export const isEngine = (name: string): name is Engine => ENGINES.some((engine) => engine === name);

/**
 * The full Chromium executable: CHROMIUM_PATH, the system's, otherwise Playwright's. It has features that the headless
 * shell lacks.
 */
const findWholeChromium = (): string | undefined =>
  firstOf([
    ...named('CHROMIUM_PATH'),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    ...inPath('google-chrome'),
    chromium.executablePath(),
  ]);

const findHeadlessShell = (): string | undefined =>
  firstOf([...named('CHROMIUM_PATH'), ...inPath('chromium-headless-shell')]);
/** The Chromium of the suites: the headless shell, if installed. */
export const findChromium = (): string | undefined => findHeadlessShell() ?? findWholeChromium();

/** The Firefox executable: FIREFOX_PATH, otherwise the system's. */
export const findFirefox = (): string | undefined =>
  firstOf([...named('FIREFOX_PATH'), ...inPath('firefox-esr'), ...inPath('firefox')]);

/** What drives WebKit: the MiniBrowser, its WebDriver, and a virtual display. */
interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}
/** The programs of WebKitGTK: WEBKIT_DRIVER_PATH and MINIBROWSER_PATH, otherwise the system's. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = firstOf([...named('WEBKIT_DRIVER_PATH'), ...inPath('WebKitWebDriver')]);
  const browser = firstOf([
    ...named('MINIBROWSER_PATH'),
    ...globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser'),
  ]);
  const display = firstOf(inPath('Xvfb'));
  return driver && browser && display ? { driver, browser, display } : undefined;
}

export const ENGINE_ROWS: Readonly<Record<Engine, Program>> = {
  chromium: {
    label: 'Chromium',
    find: findChromium,
    own: ['playwright', 'install', 'chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
    variables: 'CHROMIUM_PATH',
  },
  firefox: { label: 'Firefox', find: findFirefox, packages: ['firefox-esr'], variables: 'FIREFOX_PATH' },
  webkit: {
    label: 'WebKit',
    find: () => findWebKit()?.browser,
    packages: ['webkit2gtk-driver', 'xvfb'],
    variables: 'WEBKIT_DRIVER_PATH and MINIBROWSER_PATH, with Xvfb in PATH',
  },
};

/** The headless shell: the same engine with two thirds of the work. */
export const HEADLESS_SHELL: Program = {
  label: 'Chromium without windows',
  find: findHeadlessShell,
  packages: ['chromium-headless-shell'],
  variables: 'CHROMIUM_PATH',
  isOptional: true,
};

/** For tests of features in which the headless shell differs. */
export const CHROMIUM_WITH_WINDOWS: Program = {
  label: 'Chromium with windows',
  find: findWholeChromium,
  own: ['playwright', 'install', 'chromium'],
  packages: ['chromium'],
  variables: 'CHROMIUM_PATH',
};

/** Disables the browser's own requests. The sandbox does not work as root and is off only then. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Resolves no name except localhost.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const launched = (executablePath: string | undefined): LaunchOptions => ({
  args: chromiumArgs,
  ...(executablePath ? { executablePath } : {}),
});
/** For tests of features in which the headless shell differs: subpixel positioning of glyphs, and reports. */
export const WHOLE_CHROMIUM = launched(findWholeChromium());
/** The Chromium of the suites. */
export const launchChromium = (): Promise<Browser> => chromium.launch(launched(findChromium()));
