/** A link that can be read and copied, with the button or manually if the browser does not allow copying. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from '../LinkGenerator/fixtures.ts';
import { GeneratedLink } from './GeneratedLink.tsx';

const address = 'https://vestibule.example/acquisition/?acqParams=abc';
const copied = vi.fn<(text: string) => Promise<void>>();
const OneLink = () => <GeneratedLink address={address} label="Link" />;

screenTests();
beforeEach(() => {
  copied.mockReset();
});
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
const isAnnounced = (key: 'copied' | 'notCopied') =>
  waitFor(() =>
    expect(screen.getByText(textOf('en', `copying.${key}`)).matches('[aria-live="polite"] > *')).toBe(true),
  );
/** `userEvent.setup` installs its own clipboard, so the stub comes after it. */
async function press(clipboard: object | null) {
  const { user } = await show(OneLink, fixtures.made);
  vi.stubGlobal('navigator', clipboard ? { clipboard } : {});
  const button = screen.getByRole('button', { name: 'Copy link' });
  await user.click(button);
  return { user, button };
}

test('shows the link; copying confirms, and keeps focus on the button', async () => {
  copied.mockResolvedValue(undefined);
  const { button } = await press({ writeText: copied });
  await isAnnounced('copied');
  expect([field().value, field().readOnly, copied.mock.calls, document.activeElement]).toEqual([
    address,
    true,
    [[address]],
    button,
  ]);
});
test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['is not there', null],
])('a clipboard that %s: selects the link on each click, and says so', async (_, clipboard) => {
  const { user, button } = await press(clipboard);
  const selected = () => [document.activeElement === field(), field().selectionStart, field().selectionEnd];
  await isAnnounced('notCopied');
  expect(selected()).toEqual([true, 0, address.length]);
  field().setSelectionRange(0, 0);
  await user.click(button);
  await waitFor(() => expect(selected()).toEqual([true, 0, address.length]));
});
