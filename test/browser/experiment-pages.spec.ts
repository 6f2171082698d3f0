/** Experiments forced or disabled by the address (D35, D32). */
import { follow } from './actions.ts';
import { expectNothingTracked } from './data-layer.ts';
import { expect, test } from './fixtures.ts';
import { english } from './shown-messages.ts';

test.describe('forced by the address at coverage 0', () => {
  test.use({ consent: { analytics: true, personalisation: false } });

  test('shows the other page uncounted, and the lean form (D32, D35)', async ({ page, open, onScreen }) => {
    const listening = page.waitForRequest('**/sub/sdk-vestibule');
    await open('/?landing-layout=1');
    await onScreen('women', { at: '/women?landing-layout=1', state: 'forced' });
    await listening;
    await expectNothingTracked(page);
    const listeningAgain = page.waitForRequest('**/sub/sdk-vestibule');
    await open('/?rc=VESTIBULE&registration-flow=1');
    await onScreen('welcome', { at: '/?registration-flow=1' });
    await listeningAgain;
    await follow(page, english('action.register'));
    await onScreen('leanForm');
  });
});

test('disablegb=true requests no features and keeps the page (D35)', async ({ page, open, onScreen }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const country = page.waitForResponse('**/graphql');
  await open('/?disablegb=true');
  await country;
  await onScreen('start', { at: '/?disablegb=true' });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /^\/(?:api|sub)\//.test(path))).toEqual([]);
  // Shows that requests were recorded at all.
  expect(asked).toContain('/acquisition/defaults.json');
});
