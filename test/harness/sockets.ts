/** What a page hears over a web socket. */
import { expect, type Page, type WebSocket } from '@playwright/test';

/**
 * The next socket of a page from now on; listened to at once, since nothing of it is said twice.
 * @param listen what it is listened to for.
 * @param act makes the page open it; what it resolves with is handed on.
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
/** Resolves when a frame came that has the text in it. @param timeout milliseconds. */
export const hears = (socket: WebSocket, text: string, timeout: number) =>
  socket.waitForEvent('framereceived', { predicate: ({ payload }) => payload.toString().includes(text), timeout });
/** Resolves when the socket was told something, or is lost. @param timeout milliseconds. */
export async function nextOrLost(socket: WebSocket, timeout: number): Promise<void> {
  let isThere = false;
  socket.on('framereceived', ({ payload }) => {
    isThere ||= payload.toString().includes('"next"');
  });
  await expect.poll(() => isThere || socket.isClosed(), { timeout }).toBe(true);
}
