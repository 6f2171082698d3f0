/** The overlay over a page in Instagram's in-app browser (D34). */
import type { Known } from '../fixture.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userAgentOf } from '../../../test/harness/user-agents.ts';
import { screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { useWords } from '../../engine/language/language.tsx';
import { fixtures } from '../Landing/fixtures.ts';
import { OpenInBrowser } from './OpenInBrowser.tsx';

history.replaceState(null, '', '/acquisition/?utm_source=ig');

const address = 'https://vestibule.example/acquisition/?utm_source=ig';
const invited = `${address}&rc=VESTIBULE`;
const text = (key: 'open' | 'copy' | 'copied' | 'notCopied' | 'address' | 'close' | 'heading') =>
  textOf('en', `openInBrowser.${key}`);
const copied = vi.fn<(text: string) => Promise<void>>();

screenTests();
beforeEach(() => {
  copied.mockReset();
  called('Instagram on iPhone');
});
const called = (name: string, clipboard: object | null = { writeText: copied }) =>
  vi.stubGlobal('navigator', { userAgent: userAgentOf(name), ...(clipboard ? { clipboard } : {}) });

/** The page, with the overlay once its messages are loaded. */
const Page = () => (
  <>
    <h1>A page</h1>
    {useWords('OpenInBrowser') ? <OpenInBrowser /> : null}
  </>
);
const open = async (context: Known = {}) =>
  show(Page, {
    ...fixtures.invited,
    context: { ...fixtures.invited.context, wrapper: { inAppBrowser: 'instagram' }, ...context },
  });
const dialog = () => screen.queryByRole('dialog', { name: text('heading') });

describe('the link to the browser', () => {
  test.each([
    [{}, `x-safari-${invited}`],
    [{ invitation: null }, `x-safari-${address}`],
  ])('has the address of this page and its known invitation: %j', async (context, href) => {
    await open(context);
    expect((await screen.findByRole('link', { name: text('open') })).getAttribute('href')).toBe(href);
  });
  test('sends the event once when closed', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: text('close') }));
    expect(sent).toEqual([{ type: 'overlay.closed' }]);
  });
});

describe('hidden', () => {
  test('while the visitor types: waits until they read', async () => {
    const { visit } = await open({ wrapper: { inAppBrowser: 'instagram', typing: true } });
    await act(() => import('./OpenInBrowser.tsx'));
    const before = document.querySelector('dialog');
    act(() => visit.send({ type: 'visitor.reading' }));
    expect([before, await screen.findByRole('dialog', { name: text('heading') })]).toEqual([null, dialog()]);
  });
  test('without dialog support: renders the page without it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
      throw new TypeError('showModal is not a function');
    });
    await open();
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect([document.querySelector('dialog'), screen.getByRole('heading').textContent]).toEqual([null, 'A page']);
    cleanup();
    vi.restoreAllMocks();
  });
});
