/** Firefox, driven by Puppeteer over WebDriver BiDi. */
import puppeteer, { type Browser, type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tools/process/engines.ts';
import type { EngineBrowser } from './engine-page.ts';
import { EngineProxy } from './engine-proxy.ts';
import { findControl, lacksLibrary, library, selectAll } from './lookup.ts';
import { remotePage, type Driver } from './remote-page.ts';

/**
 * Firefox's status codes for a font that did not load: no network, or the page was left. Text uses a fallback font
 * then.
 */
const FONT_NOT_COME = ['status=2152398864', 'status=2152398850'];
/** The document was being replaced. */
const PASSING = /context|navigat|detached|no such frame|realm|discarded/i;

function driverOf(page: Page, context: BrowserContext): Driver<ElementHandle> {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!FONT_NOT_COME.some((status) => String(error).includes(status))) errors.push(`page: ${String(error)}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  return {
    engine: 'firefox',
    load: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    find: async (control) => {
      try {
        if (await page.evaluate(lacksLibrary)) await page.evaluate(library);
        return (await page.evaluateHandle(findControl, control)).asElement() as ElementHandle | null;
      } catch (error) {
        if (PASSING.test(String(error))) return null;
        throw error;
      }
    },
    on: (found, read) => found.evaluate(read),
    click: async (found) => {
      await found.click();
      return true;
    },
    type: async (field, text) => {
      await field.evaluate(selectAll);
      if (text === '') await page.keyboard.press('Backspace');
      else await page.keyboard.type(text);
    },
    choose: async (list, value) => void (await list.select(value)),
    clearCookies: async () => context.deleteCookie(...(await context.cookies())),
    setCookie: (name, value) => context.setCookie({ name, value, domain: 'localhost', path: '/' }),
    setOnline: (online) => page.setOfflineMode(!online),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: (part) => page.screenshot({ fullPage: part === 'whole' }),
    errors: () => errors,
  };
}

async function open(browser: Browser, product: string) {
  const proxy = await EngineProxy.open(product);
  const context = await browser.createBrowserContext();
  const page = remotePage(driverOf(await context.newPage(), context), proxy);
  const close = async () => {
    await context.close();
    proxy.close();
  };
  return { page, close };
}

export async function launchFirefox(): Promise<EngineBrowser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('There is no Firefox.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-US' },
  });
  return { open: (product) => open(browser, product), close: () => browser.close() };
}
