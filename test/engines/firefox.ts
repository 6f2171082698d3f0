/** Firefox, as Puppeteer drives it over WebDriver BiDi. */
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../harness/engines.ts';
import type { Control, EngineBrowser, EnginePage } from './engine-page.ts';
import { findControl, isChecked, lacksLibrary, library, selectAll, waitForControl, whatIsThere } from './lookup.ts';

/** As Firefox numbers a network that is gone: a font that a letter asks for then comes later. */
const FONT_OFFLINE = 'status=2152398864';

async function find(page: Page, control: Control): Promise<ElementHandle | null> {
  try {
    if (await page.evaluate(lacksLibrary)) await page.evaluate(library);
    return (await page.evaluateHandle(findControl, control)).asElement() as ElementHandle | null;
  } catch (error) {
    // The document was on its way out.
    if (/context|navigat|detached|no such frame|realm/i.test(String(error))) return null;
    throw error;
  }
}
const located = (page: Page, control: Control): Promise<ElementHandle> =>
  waitForControl(
    control,
    () => find(page, control),
    () => page.evaluate(whatIsThere, control.role),
  );

function pageOf(page: Page, origin: string): EnginePage {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(FONT_OFFLINE)) errors.push(String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const press = async (control: Control) => (await located(page, control)).click();
  return {
    engine: 'firefox',
    origin,
    open: async (path) => void (await page.goto(origin + path)),
    reload: async () => void (await page.reload()),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (read, argument) => page.evaluate(read as never, argument as never),
    press,
    type: async (control, text) => {
      const field = await located(page, control);
      await field.evaluate(selectAll);
      if (text === '') await page.keyboard.press('Backspace');
      else await page.keyboard.type(text);
    },
    check: async (control, on) => {
      const box = await located(page, control);
      if ((await box.evaluate(isChecked)) !== on) await box.click();
    },
    choose: async (control, value) => void (await (await located(page, control)).select(value)),
    key: (key) => page.keyboard.press(key),
    early: async ({ run, argument }) => void (await page.evaluateOnNewDocument(run as never, argument)),
    setOnline: (online) => page.setOfflineMode(!online),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    errors: () => errors,
  };
}

async function open(browser: Browser, product: string) {
  const context = await browser.createBrowserContext();
  return { page: pageOf(await context.newPage(), product), close: () => context.close() };
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
