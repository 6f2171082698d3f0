/** One way to run the product, measured beside the bare statements on a database of the same kind. */
import { join } from 'node:path';
import type { Database, Databases } from './databases.ts';
import { registerAll } from './load.ts';
import { startProcess, type Process } from './processes.ts';
import { writeFiles, type Told } from './statements.ts';
import { tellBare } from './tell-bare.ts';

/** What came of one round: registrations a second, and of the product's answers the milliseconds. */
export interface Round {
  bare: number;
  product: number;
  times: number[];
  /** Milliseconds of processor time of the product's processes for one registration. */
  cpu: number;
}

const addressOf = (database: Database): string =>
  'DATABASE_URL' in database ? database.DATABASE_URL : join(database.DATA_DIR, 'pglite');

/** Until the code of a process is compiled. */
const WARMING = 200;

export interface Setup extends AsyncDisposable {
  name: string;
  processes: readonly Process[];
  /** Measures `told.length` registrations, then their statements alone; the first of the two by turns. */
  measure(told: readonly Told[], round: number): Promise<Round>;
}

export interface Plan {
  name: string;
  databases: Databases;
  /** Processes of the product, and connections of the bare statements. */
  count: number;
  lanes: number;
  smtpUrl: string;
}

const cpuOf = async (processes: readonly Process[]): Promise<number> => {
  const used = await Promise.all(processes.map((one) => one.used()));
  return used.reduce((sum, { cpu }) => sum + cpu, 0);
};

/** Starts the processes, and warms them. */
export async function setUp({ name, databases, count, lanes, smtpUrl }: Plan): Promise<Setup> {
  const settings = { ...(await databases.make()), SMTP_URL: smtpUrl };
  // One after another, for the first of them may have something to set up.
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
