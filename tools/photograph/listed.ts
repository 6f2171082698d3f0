/** Reads the list of situations from its page. */
import type { Page } from '@playwright/test';

/** A situation as the list of them tells it. */
export interface Listed {
  screen: string;
  /** Its own name in the source. */
  situation: string;
  /** In a few words. */
  name: string;
  /** Where the visit stands in the chart. */
  places: string;
  /** Path of the page; empty where it keeps the address that was asked for. */
  path: string;
  moment: string | null;
  address: string;
}

export async function readList(page: Page, address: string): Promise<readonly Listed[]> {
  await page.goto(address);
  await page.locator('html[data-drawn]').waitFor({ state: 'attached' });
  return page.locator('a[data-situation]').evaluateAll((links) =>
    links.map((link) => {
      const {
        screen = '',
        situation = '',
        places = '',
        path = '',
        moment = null,
      } = (link as HTMLAnchorElement).dataset;
      return {
        screen,
        situation,
        name: link.textContent,
        places,
        path,
        moment,
        address: (link as HTMLAnchorElement).href,
      };
    }),
  );
}
