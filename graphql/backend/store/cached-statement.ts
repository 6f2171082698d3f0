import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Statements } from './store.ts';

interface Prepared<Result> {
  execute(values: Record<string, unknown>): Promise<Result>;
}

/** A statement builder of Drizzle. */
interface Written<Result> {
  prepare(name: string): Prepared<Result>;
}

const dialect = new PgDialect();

/** A raw SQL statement with the same interface. */
export const raw = (db: Statements, statement: SQL): Written<{ rows: readonly unknown[] }> => ({
  prepare: (name) => {
    const { session } = db._;
    return session.prepareQuery<{ execute: { rows: unknown[] } } & PreparedQueryConfig>(
      dialect.sqlToQuery(statement),
      undefined,
      name,
      false,
    );
  },
});

/**
 * Caches the SQL of a statement per connection, because Drizzle takes longer to build it than to execute it; only the
 * values change.
 * @param write receives placeholders instead of values, except for null; it must only pass them on.
 */
export const cachedStatement = <Values extends object, Result>(
  write: (db: Statements, places: Values) => Written<Result>,
): ((db: Statements, values: Values) => Promise<Result>) => {
  const byConnection = new WeakMap<object, Map<string, Prepared<Result>>>();
  return (db, values) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    // Drizzle encodes placeholder values by column, which fails for null.
    const places = () => given.map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]);
    const shape = given.map(([name, value]) => (value === null ? `no ${name}` : name)).join();
    const connection = Reflect.get(db._.session, 'client') as object;
    const known = byConnection.get(connection) ?? new Map<string, Prepared<Result>>();
    byConnection.set(connection, known);
    const prepared = known.get(shape) ?? write(db, Object.fromEntries(places()) as Values).prepare('');
    known.set(shape, prepared);
    return prepared.execute(Object.fromEntries(given));
  };
};

/**
 * Combines several changes into one statement, to save round trips. All see the same snapshot and run in no defined
 * order: they must be independent and must not change the same row.
 * @param wanted expression over the snapshot, returned as `wanted` in a single row.
 */
export const combinedStatement = (
  tx: Statements,
  wanted: SQLWrapper,
  ...changes: readonly SQLWrapper[]
): Written<{ rows: readonly unknown[] }> => {
  const parts = changes.map((change, nth) => sql`${sql.identifier(`change_${nth}`)} as (${change.getSQL()})`);
  return raw(tx, sql`with ${sql.join(parts, sql`, `)} select (${wanted.getSQL()}) as wanted`);
};

/**
 * Condition that a column is one of several texts, as a single parameter: the statement is the same for any number
 * (D40).
 */
export const isOneOf = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(texts)}::text[])`;
