/** What the bench's proxies have in common. */
import { once } from 'node:events';
import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';

const agent = new Agent({ keepAlive: true });

interface Asked extends Readable {
  method?: string | undefined;
  url?: string | undefined;
}

/**
 * Passes a request on.
 * @param target the origin of the product.
 * @param headers that it is sent with.
 * @returns the answer, its body unread.
 */
export async function forward(target: string, request: Asked, headers: IncomingHttpHeaders): Promise<IncomingMessage> {
  const { hostname, port } = new URL(target);
  const { method, url: path } = request;
  const forwarded = ask({ hostname, port, method, path, headers, agent });
  pipeline(request, forwarded, () => undefined);
  const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
  return answer;
}
