/** A TCP server between a visitor and the back end that injects faults. */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createListener, type AddressInfo, type Server, type Socket } from 'node:net';
import { FAULTS, PORTAL, PORTAL_PAGE, type Fault, type FaultName } from '../../model/faults.ts';
import { bodyOf, operationOf, passOn, reply, type Answer, type Heard } from './exchange.ts';
import { stream } from '../forward.ts';
import { freePort } from '../../../graphql/backend/testing/free-port.ts';
import { inject } from './inject.ts';
import { tunnel } from './web-socket.ts';

interface Armed {
  /** Resolves when the first struck call has arrived; never for refused connections. */
  arrived: Promise<void>;
  /** Lets stalled or slow calls continue or end. */
  release(): void;
  /** Number of struck calls or connections; a browser may repeat a request that was reset. */
  struck(): number;
  /** Strikes no further call. Stalled calls stay stalled until released or abandoned. */
  disarm(): void;
}
/** The back end's response to one operation. */
export interface Answered {
  operation: string;
  text: string;
}
interface Trap {
  operation: string;
  fault: Fault;
  count(): void;
  released: Promise<void>;
}

const isGraphql = ({ method, url }: IncomingMessage) => method === 'POST' && url === '/graphql';
const portal: Answer = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(PORTAL_PAGE) };

export class FaultProxy {
  readonly url: string;
  /** The back end's responses to GraphQL operations, in order, whatever was delivered. */
  readonly answered: Answered[] = [];
  readonly #target: URL;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #http = createServer({ keepAliveTimeout: 60_000 });
  readonly #sockets = new Set<Socket>();
  /** Sockets with a pending request. */
  readonly #busy = new Set<Socket>();
  readonly #webSockets = new Set<Socket>();
  readonly #traps = new Set<Trap>();
  #listener: Server;

  private constructor(target: string, listener: Server) {
    this.#target = new URL(target);
    this.#listener = listener;
    this.url = `http://localhost:${(listener.address() as AddressInfo).port}`;
    this.#http.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#busy.add(request.socket);
      response.once('close', () => {
        this.#busy.delete(request.socket);
        // The request was pending when the fault was armed; the next one finds no connection.
        if (this.#trapFor(({ fault: { cut } }) => cut === 'port' || cut === 'connection')) request.socket.end();
      });
      // A client that has gone is no error of the proxy.
      this.#serve(request, response).catch(() => request.socket.destroy());
    });
    this.#http.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      this.#webSockets.add(socket);
      socket.once('close', () => this.#webSockets.delete(socket));
      tunnel({ request, socket, head, target: this.#target });
    });
    this.#listener.on('connection', (socket) => this.#connected(socket));
  }

  /** @param target the origin of the back end, which receives everything. */
  static async open(target: string): Promise<FaultProxy> {
    const listener = createListener().listen(await freePort());
    await once(listener, 'listening');
    return new FaultProxy(target, listener);
  }

  /**
   * Strikes each GraphQL POST with this operation, until disarmed.
   * @param operation its name; `*` for any.
   */
  arm(operation: string, fault: FaultName): Armed {
    const { cut } = FAULTS[fault];
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    let struck = 0;
    const count = () => {
      struck += 1;
      arrived.resolve();
    };
    const trap: Trap = { operation, fault: FAULTS[fault], count, released: released.promise };
    this.#traps.add(trap);
    if (cut === 'port') this.#listener.close();
    // A client with an open connection would not notice the fault.
    if (cut === 'port' || cut === 'connection') this.#resetConnected();
    return {
      arrived: arrived.promise,
      release: released.resolve,
      struck: () => struck,
      disarm: () => {
        this.#traps.delete(trap);
        if (cut === 'port') this.#listenAgain();
      },
    };
  }

  async close(): Promise<void> {
    const closed = this.#listener.listening ? once(this.#listener.close(), 'close') : null;
    for (const socket of this.#sockets) socket.destroy();
    this.#agent.destroy();
    await closed;
  }

  #listenAgain() {
    if (this.#listener.listening) return;
    this.#listener = createListener((socket) => this.#connected(socket)).listen(Number(new URL(this.url).port));
  }
  #resetConnected() {
    for (const socket of this.#sockets)
      if (!this.#webSockets.has(socket) && !this.#busy.has(socket)) socket.resetAndDestroy();
  }
  #trapFor(meets: (trap: Trap) => boolean): Trap | undefined {
    return [...this.#traps].find(meets);
  }

  #connected(socket: Socket) {
    const trap = this.#trapFor(({ fault }) => fault.cut === 'connection');
    socket.on('error', () => socket.destroy());
    if (trap) {
      trap.count();
      socket.resetAndDestroy();
      return;
    }
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    this.#http.emit('connection', socket);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers, socket } = request;
    if (path === PORTAL) return void response.writeHead(portal.status, portal.headers).end(portal.body);
    if (!isGraphql(request)) return stream(this.#target, this.#agent, request, response);
    const unread = this.#trapFor(({ fault }) => fault.cut === 'unread');
    if (unread) {
      unread.count();
      return void socket.resetAndDestroy();
    }
    const heard = { method, path, headers, body: await bodyOf(request) };
    const operation = operationOf(heard.body);
    const exchange = { socket, response, forward: () => this.#forward(heard, operation) };
    const trap = this.#trapFor((trap) => trap.operation === operation || trap.operation === '*');
    // Faults of whole connections have let this one through.
    if (!trap || /^(?:port|connection|unread)$/.test(trap.fault.cut ?? ''))
      return reply(exchange, await exchange.forward());
    trap.count();
    const gone = new Promise((resolve) => response.once('close', resolve));
    const held = Promise.race([trap.released, gone]);
    await inject(trap.fault, { ...exchange, held });
  }

  async #forward(heard: Heard, operation: string): Promise<Answer> {
    const answer = await passOn(this.#target, this.#agent, heard);
    this.answered.push({ operation, text: answer.body.toString() });
    return answer;
  }
}
