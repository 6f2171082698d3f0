/**
 * A proxy between an engine and the back end for features that plain WebDriver lacks: early scripts, error reports, and
 * turning the network off.
 *
 * The early script is inlined in the document, so its hash is added to the document's policy; nothing else of the
 * policy changes.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { bodyOf, operationOf, passOn, reply, withBody, type Answer } from '../harness/fault-proxy/exchange.ts';
import { stream } from '../harness/forward.ts';
import type { InterceptedCall } from './engine-page.ts';
import { tunnel } from '../harness/fault-proxy/web-socket.ts';

/** The path to which an early script reports errors. */
export const ERRORS_PATH = '/engine-errors';
const POLICY = 'content-security-policy';

/** Adds a script before all others to a document, and allows exactly this script in the policy. */
function withScript(answer: Answer, script: string): Answer {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const policy = String(answer.headers[POLICY] ?? '').replace("script-src 'self'", `script-src 'self' ${hash}`);
  const html = answer.body.toString().replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`);
  const { status, headers, body } = withBody(answer, html);
  return { status, headers: { ...headers, ...(POLICY in headers ? { [POLICY]: policy } : {}) }, body };
}
/** A content length whose body never comes: browsers retry by themselves only if nothing arrived at all. */
const ANNOUNCED = '1000';
/** A call whose response the suite decides. */
const callOf = (operation: string, response: ServerResponse): InterceptedCall => ({
  operation,
  isOver: () => response.destroyed,
  answer: async (body) => {
    if (response.destroyed) return false;
    response.writeHead(200, { 'content-type': 'application/json' });
    await new Promise<void>((resolve) => response.end(JSON.stringify(body), resolve));
    return true;
  },
  breakOff: async () => {
    if (response.destroyed) return false;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': ANNOUNCED });
    await new Promise((resolve) => response.write('{', resolve));
    response.destroy();
    return true;
  },
});
const isDocument = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html') ?? false;

export class EngineProxy {
  readonly url: string;
  /** Reports of early scripts. */
  readonly errors: string[] = [];
  /** Scripts at the start of each document, evaluated per document. */
  readonly scripts: (() => string)[] = [];
  /** A script for the next document only. */
  once: string | null = null;
  /** Paths answered here, as documents. */
  readonly served = new Map<string, { status: number; html: string }>();
  /** Decides on GraphQL calls; null for the back end. */
  take: ((call: InterceptedCall) => void) | null = null;
  online = true;
  readonly #target: URL;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer({ keepAliveTimeout: 60_000 });

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy()).once('close', () => this.#sockets.delete(socket));
    });
    this.#server.on('request', (request, response) => {
      // An engine that has gone is no error of the proxy.
      this.#serve(request, response).catch(() => request.socket.destroy());
    });
    this.#server.on('upgrade', (request, socket: Socket, head: Buffer) => {
      if (this.online) tunnel({ request, socket, head, target: this.#target });
      else socket.destroy();
    });
    this.#server.listen(0);
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }
  /** @param target the origin of the back end. */
  static async open(target: string): Promise<EngineProxy> {
    const proxy = new EngineProxy(target);
    if (!proxy.#server.listening) await once(proxy.#server, 'listening');
    return proxy;
  }

  setOnline(online: boolean) {
    this.online = online;
    if (!online) this.#drop();
  }
  close() {
    this.#drop();
    this.#server.close();
    this.#agent.destroy();
  }
  #drop() {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers, socket } = request;
    if (!this.online) return void socket.destroy();
    if (path === ERRORS_PATH) {
      this.errors.push((await bodyOf(request)).toString());
      return void response.writeHead(204).end();
    }
    const served = this.served.get(path);
    if (served) return void response.writeHead(served.status, { 'content-type': 'text/html' }).end(served.html);
    if (method === 'POST' && path === '/graphql' && this.take)
      return this.take(callOf(operationOf(await bodyOf(request)), response));
    if (!headers.accept?.includes('text/html')) return stream(this.#target, this.#agent, request, response);
    // A cached document would contain outdated scripts.
    const { 'if-none-match': _, 'if-modified-since': __, ...asked } = headers;
    const answer = await passOn(this.#target, this.#agent, { method, path, headers: asked, body: Buffer.alloc(0) });
    const scripts = [...this.scripts.map((script) => script()), ...(this.once === null ? [] : [this.once])];
    reply({ response }, isDocument(answer) ? withScript(answer, scripts.join(';\n')) : answer);
  }
}
