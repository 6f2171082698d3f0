/** Each path of an order in Chromium: the network gives each outcome, and after each step everything is as the chart has it. */
import { join } from 'node:path';
import { test } from '../../browser/fixtures.ts';
import type { Prefix } from '../../browser/words.ts';
import { readVisit, writeStep } from '../../../src/recorder/visit-text.ts';
import { play } from './play.ts';
import { readOrder } from './order.ts';

const { visits, language, pictures } = readOrder();
const prefix: Prefix = language === 'en' ? '' : `/${language}`;

for (const { id, text } of visits)
  test(id, async ({ page, gates, baseURL }) => {
    // Answers that do not come are what many paths are about.
    gates.allow(/^console: Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|INTERNET_DISCONNECTED)/);
    gates.allow(/^console: WebSocket connection to .* failed: .*net::ERR_INTERNET_DISCONNECTED/);
    gates.allow(
      /^console: Failed to load resource: the server responded with a status of 404 .*\/(?:nowhere|no\/such\/page|admin\/\w+)\?/,
    );
    const visit = readVisit(text);
    await play({ page, prefix, origin: baseURL ?? '' }, visit, async (step, number) => {
      if (pictures !== null) await page.screenshot({ path: join(pictures, `${id}-${number}.png`), fullPage: true });
      test.info().annotations.push({ type: 'step', description: writeStep(step.event) });
    });
  });
