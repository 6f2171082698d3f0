/** Tests of the listener: what it records of a page, and what it reports as a fault. */
import { expect, test as base } from '@playwright/test';
import { HEARD, listen } from '../../listener/listen.ts';

declare const at: (id: string) => HTMLElement;
declare const heading: () => HTMLElement;
/** Sets the text of a region at a time in ms. */
declare const says: (id: string, words: string, now?: number) => void;

interface Listening {
  /** Opens a page with this content below its heading. */
  open: (body: string) => Promise<void>;
  /** Acts on the page, and expects these announcements: kind, words and faults. */
  hears: (what: string, act: () => void, heard: readonly string[]) => Promise<void>;
}
const test = base.extend<{ listening: Listening }>({
  listening: async ({ page }, use) => {
    await page.addInitScript(listen, HEARD);
    await page.addInitScript(() => {
      Reflect.set(window, 'at', (id: string) => document.querySelector(`#${id}`));
      Reflect.set(window, 'heading', () => document.querySelector('h1'));
      Reflect.set(window, 'says', (id: string, words: string, now = 0) => {
        Date.now = () => now;
        at(id).textContent = words;
      });
    });
    let html = '';
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    const heard = async () => {
      const all = await page.evaluate(() => window.listener?.drain() ?? []);
      return all.map(({ kind, text, faults }) => [kind, text, ...faults].join(' | '));
    };
    await use({
      open: async (body) => {
        html = `<!doctype html><title>A page</title><h1 tabindex="-1">A page</h1>${body}`;
        await page.goto('http://localhost/');
        await heard();
      },
      hears: async (what, act, expected) => {
        await page.evaluate(act);
        expect(await heard(), what).toEqual(expected);
      },
    });
  },
});

test('reports late, repeated, busy and chatty live regions (WCAG 4.1.3, 2.2.1)', async ({ listening }) => {
  const { open, hears } = listening;
  await open('<output id="a"></output><output id="b"></output><main id="main"></main>');
  const hidden = () => (at('a').innerHTML = '<p>One</p><p>two<i aria-hidden="true">!</i></p>');
  await hears('what is hidden from listeners is left out', hidden, ['polite | One two']);
  const late = () => at('main').insertAdjacentHTML('beforeend', '<output>Did you mean …?</output>');
  await hears('a region that comes with its words', late, ['polite | Did you mean …? | late']);
  const twice = () => {
    for (const id of ['a', 'b']) says(id, 'Sent');
  };
  await hears('two regions with the same words', twice, ['polite | Sent', 'polite | Sent | twice']);
  await open('<main id="main"><output id="a"></output></main>');
  const busy = () => {
    at('main').ariaBusy = 'true';
    says('a', 'One moment');
  };
  await hears('words in what is under way', busy, ['polite | One moment | inside busy']);
  await open('<p id="loud" role="timer" aria-live="assertive"></p>');
  const loud = 'assertive |';
  await hears('a count-down that is read out', () => says('loud', '20 seconds'), [`${loud} 20 seconds`]);
  await hears('each second', () => says('loud', '19 seconds', 1000), [`${loud} 19 seconds | chatty`]);
});

test('reports silent headings, unannounced errors and lost focus (WCAG 3.3.1, 3.2.2, 2.4.3)', async ({ listening }) => {
  const { open, hears } = listening;
  await open('<input id="field" aria-label="Code" aria-describedby="why"><p id="why">Not valid</p>');
  const renamed = () => heading().replaceChildren('Another');
  await hears('another heading, and not a word', renamed, ['nothing | Another | silent']);
  await hears('a field', () => at('field').focus(), ['focus | Code']);
  const wrong = () => (at('field').ariaInvalid = 'true');
  await hears('a field that is wrong, and not a word', wrong, ['nothing | Code | silent']);
  await hears('what had the focus is gone', () => at('field').remove(), ['nothing | Code | lost']);
  await open('<main id="main"></main>');
  const passing = () => {
    heading().remove();
    for (const words of ['A third', 'A fourth']) {
      at('main').innerHTML = `<h1 tabindex="-1">${words}</h1>`;
      heading().focus();
    }
  };
  await hears('the heading of a page that went by', passing, ['focus | A third | passing', 'focus | A fourth']);
});
