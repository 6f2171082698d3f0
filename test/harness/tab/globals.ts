/**
 * What the product takes for the browser's globals: each is that of the tab in whose name the code runs. Several tabs may
 * live at once; whatever a tab has begun, a timer or a promise too, goes on in its name.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const NAMES = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'addEventListener',
  'removeEventListener',
  'scrollTo',
  'fetch',
  'BroadcastChannel',
] as const;
/** The part of a window that the product uses. */
export type TabGlobals = Readonly<Record<(typeof NAMES)[number], unknown>>;

const current = new AsyncLocalStorage<TabGlobals>();
/** Runs something in the name of a tab. */
export const runInTab = <T>(globals: TabGlobals, action: () => T): T => current.run(globals, action);
/** Runs something that no tab knows of. */
export const runOutsideTabs = <T>(action: () => T): T => current.exit(action);

/** Once in a thread, before any tab. Outside of every tab all is as Node has it. */
export function installGlobals() {
  for (const name of NAMES) {
    const own: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(globalThis, name, { configurable: true, get: () => current.getStore()?.[name] ?? own });
  }
}
