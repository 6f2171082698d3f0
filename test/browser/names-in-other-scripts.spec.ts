/** Names in Greek and Cyrillic letters, of the offered countries (GR, CY, BG), use the web fonts. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { follow } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form } from './form.ts';
import { haveFacesCome, shifts, watchShifts } from './layout-shifts.ts';
import { english } from './shown-messages.ts';

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

test('a Greek inviter is in real italics, a typed name in the text font, loaded with its letters', async ({
  page,
  calls,
  open,
  onScreen,
}) => {
  await watchShifts(page);
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /([\w-]+?)-(?:400|wght)/.exec(request.url()) ?? [];
    if (file && /greek|cyrillic/.test(file)) files.add(file);
  });
  await calls.intercept('registrationCodeDetails', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"Clara"', '"Ελένη"') });
  });
  await open('/?rc=VESTIBULE');
  const greeting = page.getByRole('heading', { level: 1 }).locator('em').filter({ hasText: 'Ελένη' });
  await expect(greeting).toBeVisible();
  await haveFacesCome(page);
  const moved = await shifts(page);
  // As every page of a visit after its first is drawn.
  await page.evaluate(() => {
    document.documentElement.dataset['faces'] = '';
  });
  await expectDrawn(page, greeting, ['EB Garamond', 'Ibarra Real Nova']);
  expect([[...files].toSorted(), moved]).toEqual([['eb-garamond-greek', 'inter-greek'], []]);

  await follow(page, english('action.register'));
  await onScreen('form', { inviter: 'Ελένη' });
  const first = new Form(page).field('firstName');
  for (const [name, face] of [
    ['Clara', 'Instrument Sans'],
    ['Ελένη', 'Inter'],
    ['Стоянка', 'Inter'],
  ] as const) {
    await first.fill(name);
    await expectDrawn(page, first, [face]);
    expect([name, files.has('inter-cyrillic')]).toEqual([name, name === 'Стоянка']);
  }
});
