import { type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Statements } from './store.ts';

interface Prepared<Result> {
  execute(values: Record<string, unknown>): Promise<Result>;
}

/** What Drizzle has written, and can write down. */
export interface Written<Result> {
  prepare(name: string): Prepared<Result>;
}

const dialect = new PgDialect();

/** A statement that is none of Drizzle's builders. */
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
 * A statement that Drizzle writes once on a connection, for to write it takes longer than to tell it: only its values
 * are new each time.
 * @param write is given a place for each value, not the value, unless that is null: it hands it on, and does nothing
 *   else with it.
 */
export const kept = <Values extends object, Result>(
  write: (db: Statements, places: Values) => Written<Result>,
): ((db: Statements, values: Values) => Promise<Result>) => {
  const byConnection = new WeakMap<object, Map<string, Prepared<Result>>>();
  return (db, values) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    // Drizzle has columns write what is put into a place, which none can do with null.
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
