/** One request that a fault has struck, and what can be done to it on its socket. */
import type { Agent, IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { forward } from '../forward.ts';

/** What the back end answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
/** A request with its body read. */
export interface Heard {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
export interface Exchange {
  socket: Socket;
  response: ServerResponse;
  /** Has the back end carry it out; may be done more than once. */
  forward: () => Promise<Answer>;
  /** Resolves when the fault is let go, or nobody waits for the answer any more. */
  held: Promise<unknown>;
}

export const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** The name of the operation that a request says; empty where it says none. */
export function operationOf(body: Buffer): string {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    const name: unknown = typeof parsed === 'object' && parsed ? Reflect.get(parsed, 'operationName') : null;
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/**
 * Passes a request on as it came, its Host included, so that the origin stays what the browser takes it for; only that
 * the answer is asked for uncompressed, since it may be altered.
 */
export async function passOn(target: URL, agent: Agent, heard: Heard): Promise<Answer> {
  const plain = { ...heard.headers, 'accept-encoding': 'identity' };
  const message = await forward(target, agent, { ...heard, headers: plain });
  return { status: message.statusCode ?? 502, headers: message.headers, body: await bodyOf(message) };
}

/** The same answer with another body, and perhaps under another type. */
export function withBody({ status, headers }: Answer, body: Buffer | string, type?: string): Answer {
  const { 'transfer-encoding': _, ...others } = headers;
  const bytes = Buffer.from(body);
  const sized = { ...others, 'content-length': String(bytes.length), ...(type ? { 'content-type': type } : {}) };
  return { status, headers: sized, body: bytes };
}

export const reply = ({ response }: Pick<Exchange, 'response'>, answer: Answer): void => {
  // 204 has no body, and no length of one.
  const { status, headers, body } = answer.status === 204 ? answer : withBody(answer, answer.body);
  response.writeHead(status, headers).end(body);
};

/** Sends the head, which announces the whole length, and the first half of the body; gives the rest. */
export function replyHalf({ response }: Exchange, answer: Answer): Promise<Buffer> {
  const { status, headers, body } = withBody(answer, answer.body);
  const middle = Math.ceil(body.length / 2);
  response.writeHead(status, headers);
  return new Promise((resolve) => {
    response.write(body.subarray(0, middle), () => resolve(body.subarray(middle)));
  });
}
