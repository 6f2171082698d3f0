/** jsdom brings no types: of it, what a tab needs. */
import { createRequire } from 'node:module';

export type DomWindow = Window & typeof globalThis;
/** Cookies as a browser keeps them, for all its tabs. */
export interface CookieJar {
  removeAllCookiesSync: () => void;
}
interface Jsdom {
  JSDOM: new (html: string, options: { url: string; cookieJar: CookieJar }) => { window: DomWindow };
  CookieJar: new () => CookieJar;
}
const jsdom = createRequire(import.meta.url)('jsdom') as Jsdom;

export const newCookieJar = (): CookieJar => new jsdom.CookieJar();
/** A window of its own, with real history, storage and cookies; it fetches nothing and runs no scripts. */
export const openWindow = (url: string, cookieJar: CookieJar): DomWindow =>
  new jsdom.JSDOM('', { url, cookieJar }).window;
