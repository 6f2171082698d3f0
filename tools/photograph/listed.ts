/** Reads the list of situations from its page. */
import type { Page } from '@playwright/test';

/** A situation in the list. */
export interface Listed {
  screen: string;
  /** Its name in the source. */
  situation: string;
  /** A short description. */
  name: string;
  moment: string | null;
  address: string;
}

export async function readList(page: Page, address: string): Promise<readonly Listed[]> {
  await page.goto(address);
  await page.locator('html[data-drawn]').waitFor({ state: 'attached' });
  return page.locator('a[data-situation]').evaluateAll((links) =>
    links.map((link) => {
      const { dataset, textContent: name, href: address } = link as HTMLAnchorElement;
      const { screen = '', situation = '', moment = null } = dataset;
      return { screen, situation, name, moment, address };
    }),
  );
}
