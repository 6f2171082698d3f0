/** The listener itself: what of a page it hears, and what it calls a fault. */
import { expect, test, type Page } from '@playwright/test';
import { stopClock } from '../../browser/clock.ts';
import type { Heard } from '../../listener/heard.types.ts';
import { HEARD, listen } from '../../listener/listen.ts';

async function open(page: Page, body: string): Promise<void> {
  await page.addInitScript(listen, HEARD);
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A page</title><h1 tabindex="-1">A page</h1>${body}`,
    }),
  );
  await page.goto('http://localhost/');
  await page.evaluate(() => window.listener?.drain());
}
/** Does something to the page. @returns what was heard of it, in short: kind, words and faults. */
async function heardOf(page: Page, act: () => void): Promise<readonly string[]> {
  await page.evaluate(act);
  const heard = await page.evaluate(() => window.listener?.drain() ?? []);
  return heard.map(({ kind, text, faults }: Heard) => [kind, text, ...faults].join(' | '));
}
const byId = () => {
  Reflect.set(window, 'at', (id: string) => document.querySelector(`#${id}`));
};
test.beforeEach(({ page }) => page.addInitScript(byId));
declare const at: (id: string) => HTMLElement;

test('a region that was there speaks as a whole, once for each change; what is hidden from listeners is left out', async ({
  page,
}) => {
  await open(page, '<output id="status"></output>');
  const first = await heardOf(page, () => (at('status').innerHTML = '<p>One</p><p>two<i aria-hidden="true">!</i></p>'));
  const second = await heardOf(page, () => at('status').querySelector('p')?.append(' more'));
  expect([first, second]).toEqual([['polite | One two'], ['polite | One more two']]);
});
test('late: a region that comes with its words; an alert is heard all the same (WCAG 4.1.3)', async ({ page }) => {
  await open(page, '<main id="main"></main>');
  expect(
    await heardOf(page, () => at('main').insertAdjacentHTML('beforeend', '<output>Did you mean …?</output>')),
  ).toEqual(['polite | Did you mean …? | late']);
  expect(await heardOf(page, () => at('main').insertAdjacentHTML('beforeend', '<p role="alert">Wrong</p>'))).toEqual([
    'assertive | Wrong',
  ]);
});
test('late is not what comes with a whole page, whose heading has the focus', async ({ page }) => {
  await open(page, '<main id="main"></main>');
  const heard = await heardOf(page, () => {
    document.querySelector('h1')?.remove();
    at('main').innerHTML = '<h1 tabindex="-1">Another</h1><output>In passing</output>';
    document.querySelector('h1')?.focus();
  });
  expect(heard).toEqual(['focus | Another']);
});
test('inside busy: words in what is marked as under way', async ({ page }) => {
  await open(page, '<form id="form"><output id="status"></output></form>');
  const heard = await heardOf(page, () => {
    at('form').ariaBusy = 'true';
    at('status').textContent = 'One moment';
  });
  expect(heard).toEqual(['polite | One moment | inside busy']);
});
test('twice: two regions with the same words, or a region that has the focus as well', async ({ page }) => {
  await open(page, '<output id="a"></output><output id="b"></output><div id="c" role="alert" tabindex="-1"></div>');
  const regions = await heardOf(page, () => {
    at('a').textContent = 'Sent';
    at('b').textContent = 'Sent';
  });
  const focus = await heardOf(page, () => {
    at('c').textContent = 'Wrong';
    at('c').focus();
  });
  expect([regions, focus]).toEqual([
    ['polite | Sent', 'polite | Sent | twice'],
    ['focus | Wrong', 'assertive | Wrong | twice'],
  ]);
});
test('the same words again are no fault once something has happened', async ({ page }) => {
  await open(page, '<output id="a"></output>');
  await heardOf(page, () => (at('a').textContent = 'Sent'));
  await page.keyboard.press('Shift');
  await heardOf(page, () => (at('a').textContent = ''));
  expect(await heardOf(page, () => (at('a').textContent = 'Sent'))).toEqual(['polite | Sent']);
});
test('chatty: a count-down that is read out each second; a timer by itself is silent (WCAG 2.2.1)', async ({
  page,
}) => {
  await stopClock(page);
  await open(page, '<p id="timer" role="timer"></p><p id="loud" role="timer" aria-live="assertive"></p>');
  expect(await heardOf(page, () => (at('timer').textContent = '20 seconds'))).toEqual([]);
  await heardOf(page, () => (at('loud').textContent = '20 seconds'));
  await page.clock.runFor(1000);
  expect(await heardOf(page, () => (at('loud').textContent = '19 seconds'))).toEqual([
    'assertive | 19 seconds | chatty',
  ]);
  await page.clock.runFor(9000);
  expect(await heardOf(page, () => (at('loud').textContent = '10 seconds'))).toEqual(['assertive | 10 seconds']);
});
test('silent: another heading, or a field that is wrong, and not a word (WCAG 3.3.1)', async ({ page }) => {
  await open(page, '<input id="field" aria-label="Code" aria-describedby="why"><p id="why">Not valid</p>');
  expect(await heardOf(page, () => document.querySelector('h1')?.replaceChildren('Another'))).toEqual([
    'nothing | Another | silent',
  ]);
  await page.evaluate(() => at('field').focus());
  await heardOf(page, () => undefined);
  expect(await heardOf(page, () => (at('field').ariaInvalid = 'true'))).toEqual(['nothing | Code | silent']);
});
test('passing: the heading of a page that nobody has asked for has the focus on the way (WCAG 3.2.2)', async ({
  page,
}) => {
  await open(page, '<main id="main"></main>');
  const heard = await heardOf(page, () => {
    document.querySelector('h1')?.focus();
    document.querySelector('h1')?.remove();
    at('main').innerHTML = '<h1 tabindex="-1">Another</h1>';
    document.querySelector('h1')?.focus();
  });
  expect(heard).toEqual(['focus | A page | passing', 'focus | Another']);
});
test('lost: what had the focus is gone, and nothing has it (WCAG 2.4.3)', async ({ page }) => {
  await open(page, '<button id="button">Stay</button>');
  expect(await heardOf(page, () => at('button').focus())).toEqual(['focus | Stay']);
  expect(await heardOf(page, () => at('button').remove())).toEqual(['nothing | Stay | lost']);
});
test('inside a shadow root, too: its regions, and the focus from place to place', async ({ page }) => {
  await open(page, '<div id="host"></div>');
  const heard = await heardOf(page, () => {
    const root = at('host').attachShadow({ mode: 'open' });
    root.innerHTML = '<button>One</button><button>Two</button>';
    for (const button of root.querySelectorAll('button')) button.focus();
  });
  expect(heard).toEqual(['focus | One', 'focus | Two']);
});
test('what was heard last in a document that is left is heard', async ({ page }) => {
  await open(page, '<output id="a"></output>');
  await page.evaluate(() => {
    at('a').textContent = 'On your way';
  });
  await page.reload();
  expect(await heardOf(page, () => undefined)).toEqual(['polite | On your way', 'title | A page']);
});
