import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FrameReport } from '../../../photograph/screens/frame-messages.ts';
import { LiveScreen } from './LiveScreen.tsx';

afterEach(cleanup);

const situation = { name: 'Sent', value: { lobby: 'asking' } };
const other = { name: 'Joined', value: { lobby: 'joined' } };
const usual = { language: 'de', width: 390, text: 150, shownWidth: 195 } as const;

const onMoved = vi.fn<(to: object) => void>();
function show() {
  onMoved.mockClear();
  const { rerender, container } = render(<LiveScreen situation={situation} {...usual} onMoved={onMoved} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('The page: Sent');
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('the frame has no window');
  const posted = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  const report = (data: FrameReport, source: Window = contentWindow) =>
    fireEvent(window, new MessageEvent('message', { data, source }));
  const status = () => container.querySelector('.live-screen')?.getAttribute('data-status');
  const again = (next: object | null, more: object = {}) =>
    rerender(<LiveScreen situation={next as typeof situation | null} {...usual} {...more} onMoved={onMoved} />);
  return { frame, posted, report, status, again };
}
const drawn = (id: number, one: object, more: object = {}) => [
  { type: 'draw', id, situation: one, language: 'de', text: 150, ...more },
  '*',
];

test('the frame gets a message once it is ready, and for each situation, language and text size', () => {
  const { posted, report, status, again } = show();
  expect(posted.mock.calls).toEqual([]);
  report({ type: 'ready' });
  report({ type: 'drawn', id: 1 });
  expect(status()).toBe('drawn');
  again(other);
  expect(status()).toBe('drawing');
  // A late message of the previous drawing.
  report({ type: 'drawn', id: 1 });
  expect(status()).toBe('drawing');
  again(other, { text: 200 });
  again(other, { text: 200, width: 1440 });
  expect(posted.mock.calls).toEqual([drawn(1, situation), drawn(2, other), drawn(3, other, { text: 200 })]);
});

test('messages of other windows are ignored', () => {
  const { posted, report } = show();
  report({ type: 'ready' }, window);
  expect(posted.mock.calls).toEqual([]);
});

test('a moved visit is reported, and not redrawn when it is passed back', () => {
  const { posted, report, again } = show();
  report({ type: 'ready' });
  const value = { lobby: { joining: 'waiting' } };
  report({ type: 'moved', id: 1, value, context: {} as never });
  const moved = { name: 'Pressed in the frame', value, context: {} };
  expect(onMoved.mock.calls).toEqual([[moved]]);
  again(onMoved.mock.calls[0]?.[0] ?? null);
  expect(posted.mock.calls).toHaveLength(1);
  again(other);
  expect(posted.mock.calls).toHaveLength(2);
});

test('a drawing error is shown; without a situation the frame is hidden', () => {
  const { report, again, frame } = show();
  report({ type: 'ready' });
  report({ type: 'failed', id: 1, reason: 'no words' });
  expect(screen.getByRole('alert').textContent).toBe('This page can’t be drawn: no words');
  again(null);
  expect(frame.parentElement?.hidden).toBe(true);
});
