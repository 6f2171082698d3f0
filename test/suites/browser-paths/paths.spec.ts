/**
 * Plays each path of an order in an engine: the network produces each result, and after each step the page must match
 * the chart.
 */
import { expect } from '@playwright/test';
import type { Prefix } from '../../browser/shown-messages.ts';
import { test } from '../../engines/fixtures.ts';
import { readVisit, writeStep } from '../../../src/recorder/visit-text.ts';
import { Listening } from './listening.ts';
import { play } from './play.ts';
import { readOrder } from './order.ts';

const { engine, visits, language, width } = readOrder();
test.use({ engine });
const prefix: Prefix = language === 'en' ? '' : `/${language}`;
const HEIGHT = 844;

/** Many paths are about missing responses, which Chromium logs to its console. */
const ALLOWED = [
  /^console: Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|INTERNET_DISCONNECTED)/,
  /^console: WebSocket connection to .* failed: .*net::ERR_INTERNET_DISCONNECTED/,
  /^console: Failed to load resource: the server responded with a status of 404 .*\/(?:nowhere|no\/such\/page|admin\/\w+)\?/,
];
const isUnexpected = (error: string) => !ALLOWED.some((pattern) => pattern.test(error));

for (const { id, text } of visits)
  test(id, async ({ enginePage: page }) => {
    await page.resize(width, HEIGHT);
    const visit = readVisit(text);
    const listening = await Listening.on(page);
    await play({ page, prefix }, visit, (step, number) => listening.after(`step ${number}: ${writeStep(step.event)}`));
    expect(listening.faults(), 'what should have been said otherwise').toEqual([]);
    expect(page.errors().filter(isUnexpected), 'what the visit left behind').toEqual([]);
  });
