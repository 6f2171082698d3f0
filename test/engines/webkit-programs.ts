/** Starts the programs that drive WebKit: a virtual display, and the driver, which starts a browser per session. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../../tools/process/child.ts';
import { findWebKit } from '../../tools/process/engines.ts';
import { freePort } from '../../graphql/backend/testing/free-port.ts';
import { end, openDisplay } from './display.ts';
import { driverReady } from './webdriver.ts';

interface WebKitDriver {
  /** Of the driver. */
  origin: string;
  /** For a session. */
  capabilities: object;
  close: () => Promise<void>;
}

/** Makes the window as narrow as a phone despite its tool bar; disables animations (as `prefers-reduced-motion`). */
const GTK_STYLE =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; } image { -gtk-icon-transform: scale(0.1); }';
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=false\n';
/** In px: the maximum size of a page. */
const SCREEN = '4000x2400x24';

/** @throws if the programs are missing; `npm test` installs them. */
export async function startWebKit(): Promise<WebKitDriver> {
  const programs = findWebKit();
  if (!programs) throw new Error('There is no WebKit.');
  const config = mkdtempSync(join(tmpdir(), 'vestibule-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), GTK_STYLE);
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), GTK_SETTINGS);
  const display = await openDisplay(programs.display, SCREEN);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: config, LC_ALL: 'en_US.UTF-8' };
  const driver = start(programs.driver, [`--port=${port}`], { stdio: 'ignore', env });
  const origin = `http://127.0.0.1:${port}`;
  await driverReady(origin);
  return {
    origin,
    capabilities: { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } },
    close: async () => {
      await end(driver);
      await end(display.child);
      rmSync(config, { recursive: true });
    },
  };
}
