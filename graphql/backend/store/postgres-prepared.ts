import type pg from 'pg';

/**
 * More than the product has. Operator lists vary in length, so the number of texts is unbounded: later ones are not
 * prepared.
 */
export const MAX_PREPARED = 500;

const textOf = (config: unknown): string | null =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
    ? config.text
    : null;

/**
 * Makes a connection prepare each statement with parameters on first use: PostgreSQL then parses and plans a text once
 * (its protocol, 55.2.3). The text identifies a statement; its name is the same on all connections.
 * @returns a function that sets up a connection.
 */
export const preparing = (): ((client: pg.PoolClient) => void) => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | null => {
    if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `vestibule_${names.size}`);
    return names.get(text) ?? null;
  };
  const named = (config: unknown, values: unknown): unknown => {
    const text = Array.isArray(values) && values.length > 0 ? textOf(config) : null;
    const name = text === null ? null : nameOf(text);
    return name === null ? config : Object.assign({}, config, { name });
  };
  return (client) => {
    const query = client.query.bind(client);
    const prepared = (config: unknown, values: unknown, ...more: unknown[]): unknown =>
      Reflect.apply(query, client, [named(config, values), values, ...more]);
    Object.assign(client, { query: prepared });
  };
};
