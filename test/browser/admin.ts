/** Fixtures of the admin page tests (D31). */
import { test as base } from './fixtures.ts';

export const LINKS = '/admin/registrationlinkgenerator';
export const SPLITS = '/admin/splitgenerator';

export const test = base.extend<{ token: string; scripts: () => Promise<readonly { url: string; text: string }[]> }>({
  // The address of the page itself is answered with 404 (D31).
  gates: async ({ gates }, use) => {
    gates.allow(
      /^console: Failed to load resource: the server responded with a status of 404 \(Not Found\) \(\S+\/admin\//,
    );
    await use(gates);
  },
  token: async ({ product }, use) => {
    const { links } = await product.demo();
    await use(new URL(links.admin).searchParams.get('token') ?? '');
  },
  /** Every script that the page has requested. */
  scripts: async ({ page }, use) => {
    const asked: Promise<{ url: string; text: string }>[] = [];
    page.on('response', (answer) => {
      if (!answer.url().endsWith('.js')) return;
      // A document that reloads without its token (D7) requests it again.
      const read = answer.text().catch(() => '');
      asked.push(read.then((text) => ({ url: new URL(answer.url()).pathname, text })));
    });
    await use(() => Promise.all(asked));
  },
});
