/**
 * What the product takes for the browser's globals: each is that of the tab in whose name the code runs. Several tabs may
 * live at once; whatever a tab has begun, a timer or a promise too, goes on in its name.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The part of a window that the product uses. */
export interface Face {
  window: object;
  document: Pick<Document, 'cookie' | 'referrer'>;
  location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'hostname' | 'assign' | 'reload'>;
  history: History;
  navigator: Pick<Navigator, 'onLine'>;
  addEventListener: Window['addEventListener'];
  removeEventListener: Window['removeEventListener'];
  scrollTo: () => void;
  /** The product gives an address as a text. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  BroadcastChannel: new (name: string) => object;
  /** Epoch milliseconds. */
  now: () => number;
}

const acting = new AsyncLocalStorage<Face>();
/** Does something in the name of a tab. */
export const actAs = <T>(face: Face, deed: () => T): T => acting.run(face, deed);
/** Does something that no tab knows of. */
export const behindTheScenes = <T>(deed: () => T): T => acting.exit(deed);

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
] as const satisfies readonly (keyof Face)[];

/** Once in a process, before any tab. Outside of every tab all is as Node has it. */
export function installGlobals() {
  for (const name of NAMES) {
    const own: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => acting.getStore()?.[name] ?? own,
    });
  }
  const { now } = Date;
  Date.now = () => acting.getStore()?.now() ?? now();
}
