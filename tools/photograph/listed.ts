/** Reads the list of situations from its page. */
import type { Page } from '@playwright/test';

/** A situation in the list. */
export interface Listed {
  screen: string;
  /** Its name in the source. */
  situation: string;
  /** A short description. */
  name: string;
  /** The visit's states in the chart. */
  places: string;
  /** Path of the page; empty if the requested address stays. */
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
