/**
 * Browser globals of the product: each resolves to that of the current tab. Several tabs may exist at once; timers and
 * promises continue in the tab that started them.
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
/** The parts of a window that the product uses. */
export type TabGlobals = Readonly<Record<(typeof NAMES)[number], unknown>>;

const current = new AsyncLocalStorage<TabGlobals>();
/** Runs a function in the context of a tab. */
export const runInTab = <T>(globals: TabGlobals, action: () => T): T => current.run(globals, action);
/** Runs a function outside all tabs. */
export const runOutsideTabs = <T>(action: () => T): T => current.exit(action);

/** Call once per thread, before any tab. Outside tabs, Node's globals apply. */
export function installGlobals() {
  for (const name of NAMES) {
    const own: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(globalThis, name, { configurable: true, get: () => current.getStore()?.[name] ?? own });
  }
}
