/** Names in Greek and Cyrillic letters, of the offered countries (GR, CY, BG), use the web fonts. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { haveFacesCome, shifts, watchShifts } from './layout-shifts.ts';

interface Described {
  nodeId: number;
  children?: Described[];
  shadowRoots?: Described[];
}
const withInner = (node: Described): Described[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(withInner),
];

/** The fonts in which an element's text is drawn, including the value of a field. */
async function drawnIn(page: Page, place: Locator): Promise<readonly string[]> {
  await place.evaluate((element) => element.setAttribute('data-asked', ''));
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const asked = withInner(root).find((node) => 'attributes' in node && String(node.attributes).includes('data-asked'));
  const faces = new Set<string>();
  for (const { nodeId } of asked ? withInner(asked) : [])
    for (const { familyName } of (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts)
      faces.add(familyName);
  await session.detach();
  await place.evaluate((element) => element.removeAttribute('data-asked'));
  return [...faces].toSorted();
}
/** Eventually the text is drawn in these fonts. Retried, because a render may remove the element found. */
const expectDrawn = (page: Page, place: Locator, faces: readonly string[]) =>
  expect(async () => expect(await drawnIn(page, place)).toEqual(faces)).toPass();

/** As every page of a visit after its first is drawn. */
async function drawWithFaces(page: Page) {
  await haveFacesCome(page);
  await page.evaluate(() => {
    document.documentElement.dataset['faces'] = '';
  });
}
const fontFiles = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font')
      files.push(/([\w-]+?)-(?:400|wght)/.exec(request.url())?.[1] ?? request.url());
  });
  return files;
};

test('a typed name uses the text font, loaded with the first letter', async ({ page, openForm }) => {
  const files = fontFiles(page);
  const form = await openForm();
  await drawWithFaces(page);
  const first = form.field('firstName');
  const seen: unknown[] = [];
  for (const [name, face] of [
    ['Clara', 'Instrument Sans'],
    ['Ελένη', 'Inter'],
    ['Стоянка', 'Inter'],
  ] as const) {
    await first.fill(name);
    await expectDrawn(page, first, [face]);
    seen.push(files.filter((file) => /greek|cyrillic/.test(file)));
  }
  expect(seen).toEqual([[], ['inter-greek'], ['inter-greek', 'inter-cyrillic']]);
});

for (const [inviter, script] of [
  ['Ελένη', 'greek'],
  ['Ивана', 'cyrillic'],
] as const)
  test(`${inviter} invites: in real italics, without layout shift`, async ({ page, calls, open }) => {
    await watchShifts(page);
    const files = fontFiles(page);
    await calls.intercept('registrationCodeDetails', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace('"Clara"', JSON.stringify(inviter));
      await route.fulfill({ response, body: text });
    });
    await open('/?rc=VESTIBULE');
    const greeting = page.getByRole('heading', { level: 1 }).locator('em').filter({ hasText: inviter });
    await expect(greeting).toBeVisible();
    await haveFacesCome(page);
    const moved = await shifts(page);
    await drawWithFaces(page);
    await expectDrawn(page, greeting, ['EB Garamond', 'Ibarra Real Nova']);
    expect([[...new Set(files.filter((file) => /greek|cyrillic/.test(file)))].toSorted(), moved]).toEqual([
      [`eb-garamond-${script}`, `inter-${script}`],
      [],
    ]);
  });
