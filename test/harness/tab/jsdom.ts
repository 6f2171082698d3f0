/** The parts of jsdom, which has no types, that a tab needs. */
import { createRequire } from 'node:module';

export type DomWindow = Window & typeof globalThis;
/** A cookie jar shared by all tabs. */
export interface CookieJar {
  removeAllCookiesSync: () => void;
}
interface Jsdom {
  JSDOM: new (html: string, options: { url: string; cookieJar: CookieJar }) => { window: DomWindow };
  CookieJar: new () => CookieJar;
}
const jsdom = createRequire(import.meta.url)('jsdom') as Jsdom;

export const newCookieJar = (): CookieJar => new jsdom.CookieJar();
/** A separate window with real history, storage and cookies; it loads nothing and runs no scripts. */
export const openWindow = (url: string, cookieJar: CookieJar): DomWindow =>
  new jsdom.JSDOM('', { url, cookieJar }).window;
