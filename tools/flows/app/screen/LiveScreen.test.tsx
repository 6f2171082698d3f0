import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Told } from '../../../photograph/screens/messages.ts';
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
  const told = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  const say = (data: Told, source: Window = contentWindow) =>
    fireEvent(window, new MessageEvent('message', { data, source }));
  const status = () => container.querySelector('.live-screen')?.getAttribute('data-told');
  const again = (next: object | null, more: object = {}) =>
    rerender(<LiveScreen situation={next as typeof situation | null} {...usual} {...more} onMoved={onMoved} />);
  return { frame, told, say, status, again };
}
const drawn = (id: number, one: object, more: object = {}) => [
  { type: 'draw', id, situation: one, language: 'de', text: 150, ...more },
  '*',
];

test('the frame is told once it is ready, and for each situation, language and text size', () => {
  const { told, say, status, again } = show();
  expect(told.mock.calls).toEqual([]);
  say({ type: 'ready' });
  say({ type: 'drawn', id: 1, keys: [] });
  expect(status()).toBe('drawn');
  again(other);
  expect(status()).toBe('drawing');
  // A late message of the previous drawing.
  say({ type: 'drawn', id: 1, keys: [] });
  expect(status()).toBe('drawing');
  again(other, { text: 200 });
  again(other, { text: 200, width: 1440 });
  expect(told.mock.calls).toEqual([drawn(1, situation), drawn(2, other), drawn(3, other, { text: 200 })]);
});

test('nobody but the frame is heard', () => {
  const { told, say } = show();
  say({ type: 'ready' }, window);
  expect(told.mock.calls).toEqual([]);
});

test('where its visit moved to is told, and not drawn anew when it is handed back', () => {
  const { told, say, again } = show();
  say({ type: 'ready' });
  const value = { lobby: { joining: 'waiting' } };
  say({ type: 'moved', id: 1, value, context: {} as never });
  const moved = { name: 'Pressed in the frame', value, context: {} };
  expect(onMoved.mock.calls).toEqual([[moved]]);
  again(onMoved.mock.calls[0]?.[0] ?? null);
  expect(told.mock.calls).toHaveLength(1);
  again(other);
  expect(told.mock.calls).toHaveLength(2);
});

test('what can’t be drawn says why; without a situation the frame is out of sight', () => {
  const { say, again, frame } = show();
  say({ type: 'ready' });
  say({ type: 'failed', id: 1, reason: 'no words' });
  expect(screen.getByRole('alert').textContent).toBe('This page can’t be drawn: no words');
  again(null);
  expect(frame.parentElement?.hidden).toBe(true);
});
