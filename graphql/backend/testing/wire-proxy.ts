/**
 * A proxy before a PostgreSQL that reads its protocol (PostgreSQL, 55.7): it tells the statements of transactions, breaks a connection
 * at one of them, and can fall silent. Without TLS.
 */
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Where a connection breaks: the statement never arrives; or it is done, and its answer never arrives. */
export type Break = 'before' | 'after';

export interface WireProxy {
  /** The database, by way of this proxy. */
  url: string;
  /** The statements of transactions since the last call, `begin` and `commit` included; without parameters. */
  told(): string[];
  /** Breaks the connection of the so manieth statement of a transaction from now on, from 0. */
  breakAt(statement: number, where?: Break): void;
  /** Breaks the connection of the next statement that is like this, of a transaction or not. */
  breakAtNext(statement: RegExp, where: Break): void;
  /** How many connections it has broken. */
  broken(): number;
  /** Of the connections that there are nothing comes or goes any more; they stay open. */
  fallSilent(): void;
  /** Whether nobody is let in, and whoever was in is out. */
  refuse(all: boolean): void;
  close(): void;
}

const HEADER = 5;
const STARTUP_HEADER = 4;

/** Takes bytes as they come, and gives the messages that are whole. @param isUntyped whether the first has no type, as a client's has. */
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

/** Of one connection: the SQL of a Query, of a Parse, or of a Bind to what was prepared before; undefined in any other message. */
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
    // Right after its Parse it is told already.
    const isTold = isParsed;
    isParsed = false;
    return isTold ? undefined : prepared.get(second);
  };
};

/** By the socket in the folder that `host` names, or by the host and port. */
const connectTo = (database: URL): Socket => {
  const folder = database.searchParams.get('host');
  const port = Number(database.port || 5432);
  return folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, database.hostname);
};

/** @param databaseUrl by TCP, or by a socket as `npm run tool -- postgres` has it. */
export const startWireProxy = async (databaseUrl: string): Promise<WireProxy> => {
  const database = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  const state = { told: [] as string[], broken: 0, isClosed: false };
  /** Where it breaks next: after so many statements that are meant. */
  let next: { left: number; where: Break; isMeant: (statement: string, isInTransaction: boolean) => boolean } | null =
    null;

  /** Where it breaks at this statement; null: nowhere. */
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
      // The client is told by a reset or by an end, as it happens; the server as well.
      if (state.broken % 2 === 0) client.resetAndDestroy();
      end();
    };
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end);

    let isInTransaction = false;
    /** Statements that the server has not answered yet; and after how many answers the connection breaks. */
    let unanswered = 0;
    let answersLeft: number | null = null;

    const statementIn = statementReader();
    /** Whether the message goes on. */
    const passes = (type: string, all: Buffer): boolean => {
      const statement = statementIn(type, all);
      if (statement === undefined) return true;
      unanswered += 1;
      const isOfTransaction = isInTransaction || /^begin\b/i.test(statement);
      isInTransaction = isOfTransaction && !/^(?:commit|rollback)\b/i.test(statement);
      if (isOfTransaction) state.told.push(statement);
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
        // Ready for the next.
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
    told: () => state.told.splice(0),
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
