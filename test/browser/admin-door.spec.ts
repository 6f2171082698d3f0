/** The admin pages for visitors without the admin role: they do not exist, and nothing of them is loaded (D31). */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtRelease } from '../../graphql/backend/common/releases.ts';
import { LINKS, SPLITS, test } from './admin.ts';
import { expect } from './fixtures.ts';

/** Strings that occur only in the chunks of admin pages. */
const WITHIN = ['createRegistrationLink', 'listExperiments', 'linkGenerator.', 'splitGenerator.', 'copying.'];
/** Strings of other pages. */
const OTHERS = ['deny.heading', 'lobby.heading', 'codeEntry.heading'];
/** File names of the admin chunks. */
const SCREENS = /[/-]admin-/;

test.describe('everyone else', () => {
  /** With a forged signature. */
  const forged = (token: string) => token.replace(/[^.]+$/, (signature) => Array.from(signature).toReversed().join(''));

  test('no admin page and no admin code is loaded (D31)', async ({
    page,
    product,
    calls,
    token,
    scripts,
    onScreen,
  }) => {
    const { tokens } = await product.demo();
    for (const { path, query, asked } of [
      { path: LINKS, query: '', asked: 0 },
      { path: LINKS, query: `?token=${tokens.lobby}`, asked: 0 },
      { path: SPLITS, query: `?token=${forged(token)}`, asked: 1 },
    ]) {
      const answer = await page.goto(`/acquisition${path}${query}`);
      expect(answer?.status()).toBe(404);
      // The role is requested once the page is live; until then the page shows the delivered document.
      await expect.poll(() => calls.of('viewer').length).toBe(asked);
      await onScreen('notFound', { at: path });
      await page.waitForLoadState('networkidle');
      const loaded = await scripts();
      // Without a request for the role, the gate is not loaded.
      expect([
        loaded.length > 5,
        loaded.filter(({ url, text }) => SCREENS.test(url) || WITHIN.some((mark) => text.includes(mark))),
        calls.of('viewer').length,
        loaded.filter(({ url }) => url.includes('/gate-')).length,
      ]).toEqual([true, [], asked, asked]);
    }
  });

  test('no delivered page loads admin code; it is in separate chunks (D31)', async () => {
    const site = builtRelease();
    const theirs: { name: string; others: readonly string[] }[] = [];
    const elsewhere = new Set<string>();
    for await (const file of glob('assets/*.js', { cwd: site })) {
      const text = await readFile(join(site, file), 'utf8');
      const others = OTHERS.filter((mark) => text.includes(mark));
      if (WITHIN.some((mark) => text.includes(mark))) theirs.push({ name: file.replace(/^assets\//, ''), others });
      else for (const mark of others) elsewhere.add(mark);
    }
    let documents = 0;
    const named: string[] = [];
    for await (const file of glob('html/**/*.html', { cwd: site })) {
      const html = await readFile(join(site, file), 'utf8');
      documents += 1;
      named.push(...theirs.filter(({ name }) => html.includes(name)).map(({ name }) => `${file}: ${name}`));
    }
    expect([documents > 50, theirs.length > 4, elsewhere.size]).toEqual([true, true, OTHERS.length]);
    expect([theirs.filter(({ others }) => others.length > 0), named]).toEqual([[], []]);
  });
});
