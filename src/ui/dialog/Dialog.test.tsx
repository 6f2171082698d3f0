import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

let closings = 0;
function Teaser() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show the piece
      </button>
      <Dialog
        open={open}
        onClose={() => {
          closings += 1;
          setOpen(false);
        }}
        heading="For members only"
        closeLabel="Close"
      >
        <p>This piece is shown to members.</p>
      </Dialog>
    </>
  );
}

test('closed until opened; open, it is named by its heading and traps focus; closing restores focus [A20]', async () => {
  closings = 0;
  render(<Teaser />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Show the piece' });
  await userEvent.click(opener);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'For members only' });
  expect([dialog.open, document.activeElement]).toEqual([true, screen.getByRole('heading')]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([dialog.open, document.activeElement, closings]).toEqual([false, opener, 1]);
});

test('state follows when the browser closes it, by Escape or an outside click [A20]', async () => {
  closings = 0;
  render(<Teaser />);
  await userEvent.click(screen.getByRole('button', { name: 'Show the piece' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  await screen.findByRole('button', { name: 'Show the piece' });
  expect([dialog.open, closings]).toEqual([false, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Show the piece' }));
  expect(dialog.open).toBe(true);
});

test('restores focus when unmounted while open [A21]', async () => {
  const page = (shown: boolean) => (
    <>
      <button type="button">Before</button>
      {shown && (
        <Dialog open onClose={() => undefined} heading="For members only" closeLabel="Close">
          <p>Words.</p>
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(false));
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  rerender(page(false));
  expect(document.activeElement).toBe(before);
});
