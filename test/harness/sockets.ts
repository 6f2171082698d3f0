/** Web sockets of a page. */
import { expect, type Page, type WebSocket } from '@playwright/test';

/**
 * The next socket of a page; listens at once, since nothing is repeated.
 * @param listen waits for something on the socket.
 * @param act makes the page open it; its result is passed on.
 */
export async function nextSocket<T>(
  page: Page,
  listen: (socket: WebSocket) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<{ socket: WebSocket; result: T }> {
  const next = page.waitForEvent('websocket').then(async (socket) => {
    await listen(socket);
    return socket;
  });
  const [socket, result] = await Promise.all([next, act()]);
  return { socket, result };
}
/** Resolves when a frame with this text arrives. @param timeout in ms. */
export const hears = (socket: WebSocket, text: string, timeout: number) =>
  socket.waitForEvent('framereceived', { predicate: ({ payload }) => payload.toString().includes(text), timeout });
/** Resolves when the socket receives data or is lost. @param timeout in ms. */
export async function nextOrLost(socket: WebSocket, timeout: number): Promise<void> {
  let isThere = false;
  socket.on('framereceived', ({ payload }) => {
    isThere ||= payload.toString().includes('"next"');
  });
  await expect.poll(() => isThere || socket.isClosed(), { timeout }).toBe(true);
}
