/** Starts an engine by its name. */
import type { Engine } from '../../tools/process/engines.ts';
import { launchChromium } from './chromium.ts';
import type { EngineBrowser } from './engine-page.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

const LAUNCHERS: Readonly<Record<Engine, () => Promise<EngineBrowser>>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};
/** @throws if the engine is missing; `npm test` installs it. */
export const launch = (engine: Engine): Promise<EngineBrowser> => LAUNCHERS[engine]();
