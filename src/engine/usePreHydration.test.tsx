/** What was pressed, chosen and sent before the script came (D23): held by the page's inline script, carried out by the hook. */
import { runInThisContext } from 'node:vm';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PRE_HYDRATION } from '../prerender/pre-hydration.ts';
import { usePreHydration } from './usePreHydration.ts';

const pressed = vi.fn<() => void>();

function Page() {
  usePreHydration();
  return (
    <main>
      <button type="button" onClick={pressed} suppressHydrationWarning>
        Activate
      </button>
      <form aria-label="Code" suppressHydrationWarning />
    </main>
  );
}

/**
 * The page as the server sent it, with its inline script run; the visitor does something; then the script comes.
 * @param drawnAnew is given what React says of a page that is not as it was delivered; left out: it must be.
 */
async function hydrated(meanwhile: () => Promise<void> | void, drawnAnew?: (error: unknown) => void) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Page />);
  runInThisContext(PRE_HYDRATION);
  await meanwhile();
  render(<Page />, { container: page, hydrate: true, ...(drawnAnew && { onRecoverableError: drawnAnew }) });
}
const presses = () => pressed.mock.calls.length;
const press = () => userEvent.click(screen.getByRole('button'));

afterEach(() => {
  vi.clearAllMocks();
});

test('a press counts, once; the button is busy until then; nothing is held any more', async () => {
  await hydrated(async () => {
    await press();
    await press();
    expect(screen.getByRole('button').ariaBusy).toBe('true');
  });
  expect([presses(), screen.getByRole('button').getAttribute('aria-busy'), window.preHydration]).toEqual([
    1,
    null,
    undefined,
  ]);
});
test('a press counts, too, on a page that others have changed (D62)', async () => {
  const drawnAnew = vi.fn<(error: unknown) => void>();
  await hydrated(async () => {
    await press();
    document.querySelector('main')?.prepend(document.createElement('font'));
  }, drawnAnew);
  expect([presses(), drawnAnew.mock.calls.length]).toEqual([1, 1]);
});
test('a form that is sent does not leave the page', async () => {
  let leaves = true;
  await hydrated(() => {
    leaves = fireEvent.submit(screen.getByRole('form'));
  });
  expect(leaves).toBe(false);
});
