/** Chromium, as Playwright drives it. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../harness/engines.ts';
import { PATIENCE, type Control, type EngineBrowser, type EnginePage } from './engine-page.ts';

function locate(page: Page, { role, name, within }: Control) {
  return (within === undefined ? page : page.locator(within)).getByRole(role, { name, exact: true }).first();
}

function pageOf(page: Page, origin: string): EnginePage {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A network that is gone is what some visits are about; the product tells it to the visitor.
    const isNetwork = /net::ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED)/.test(message.text());
    if (message.type() === 'error' && !isNetwork) errors.push(message.text());
  });
  return {
    engine: 'chromium',
    origin,
    open: async (path) => void (await page.goto(origin + path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (read, argument) => page.evaluate(read as never, argument),
    press: (control) => locate(page, control).click(),
    type: (control, text) => locate(page, control).fill(text),
    check: (control, on) => locate(page, control).setChecked(on),
    choose: async (control, value) => void (await locate(page, control).selectOption(value)),
    key: (key) => page.keyboard.press(key),
    early: async ({ run, argument }) => void (await page.addInitScript(run as never, argument)),
    setOnline: (online) => page.context().setOffline(!online),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    errors: () => errors,
  };
}

async function open(browser: Browser, product: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  context.setDefaultTimeout(PATIENCE);
  return { page: pageOf(await context.newPage(), product), close: () => context.close() };
}

export async function launchChromium(): Promise<EngineBrowser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
  return { open: (product) => open(browser, product), close: () => browser.close() };
}
