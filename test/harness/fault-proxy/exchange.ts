/** A request struck by a fault, and operations on its socket. */
import type { Agent, IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { forward } from '../forward.ts';

/** The back end's response. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
/** A request with its body. */
export interface Heard {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
export interface Exchange {
  socket: Socket;
  response: ServerResponse;
  /** Forwards it to the back end; may be called more than once. */
  forward: () => Promise<Answer>;
  /** Resolves when the fault is released, or the client has gone. */
  held: Promise<unknown>;
}

export const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** The operation name of a request, or empty. */
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
 * Forwards a request unchanged, including Host, which keeps the origin; only compression is disabled, since the
 * response may be altered.
 */
export async function passOn(target: URL, agent: Agent, heard: Heard): Promise<Answer> {
  const plain = { ...heard.headers, 'accept-encoding': 'identity' };
  const message = await forward(target, agent, { ...heard, headers: plain });
  return { status: message.statusCode ?? 502, headers: message.headers, body: await bodyOf(message) };
}

/** The same response with another body and possibly another type. */
export function withBody({ status, headers }: Answer, body: Buffer | string, type?: string): Answer {
  const { 'transfer-encoding': _, ...others } = headers;
  const bytes = Buffer.from(body);
  const sized = { ...others, 'content-length': String(bytes.length), ...(type ? { 'content-type': type } : {}) };
  return { status, headers: sized, body: bytes };
}

export const reply = ({ response }: Pick<Exchange, 'response'>, answer: Answer): void => {
  // A 204 has no body and no length.
  const { status, headers, body } = answer.status === 204 ? answer : withBody(answer, answer.body);
  response.writeHead(status, headers).end(body);
};

/** Sends the head with the full length, and the first half of the body; returns the rest. */
export function replyHalf({ response }: Exchange, answer: Answer): Promise<Buffer> {
  const { status, headers, body } = withBody(answer, answer.body);
  const middle = Math.ceil(body.length / 2);
  response.writeHead(status, headers);
  return new Promise((resolve) => {
    response.write(body.subarray(0, middle), () => resolve(body.subarray(middle)));
  });
}
