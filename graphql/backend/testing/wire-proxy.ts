/**
 * A proxy in front of PostgreSQL that parses its protocol (PostgreSQL, 55.7): records the statements of transactions,
 * breaks a connection at a chosen one, and can stop responding. Without TLS.
 */
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Where a connection breaks: before the statement reaches the server, or after its execution, before the response. */
export type Break = 'before' | 'after';

export interface WireProxy {
  /** Database URL through this proxy. */
  url: string;
  /** Statements of transactions since the last call, including `begin` and `commit`; without parameters. */
  statements(): string[];
  /** Breaks the connection at the n-th next statement of a transaction, counted from 0. */
  breakAt(statement: number, where?: Break): void;
  /** Breaks the connection at the next matching statement, inside or outside a transaction. */
  breakAtNext(statement: RegExp, where: Break): void;
  broken(): number;
  /** Stops all traffic on existing connections, which stay open. */
  fallSilent(): void;
  /** Whether to refuse new connections; existing ones are closed. */
  refuse(all: boolean): void;
  close(): void;
}

const HEADER = 5;
const STARTUP_HEADER = 4;

/** Splits a byte stream into complete messages. @param isUntyped the first message has no type, as from a client. */
const messageReader = (isUntyped: boolean) => {
  let bytes: Buffer = Buffer.alloc(0);
  let untyped = isUntyped ? 1 : 0;
  return function* read(chunk: Buffer): Generator<{ type: string; all: Buffer }> {
    bytes = Buffer.concat([bytes, chunk]);
    while (bytes.length >= (untyped > 0 ? STARTUP_HEADER : HEADER)) {
      const length = untyped > 0 ? bytes.readInt32BE(0) : bytes.readInt32BE(1) + 1;
      if (bytes.length < length) return;
      const type = untyped > 0 ? '' : String.fromCodePoint(bytes[0] ?? 0);
      untyped = 0;
      yield { type, all: bytes.subarray(0, length) };
      bytes = bytes.subarray(length);
    }
  };
};

/**
 * For one connection: the SQL of a Query, a Parse, or a Bind of an earlier prepared statement; undefined for other
 * messages.
 */
const statementReader = () => {
  const prepared = new Map<string, string>();
  let isParsed = false;
  return (type: string, all: Buffer): string | undefined => {
    const [first = '', second = ''] = all.subarray(HEADER).toString('utf8').split('\0');
    if (type === 'Q') return first;
    if (type === 'P') {
      prepared.set(first, second);
      isParsed = true;
      return second;
    }
    if (type !== 'B') return undefined;
    // Already returned for the Parse just before.
    const isTold = isParsed;
    isParsed = false;
    return isTold ? undefined : prepared.get(second);
  };
};

/** By the Unix socket in the folder of `host`, otherwise by host and port. */
const connectTo = (database: URL): Socket => {
  const folder = database.searchParams.get('host');
  const port = Number(database.port || 5432);
  return folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, database.hostname);
};

/** @param databaseUrl by TCP, or by Unix socket as in `npm run tool -- postgres`. */
export const startWireProxy = async (databaseUrl: string): Promise<WireProxy> => {
  const database = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  const state = { statements: [] as string[], broken: 0, isClosed: false };
  /** The next break, after a number of matching statements. */
  let next: { left: number; where: Break; isMeant: (statement: string, isInTransaction: boolean) => boolean } | null =
    null;

  /** How to break at this statement; null: do not break. */
  const breakHere = (statement: string, isInTransaction: boolean): Break | null => {
    if (!next?.isMeant(statement, isInTransaction)) return null;
    next.left -= 1;
    if (next.left >= 0) return null;
    const { where } = next;
    next = null;
    return where;
  };

  const serve = (client: Socket): void => {
    if (state.isClosed) return void client.resetAndDestroy();
    const server = connectTo(database);
    const pair = [client, server] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    const breakOff = () => {
      state.broken += 1;
      // Alternates between a connection reset and a regular end.
      if (state.broken % 2 === 0) client.resetAndDestroy();
      end();
    };
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end);

    let isInTransaction = false;
    /** Statements without a response yet, and the number of responses before the break. */
    let unanswered = 0;
    let answersLeft: number | null = null;

    const statementIn = statementReader();
    const passes = (type: string, all: Buffer): boolean => {
      const statement = statementIn(type, all);
      if (statement === undefined) return true;
      unanswered += 1;
      const isOfTransaction = isInTransaction || /^begin\b/i.test(statement);
      isInTransaction = isOfTransaction && !/^(?:commit|rollback)\b/i.test(statement);
      if (isOfTransaction) state.statements.push(statement);
      const where = breakHere(statement, isOfTransaction);
      if (where === 'after') answersLeft = unanswered;
      return where !== 'before';
    };
    const fromClient = messageReader(true);
    client.on('data', (chunk) => {
      for (const { type, all } of fromClient(chunk)) {
        if (!passes(type, all)) return breakOff();
        server.write(all);
      }
    });
    const fromServer = messageReader(false);
    server.on('data', (chunk) => {
      for (const { type, all } of fromServer(chunk)) {
        if (answersLeft !== 1) client.write(all);
        // ReadyForQuery.
        if (type !== 'Z') continue;
        unanswered = Math.max(0, unanswered - 1);
        answersLeft &&= answersLeft - 1;
        if (answersLeft === 0) return breakOff();
      }
    });
  };

  const proxy = createServer(serve).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(database);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    statements: () => state.statements.splice(0),
    breakAt: (statement, where = 'before') => {
      next = { left: statement, where, isMeant: (_, isInTransaction) => isInTransaction };
    },
    breakAtNext: (statement, where) => {
      next = { left: 0, where, isMeant: (text) => statement.test(text) };
    },
    broken: () => state.broken,
    fallSilent: () => {
      for (const socket of [...pairs].flat()) socket.pause().removeAllListeners('data');
    },
    refuse: (all) => {
      state.isClosed = all;
      if (all) for (const socket of [...pairs].flat()) socket.destroy();
    },
    close: () => {
      proxy.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    },
  };
};
