import { type ServerType, createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import { type Server, createServer } from 'node:net';
import { CannotStartError, codeOf } from '../common/start-error.ts';
import { RETRY_SOON, type Responses } from '../http/responses.ts';
import { addressesOf } from '../settings/listen-address.ts';
import { type Settings, SettingsError } from '../settings/settings.ts';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Open requests are refused this long after closing begins, in ms. */
const REQUESTS_END_WITHIN = 2000;
/** Event loop turns without a new connection or request after which the server counts as quiet. */
const QUIET_TURNS = 10;
/**
 * Requests that arrive within this time are answered, later ones get 503. In ms; a turn with heavy computation takes
 * long.
 */
const ANSWERED_WITHIN = 500;
/** Accepts connections for this long at most, even if the server never becomes quiet, in ms. */
const ACCEPTED_WITHIN = 1500;
/** Time to write the refusals, in ms. */
const WRITTEN_WITHIN = 100;

/** Waits until the server is quiet. @returns false if `until` passes first. */
const quiet = async (server: ServerType, until: number): Promise<boolean> => {
  let turns = 0;
  const restart = () => (turns = 0);
  server.on('connection', restart).on('request', restart);
  for (; turns < QUIET_TURNS && performance.now() < until; turns += 1) await setImmediate();
  server.off('connection', restart).off('request', restart);
  return turns === QUIET_TURNS;
};

/** Accepts connections that are still in the backlog of the operating system: closing would reset them. */
const acceptBacklog = async (server: ServerType, shutdown: ShutdownState, begun: number): Promise<void> => {
  if (await quiet(server, begun + ANSWERED_WITHIN)) return;
  shutdown.refusesRequests = true;
  await quiet(server, begun + ACCEPTED_WITHIN);
};

const closed = (server: Server | ServerType): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Shared flag: whether new requests get 503. */
interface ShutdownState {
  refusesRequests: boolean;
}

/**
 * Accepts the backlog, then stops accepting; closes idle connections; resolves when all others are answered, or refused
 * after two seconds. The second parameter is a further listener of the same server, or null.
 * @param shutdown refuses requests if more requests arrive than can be answered.
 */
export const closeServer = async (
  server: ServerType,
  secondServer: Server | null,
  shutdown: ShutdownState,
  { refuseOpen }: Pick<Responses, 'refuseOpen'>,
): Promise<void> => {
  const begun = performance.now();
  await acceptBacklog(server, shutdown, begun);
  const ended = Promise.all([server, ...(secondServer ? [secondServer] : [])].map(closed));
  const late = new AbortController();
  const cut = async () => {
    // Accepting the backlog may have taken longer than that.
    const left = Math.max(0, begun + REQUESTS_END_WITHIN - performance.now());
    await setTimeout(left, undefined, { signal: late.signal });
    refuseOpen();
    await setTimeout(WRITTEN_WITHIN, undefined, { signal: late.signal });
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await Promise.all([ended.finally(() => late.abort()), cut().catch(() => undefined)]);
};

export type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/**
 * In ms. A proxy keeps its connections to the server for 60 s (nginx, AWS) and does not repeat a POST on one that the
 * server closed meanwhile, so keep-alive here is longer. The other two limit how long headers and the whole request may
 * take.
 */
const TIMEOUTS = { keepAliveTimeout: 75_000, headersTimeout: 10_000, requestTimeout: 30_000 };
/** How many free ports to try if one is free on only one loopback address. */
const FREE_PORTS_TRIED = 20;

/** Another process uses the configured port. */
class PortInUseError extends CannotStartError {
  override readonly name = 'PortInUseError';
}

export interface Listening {
  server: ServerType;
  port: number;
  /** Stops accepting; resolves when open requests are answered or refused. */
  close: () => Promise<void>;
}

/**
 * Binds the address and returns the port.
 * @throws PortInUseError; CannotStartError without the privilege; SettingsError if the address is not one of this
 *   computer.
 */
const open = async (server: Server | ServerType, port: number, host: string | undefined): Promise<number> => {
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE')
      throw new PortInUseError(`Port ${port} is taken. Stop what uses it, or set PORT.`, { cause: error });
    if (codeOf(error) === 'EACCES')
      throw new CannotStartError(
        `Port ${port} needs rights that this process does not have. Set PORT to 1024 or more.`,
        {
          cause: error,
        },
      );
    if (codeOf(error) === 'EADDRNOTAVAIL')
      throw new SettingsError([`HOST must be an address of this computer: it has no ${host}`]);
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
};

/** Binds a further address for the same server. Null if this computer has no such address. */
const listenOnSecondAddress = async (server: ServerType, port: number, host: string): Promise<Server | null> => {
  const secondServer = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  try {
    await open(secondServer, port, host);
    return secondServer;
  } catch (error) {
    if (error instanceof SettingsError || codeOf(error) === 'EAFNOSUPPORT') return null;
    throw error;
  }
};

const listenOnce = async (
  port: number,
  [first, second]: readonly (string | undefined)[],
  fetch: Fetch,
  answers: Responses,
): Promise<Listening> => {
  const { ServerResponse, onClientError } = answers;
  const shutdown: ShutdownState = { refusesRequests: false };
  const server = createAdaptorServer({
    fetch: (request, env) =>
      shutdown.refusesRequests ? new Response(null, { status: 503, headers: RETRY_SOON }) : fetch(request, env),
    serverOptions: { ...TIMEOUTS, ServerResponse },
  });
  server.on('clientError', onClientError);
  const taken = await open(server, port, first);
  try {
    const secondServer = second === undefined ? null : await listenOnSecondAddress(server, taken, second);
    return { server, port: taken, close: () => closeServer(server, secondServer, shutdown, answers) };
  } catch (error) {
    await closeServer(server, null, shutdown, answers);
    throw error;
  }
};

/**
 * Binds the port at once and answers when `app` resolves, so a port conflict is reported before the store opens.
 * @throws PortInUseError, SettingsError.
 */
export const listen = async (
  settings: Settings,
  app: Promise<{ fetch: Fetch }>,
  answers: Responses,
): Promise<Listening> => {
  const fetch: Fetch = async (request, env) => (await app).fetch(request, env);
  for (let tried = 1; ; tried += 1) {
    try {
      return await listenOnce(settings.port, addressesOf(settings), fetch, answers);
    } catch (error) {
      const isFree = settings.port === 0 && error instanceof PortInUseError && tried < FREE_PORTS_TRIED;
      if (!isFree) throw error;
    }
  }
};
