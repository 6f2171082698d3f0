/** Records the SQL statements of a registration, to replay them without the product. */
import { Agent } from 'node:http';
import { drizzle } from 'drizzle-orm/pglite';
import { silentLog } from '../../../graphql/backend/common/log.ts';
import { readSettings } from '../../../graphql/backend/settings/settings.ts';
import { startBackEnd } from '../../../graphql/backend/start.ts';
import { newDatabase } from '../../../graphql/backend/store/embedded.ts';
import * as schema from '../../../graphql/backend/store/schema.ts';
import { makeCodes } from './codes.ts';
import { register } from './registrations.ts';
import type { Statement, Told } from './statements.ts';

/** Only executed in local mode (D45). */
const isOfDemo = ({ text }: Statement): boolean => text.includes('"simulated_problems"');
/** Start and end of a transaction; the replay adds its own. */
const isBoundary = ({ text }: Statement): boolean => /^(?:begin|commit)\b/.test(text);

/** Registers guests one after another. @returns the statements of each, with their values. */
export async function record(run: string, count: number): Promise<Told[]> {
  const told: Statement[] = [];
  const client = await newDatabase();
  const logger = { logQuery: (text: string, values: unknown[]) => void told.push({ text, values }) };
  const db = drizzle(client, { schema, logger });
  const store = {
    db,
    reads: db,
    limits: db,
    listen: () => () => Promise.resolve(),
    probe: db,
    close: () => client.close(),
    description: 'recorded',
  };
  const running = await startBackEnd(
    { ...readSettings({ PORT: '0' }), trustProxy: 1 },
    {
      log: silentLog,
      openStore: () => Promise.resolve(store),
    },
  );
  await makeCodes(db);
  const agent = new Agent({ keepAlive: true });
  const all: Told[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    told.length = 0;
    await register(agent, running.url, run, nth);
    all.push(told.filter((statement) => !isOfDemo(statement) && !isBoundary(statement)));
  }
  agent.destroy();
  await running.stop();
  return all;
}
