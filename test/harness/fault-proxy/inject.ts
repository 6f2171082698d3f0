/** Injects a fault of the table into one request, on its socket. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../../model/faults.ts';
import { reply, replyHalf, withBody, type Exchange } from './exchange.ts';

/** Interval between drops in ms, and their number: slow for a computer, fast for a test. */
const DROP = 5;
const DROPS = 40;
const HEAD_CUT = 'HTTP/1.1 200 OK\r\nContent-Type: application/js';

/** The whole response, in small drops. */
async function drip({ response, forward }: Exchange): Promise<void> {
  const answer = await forward();
  const { status, headers, body } = withBody(answer, answer.body);
  response.writeHead(status, headers);
  const drop = Math.ceil(body.length / DROPS);
  for (let at = 0; at < body.length; at += drop) {
    response.write(body.subarray(at, at + drop));
    await pause(DROP);
  }
  response.end();
}

/** White space before the value: at any time, valid JSON may still follow. */
async function dripTooLong({ response, forward, held }: Exchange): Promise<void> {
  const { status, body } = await forward();
  response.writeHead(status, { 'content-type': 'application/json' });
  const dripping = setInterval(() => response.write(' '), DROP);
  await held;
  clearInterval(dripping);
  response.end(body);
}

/** Sends nothing more; once released, sends the rest. */
async function fallSilent({ cut, reaches, drips }: Fault, exchange: Exchange): Promise<void> {
  if (drips) return dripTooLong(exchange);
  const { socket, response, forward, held } = exchange;
  if (cut === 'request') {
    await held;
    if (reaches || !socket.destroyed) reply(exchange, await forward());
    return;
  }
  const answer = await forward();
  const rest = cut === 'body' ? await replyHalf(exchange, answer) : null;
  await held;
  if (rest) response.end(rest);
  else reply(exchange, answer);
}

/** Breaks the connection. */
async function breakOff({ cut, orderly, reaches }: Fault, exchange: Exchange): Promise<void> {
  const { socket } = exchange;
  const answer = reaches ? await exchange.forward() : null;
  // Waits until the written bytes have left.
  if (cut === 'headers') await new Promise((resolve) => socket.write(HEAD_CUT, resolve));
  if (cut === 'body' && answer) await replyHalf(exchange, answer);
  if (orderly) socket.end();
  else socket.resetAndDestroy();
}

/** @param exchange a request that was read; the proxy handles faults of whole connections. */
export async function inject(fault: Fault, exchange: Exchange): Promise<void> {
  const { response, alter } = fault;
  if (fault.cut) return (fault.failure === 'timeout' ? fallSilent : breakOff)(fault, exchange);
  if (fault.drips) return drip(exchange);
  if (fault.twice) {
    const [, second] = await Promise.all([exchange.forward(), exchange.forward()]);
    return reply(exchange, second);
  }
  if (response) {
    if (fault.reaches) await exchange.forward();
    const { status, type, body, headers } = response;
    return reply(exchange, {
      status,
      headers: { ...headers, ...(status === 204 ? {} : { 'content-type': type }) },
      body: Buffer.from(body),
    });
  }
  const answer = await exchange.forward();
  reply(exchange, withBody(answer, alter?.body?.(answer.body) ?? answer.body, alter?.type));
}
