/** One setup of the product, measured against the bare statements on a database of the same kind. */
import { join } from 'node:path';
import type { Database, Databases } from './databases.ts';
import { registerAll } from './load.ts';
import { startProcess, type Process } from './processes.ts';
import { writeFiles, type Told } from './statements.ts';
import { tellBare } from './tell-bare.ts';

/** The result of a round: registrations per second, and the product's response times in ms. */
export interface Round {
  bare: number;
  product: number;
  times: number[];
  /** CPU time of the product's processes per registration, in ms. */
  cpu: number;
}

const addressOf = (database: Database): string =>
  'DATABASE_URL' in database ? database.DATABASE_URL : join(database.DATA_DIR, 'pglite');

/** Number of warm-up registrations, until a process's code is compiled. */
const WARMING = 200;

export interface Setup extends AsyncDisposable {
  name: string;
  processes: readonly Process[];
  /** Measures the registrations of a round and their bare statements, in alternating order. */
  measure(told: readonly Told[], round: number): Promise<Round>;
}

export interface Plan {
  name: string;
  databases: Databases;
  /** Number of product processes, and of connections for the bare statements. */
  count: number;
  lanes: number;
  smtpUrl: string;
}

const cpuOf = async (processes: readonly Process[]): Promise<number> => {
  const used = await Promise.all(processes.map((one) => one.used()));
  return used.reduce((sum, { cpu }) => sum + cpu, 0);
};

/** Starts and warms up the processes. */
export async function setUp({ name, databases, count, lanes, smtpUrl }: Plan): Promise<Setup> {
  const settings = { ...(await databases.make()), SMTP_URL: smtpUrl };
  // In sequence, because the first may have set-up work to do.
  const processes: Process[] = [];
  for (let nth = 0; nth < count; nth += 1) processes.push(await startProcess(settings));
  const urls = processes.map(({ url }) => url);
  await registerAll({ urls, lanes, run: 'warming', count: WARMING * count });

  const bare = async (told: readonly Told[]): Promise<number> => {
    using files = writeFiles(told, count);
    return await tellBare(files, addressOf(await databases.make()));
  };
  const product = async (many: number, round: number): Promise<Omit<Round, 'bare'>> => {
    const before = await cpuOf(processes);
    const { times, took } = await registerAll({ urls, lanes, run: `round-${round}`, count: many });
    const cpu = ((await cpuOf(processes)) - before) / many;
    return { product: (many / took) * 1000, times, cpu };
  };
  return {
    name,
    processes,
    measure: async (told, round) =>
      round % 2 === 0
        ? { bare: await bare(told), ...(await product(told.length, round)) }
        : { ...(await product(told.length, round)), bare: await bare(told) },
    [Symbol.asyncDispose]: async () => {
      for (const one of processes) await one[Symbol.asyncDispose]();
    },
  };
}
