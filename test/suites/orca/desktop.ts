/**
 * A virtual desktop: a display, a window manager, the accessibility bus, Orca, and Firefox with a separate profile.
 */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../../../tools/process/child.ts';
import { end, openDisplay } from '../../engines/display.ts';
import { Reader } from './reader.ts';
import { DESKTOP, pathOf } from './programs.ts';

/** Debian's Python, which has Orca's modules. */
const PYTHON = '/usr/bin/python3';
/** Maximum wait, in Orca reports of 0.2 s each. */
const SOON = 50;
const MOST_TRIES = 10;
/** Size in px. */
const SCREEN = '1280x960x24';
/** Disables the browser's own prompts, announcements, autofill and requests. */
const FIREFOX_PREFERENCES = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.tabs.warnOnClose': false,
  'browser.translations.automaticallyPopup': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.formautofill.creditCards.enabled': false,
  'extensions.formautofill.addresses.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};
export interface Desktop {
  reader: Reader;
  /** Opens a URL as a mail link does: in a new tab of the running browser. */
  open: (url: string) => void;
  /** Ends everything and deletes its files. */
  close: () => Promise<void>;
}

export async function openDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-orca-'));
  const inFolder = (name: string) => {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    return join(folder, name);
  };
  const display = await openDisplay(pathOf(DESKTOP.display), SCREEN);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    LANG: 'C.UTF-8',
    DISPLAY: display.name,
    HOME: inFolder('home'),
    XDG_RUNTIME_DIR: inFolder('run'),
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
  };
  const children: ChildProcess[] = [display.child];
  process.once('exit', () => children.forEach((child) => child.kill()));
  const run = (program: string, args: readonly string[], options: SpawnOptions = { stdio: 'ignore' }) => {
    const child = start(program, args, { env, ...options });
    children.push(child);
    return child;
  };
  const piped: SpawnOptions = { stdio: ['ignore', 'pipe', 'ignore'] };
  const bus = run(pathOf(DESKTOP.bus), ['--session', '--nofork', '--print-address'], piped);
  const [address] = (await once(bus.stdout ?? bus, 'data')) as [Buffer];
  env['DBUS_SESSION_BUS_ADDRESS'] = address.toString().trim();
  run(pathOf(DESKTOP.accessibility), ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
  run(pathOf(DESKTOP.windows), []);

  const orca = run(PYTHON, [join(import.meta.dirname, 'speak.py'), inFolder('orca')], piped);
  const reader = new Reader(createInterface({ input: orca.stdout ?? process.stdin }), (args) =>
    run(pathOf(DESKTOP.keys), args),
  );
  await reader.comes(/^Screen reader on/);

  const profile = inFolder('profile');
  const lines = Object.entries(FIREFOX_PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const program = pathOf(DESKTOP.browser);
  const open = (url: string): void => void run(program, ['--profile', profile, url]);
  open('about:blank');
  // A window that appeared before the window manager has no focus, so nothing is announced.
  for (let tries = 0; !(await reader.comes(/Firefox/, SOON)); tries += 1) {
    if (tries === MOST_TRIES) throw new Error('Orca says nothing of Firefox.');
    await once(run(pathOf(DESKTOP.keys), ['search', '--onlyvisible', '--class', 'firefox', 'windowactivate']), 'exit');
  }
  // The start is slow on any machine and does not count.
  reader.latest = 0;
  return {
    reader,
    open,
    close: async () => {
      for (const child of children.toReversed()) await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
