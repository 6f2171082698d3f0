/** Chromium, driven by Playwright. */
import { chromium, type Browser, type Page, type Route } from '@playwright/test';
import { stopClock } from '../browser/clock.ts';
import { chromiumArgs, findChromium } from '../../tools/process/engines.ts';
import { EXPECTED_WITHIN } from '../harness/limits.ts';
import type { Control, EngineBrowser, EnginePage, InterceptedCall } from './engine-page.ts';

const locate = (page: Page, { role, name, within }: Control) =>
  (within === undefined ? page : page.locator(within)).getByRole(role, { name, exact: true }).first();

function callOf(route: Route): InterceptedCall {
  const request = route.request();
  const isGivenUp = () => request.failure()?.errorText === 'net::ERR_ABORTED';
  const isHeard = async () => {
    // Waits for the end of the response, when a failure is known. The head alone is not enough, because a page may
    // abort an unread body.
    const response = await request.response();
    await response?.finished();
    return !isGivenUp();
  };
  return {
    operation: (request.postDataJSON() as { operationName: string }).operationName,
    isOver: isGivenUp,
    answer: (body) => route.fulfill({ json: body }).then(isHeard),
    breakOff: () => route.abort('connectionrefused').then(isHeard),
  };
}

/** Errors of a page from now on: console errors and warnings, policy violations, requests to other origins. */
function errorsOf(page: Page, origin: string): readonly string[] {
  const errors: string[] = [];
  const elsewhere = (url: string) => /^(?:http|ws)s?:/.test(url) && new URL(url).host !== new URL(origin).host;
  // Includes unhandled rejections.
  page.on('pageerror', (error) => errors.push(`page: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    if (elsewhere(request.url())) errors.push(`elsewhere: ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    if (elsewhere(socket.url())) errors.push(`elsewhere: ${socket.url()}`);
  });
  return errors;
}

/** A Playwright page in the interface of all engines. @param origin of the product. */
export function chromiumPage(page: Page, origin: string, errors: readonly string[] = []): EnginePage {
  return {
    engine: 'chromium',
    origin,
    open: async (path, referrer) =>
      void (await page.goto(origin + path, referrer === undefined ? {} : { referer: `https://${referrer}/` })),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    press: (control) => locate(page, control).click(),
    isEditable: (control) => locate(page, control).isEditable(),
    type: (control, text) => locate(page, control).fill(text),
    check: (control, on) => locate(page, control).setChecked(on),
    choose: async (control, value) => void (await locate(page, control).selectOption(value)),
    early: async ({ run, argument }) => void (await page.addInitScript(run as never, argument)),
    clearCookies: () => page.context().clearCookies(),
    setCookie: (name, value) => page.context().addCookies([{ name, value, url: origin }]),
    setOnline: (online) => page.context().setOffline(!online),
    intercept: async (take) => void (await page.route('**/graphql', (route) => take(callOf(route)))),
    serve: async (path, status, html) =>
      void (await page.route(`**${path}`, (route) => route.fulfill({ status, contentType: 'text/html', body: html }))),
    stopClock: () => stopClock(page),
    passTime: (milliseconds) => page.clock.fastForward(milliseconds),
    moveDate: async (milliseconds) => page.clock.setSystemTime((await page.evaluate(() => Date.now())) + milliseconds),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: (part) => page.screenshot({ fullPage: part === 'whole' }),
    errors: () => errors,
  };
}

async function open(browser: Browser, product: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  context.setDefaultTimeout(EXPECTED_WITHIN);
  const page = await context.newPage();
  return { page: chromiumPage(page, product, errorsOf(page, product)), close: () => context.close() };
}

export async function launchChromium(): Promise<EngineBrowser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
  return { open: (product) => open(browser, product), close: () => browser.close() };
}
