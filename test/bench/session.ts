/** A fresh browser for one page. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/process/engines.ts';
import { PROFILES, type Condition } from './conditions.ts';
import type { MeasuredPage } from './measured-pages.ts';
import type { Figures } from './figures.ts';
import { visit } from './measured-visit.ts';

/** Time in ms after which a new browser has finished its own start-up work. */
const STARTING = 800;

/** Starts a separate browser with an empty profile, passes it to `use`, and removes both. */
export async function withBrowser<T>(
  { viewport, deviceScaleFactor }: (typeof PROFILES)[Condition],
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(folder, {
    args: chromiumArgs,
    ...(executablePath ? { executablePath } : {}),
    viewport,
    deviceScaleFactor,
    locale: 'en-US',
  });
  try {
    await pause(STARTING);
    return await use(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, maxRetries: 5 });
  }
}

/** Conditions with a fresh browser; `warm` is the second visit after one of them. */
const FIRST_VISITS = ['desktop', 'phone'] as const;

/** Visits a page once under each condition. @param wanted conditions; `warm` includes a first visit. */
export async function visitAll(
  origin: string,
  page: MeasuredPage,
  wanted: readonly Condition[],
): Promise<Partial<Record<Condition, Figures>>> {
  const visited: Partial<Record<Condition, Figures>> = {};
  for (const first of FIRST_VISITS) {
    const comesBack = first === 'phone' && wanted.includes('warm');
    if (!wanted.includes(first) && !comesBack) continue;
    await withBrowser(PROFILES[first], async (context) => {
      visited[first] = await visit(context, origin, page, PROFILES[first]);
      if (comesBack) visited.warm = await visit(context, origin, page, PROFILES.warm);
    });
  }
  return visited;
}
