/** The curtain of a page (D49). */
import { expect, type Page } from '@playwright/test';

/** Expects the accent of the page, the curtain of its arch, and the curtain shown before it. */
export const expectCurtain = (page: Page, accent: string, state: string, before: string | null) =>
  expect
    .poll(() =>
      page.evaluate(() => [
        document.querySelector<HTMLElement>('.page')?.dataset['accent'],
        ...['.arch__curtain:not(.arch__curtain--before)', '.arch__half--left'].map(
          (picture) => /curtain-(\w+-\w+)/.exec(document.querySelector<HTMLImageElement>(picture)?.src ?? '')?.[1],
        ),
      ]),
    )
    .toEqual([accent, `${accent}-${state}`, before === null ? undefined : `${accent}-${before}`]);
