import { type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Statements } from './store.ts';

interface Prepared<Result> {
  execute(values: Record<string, unknown>): Promise<Result>;
}

/** A statement builder of Drizzle. */
export interface Written<Result> {
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
