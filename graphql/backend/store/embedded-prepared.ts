import { type PGlite, type QueryOptions, type Results, type Transaction, parse, protocol } from '@electric-sql/pglite';
import { MAX_PREPARED } from './postgres-prepared.ts';

const { serialize } = protocol;

/** A prepared statement, as described by the database. */
interface Prepared {
  name: string;
  /** Parameter types. */
  types: readonly number[];
  columns: Awaited<ReturnType<PGlite['execProtocolStream']>>;
  parsers: PGlite['parsers'];
}

/**
 * Makes an embedded database prepare each statement with parameters on first use. PGlite alone parses, describes and
 * plans the text every time, in six calls, and copies the parsers of all types for the few that Drizzle overrides.
 */
export const preparing = (client: PGlite): void => {
  const known = new Map<string, Prepared>();
  const send = (...messages: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  const prepare = async (text: string, isKept: boolean, options?: QueryOptions): Promise<Prepared> => {
    const name = isKept ? `vestibule_${known.size}` : '';
    const replies = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const prepared = {
      name,
      types: parse.parseDescribeStatementResults(replies),
      columns: replies.filter((message) => message.name === 'rowDescription'),
      parsers: { ...client.parsers, ...options?.parsers },
    };
    if (isKept) known.set(text, prepared);
    return prepared;
  };

  const within: PGlite['query'] = async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
    await client._checkReady();
    return client._runExclusiveQuery(async () => {
      const isKept = values.length > 0 && known.size < MAX_PREPARED;
      const { name, types, columns, parsers } = known.get(text) ?? (await prepare(text, isKept, options));
      const written = values.map((value, nth) =>
        value === null || value === undefined
          ? null
          : (client.serializers[types[nth] ?? 0]?.(value) ?? (value as number).toString()),
      );
      const replies = await send(serialize.bind({ statement: name, values: written }), serialize.execute({}));
      const mode = options?.rowMode && { rowMode: options.rowMode };
      return parse.parseResults([...columns, ...replies], parsers, mode)[0] as Results<Row>;
    });
  };

  const query: PGlite['query'] = <Row>(text: string, values?: unknown[], options?: QueryOptions) =>
    client._runExclusiveTransaction(async () => {
      const results = await within<Row>(text, values, options);
      await client.syncToFs();
      return results;
    });

  const transaction = client.transaction.bind(client);
  const running = { query: within } as Transaction;
  Object.assign(client, {
    query,
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => transaction(() => work(running)),
  });
};
