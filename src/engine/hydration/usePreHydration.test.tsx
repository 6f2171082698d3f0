/**
 * Presses, choices and submissions before the script loaded (D23): recorded by the page's inline script, executed by
 * the hook.
 */
import { runInThisContext } from 'node:vm';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useLayoutEffect, type SyntheticEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PRE_HYDRATION } from '../../prerender/pre-hydration.ts';
import { saveDelivered, usePreHydration } from './usePreHydration.ts';

const pressed = vi.fn<() => void>();
const sent = vi.fn<() => void>();

/** @param onDrawn called after React's first render, before the page is live. */
function Page({ onDrawn }: { onDrawn?: () => void }) {
  // Forms execute an earlier submission themselves.
  useLayoutEffect(() => {
    if (window.preHydration?.submit === 'code') sent();
    document.querySelector('form [aria-busy]')?.removeAttribute('aria-busy');
  }, []);
  usePreHydration();
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    sent();
  };
  return (
    <main>
      <button type="button" onClick={pressed} suppressHydrationWarning>
        Activate
      </button>
      <form id="code" aria-label="Code" onSubmit={submit}>
        <button type="submit" suppressHydrationWarning>
          Register
        </button>
      </form>
    </main>
  );
}

/**
 * The server-rendered page with its inline script; the visitor acts; then the script loads.
 * @param onRerender receives React's hydration error; if omitted, an error fails the test.
 */
async function hydrated(meanwhile: () => Promise<void> | void, onRerender?: (error: unknown) => void) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Page />);
  runInThisContext(PRE_HYDRATION);
  await meanwhile();
  render(<Page />, { container: page, hydrate: true, ...(onRerender && { onRecoverableError: onRerender }) });
}
const activate = () => screen.getByRole('button', { name: 'Activate' });
const presses = () => pressed.mock.calls.length;
const press = () => userEvent.click(activate());

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('replays a click once; the button is busy until then; later clicks are not deferred', async () => {
  await hydrated(async () => {
    await press();
    await press();
    expect(activate().ariaBusy).toBe('true');
  });
  expect([presses(), activate().getAttribute('aria-busy'), window.preHydration]).toEqual([1, null, undefined]);
});
test('a submitted form does not leave the page', async () => {
  let leaves = true;
  await hydrated(() => {
    leaves = fireEvent.submit(screen.getByRole('form'));
  });
  expect(leaves).toBe(false);
});

describe.each([
  ['as it was delivered', () => undefined],
  ['that others have changed (D62)', () => document.querySelector('main')?.prepend(document.createElement('font'))],
])('a click while React hydrates a page %s', (_, change) => {
  /** A mouse: the click follows only if the pressed button still exists. */
  const mouse = (name: string) => {
    const button = screen.getByRole('button', { name });
    const follow = (type: string) => button.isConnected && fireEvent(button, new MouseEvent(type, { bubbles: true }));
    return {
      down: () => ['pointerdown', 'mousedown'].forEach(follow),
      up: () => {
        fireEvent.pointerUp(screen.getByRole('button', { name }));
        if (button.isConnected) button.click();
      },
    };
  };
  const moments = ['before it is drawn', 'as it is drawn', 'before it is live'];
  const cases = ['Activate', 'Register'].flatMap((name) => moments.map((when): [string, string] => [name, when]));
  test.each(cases)('%s, %s: runs once', async (name, when) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Page />);
    runInThisContext(PRE_HYDRATION);
    change();
    saveDelivered(root);
    const early = mouse(name);
    const onDrawn = () => {
      const late = mouse(name);
      if (when === 'before it is live') {
        late.down();
        late.up();
      } else if (when === 'as it is drawn') early.up();
    };
    startTransition(() => {
      hydrateRoot(root, <Page onDrawn={onDrawn} />, { onRecoverableError: () => undefined });
    });
    if (when !== 'before it is live') early.down();
    if (when === 'before it is drawn') early.up();
    await waitFor(() => expect(window.preHydration).toBeUndefined());
    expect([presses(), sent.mock.calls.length]).toEqual(name === 'Activate' ? [1, 0] : [0, 1]);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });
});
