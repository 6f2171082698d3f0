/** The one place that knows which browser engines there are, where each is, and what Debian calls its packages. */
import { globSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { firstOf, inPath, named, type Program } from './programs.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];
export const isEngine = (name: string): name is Engine => ENGINES.some((engine) => engine === name);

/** The executable: the one named by CHROMIUM_PATH, the system's, else Playwright's own. It has what the one without windows lacks. */
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
/** What suites play in: without windows, where there is such a one. */
export const findChromium = (): string | undefined => findHeadlessShell() ?? findWholeChromium();

/** The executable: the one named by FIREFOX_PATH, else the system's. */
export const findFirefox = (): string | undefined =>
  firstOf([...named('FIREFOX_PATH'), ...inPath('firefox-esr'), ...inPath('firefox')]);

/** What WebKit is driven with: a browser of its own makers, their driver, and a display that nobody sees. */
interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}
/** The programs of WebKitGTK: those named by WEBKIT_DRIVER_PATH and MINIBROWSER_PATH, else the system's. */
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

/** Chromium without its windows: the same engine, and two thirds of the work. */
export const HEADLESS_SHELL: Program = {
  label: 'Chromium without windows',
  find: findHeadlessShell,
  packages: ['chromium-headless-shell'],
  variables: 'CHROMIUM_PATH',
  isOptional: true,
};

/** For tests of what the one without windows does otherwise. */
export const CHROMIUM_WITH_WINDOWS: Program = {
  label: 'Chromium with windows',
  find: findWholeChromium,
  own: ['playwright', 'install', 'chromium'],
  packages: ['chromium'],
  variables: 'CHROMIUM_PATH',
};

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

const wholeChromium = findWholeChromium();
/** For tests of what the one without windows does otherwise: it places glyphs between pixels by other rules, and sends no reports. */
export const WHOLE_CHROMIUM: LaunchOptions = {
  args: chromiumArgs,
  ...(wholeChromium ? { executablePath: wholeChromium } : {}),
};
