import type { Services } from '../idempotency/mutation.ts';
import { recordAction } from './actions.ts';
import { type Done, EXIT, UsageError } from './command.ts';
import type { Listing, Row } from './listing.ts';
import { asCsv, asJson, table } from './print.ts';
import { type ReadCommand, readCommand } from './read-command.ts';

/** Output of a command; both methods wait for backpressure. */
export interface Output {
  write: (text: string) => Promise<void>;
  complain: (line: string) => Promise<void>;
}

/** `user`: the operating system user; `--as` overrides it. */
export interface AdminRequest {
  args: readonly string[];
  user: string;
}

const counted = (rows: number, [one, many]: Listing['noun']): string => `${rows} ${rows === 1 ? one : many}`;

async function* counting(batches: AsyncIterable<Row[]>, seen: (rows: number) => void): AsyncGenerator<Row[]> {
  for await (const rows of batches) {
    seen(rows.length);
    yield rows;
  }
}

const asTable = async (columns: readonly string[], batches: AsyncIterable<Row[]>): Promise<string> => {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows.length === 0 ? '' : `${table(columns, rows)}\n`;
};

const writeAll = async (texts: AsyncIterable<string>, out: Output): Promise<void> => {
  for await (const text of texts) await out.write(text);
};

/** Writes a list. @returns the number of rows. */
const writeList = async (listing: Listing, { format, page, perPage }: ReadCommand, out: Output): Promise<number> => {
  const total = await listing.count();
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page !== null && page > pages)
    throw new UsageError(
      `--page ${page} is beyond the end: there ${pages === 1 ? 'is 1 page' : `are ${pages} pages`}.`,
    );
  let written = 0;
  const batches = counting(
    listing.rows(page === null ? 0 : (page - 1) * perPage, page === null ? null : perPage),
    (rows) => {
      written += rows;
    },
  );
  if (format === 'json') await writeAll(asJson(batches), out);
  else if (format === 'csv') await writeAll(asCsv(listing.columns, batches), out);
  else {
    const rows = await asTable(listing.columns, batches);
    await out.write(`${rows}${counted(total, listing.noun)}, page ${page ?? 1} of ${pages}\n`);
  }
  return written;
};

const writeDone = ({ lines, data }: Done, { format }: ReadCommand, out: Output): Promise<void> =>
  out.write(format === 'json' ? `${JSON.stringify(data, null, 2)}\n` : `${lines.join('\n')}\n`);

interface Doing {
  backEnd: Services;
  asked: ReadCommand;
  operator: string;
  out: Output;
}

/** Runs a read-only command, then records it with the number of rows read. */
const show = async ({ backEnd, asked, operator, out }: Doing): Promise<number> => {
  const { command, values } = asked;
  const { db } = backEnd.store;
  const outcome = await command.run({ backEnd, tx: db, now: backEnd.clock.now() }, values);
  if (outcome.kind === 'unconfirmed') throw new Error(`${command.name} has nothing to confirm`);
  const action = { operator, command: command.name };
  if (outcome.kind === 'list') {
    const rows = await writeList(outcome, asked, out);
    await recordAction(backEnd, db, { ...action, counts: { rows }, about: outcome.about });
    return EXIT.done;
  }
  await writeDone(outcome, asked, out);
  await recordAction(backEnd, db, { ...action, counts: outcome.counts, about: outcome.about });
  return EXIT.done;
};

/** Runs a change and its audit row in one transaction. */
const change = async ({ backEnd, asked, operator, out }: Doing): Promise<number> => {
  const { command, values } = asked;
  const outcome = await backEnd.store.db.transaction(async (tx) => {
    const done = await command.run({ backEnd, tx, now: backEnd.clock.now() }, values);
    if (done.kind === 'done')
      await recordAction(backEnd, tx, { operator, command: command.name, counts: done.counts, about: done.about });
    return done;
  });
  if (outcome.kind === 'list') throw new Error(`${command.name} lists, and changes nothing`);
  if (outcome.kind === 'unconfirmed') {
    await out.complain(outcome.lines.join('\n'));
    return EXIT.unconfirmed;
  }
  backEnd.mailer.outbox?.wake();
  await writeDone(outcome, asked, out);
  return EXIT.done;
};

/**
 * Executes a command line (D53).
 * @returns the exit code: 0 done, 2 invalid use, 3 confirmation needed.
 * @throws any other error; the change was then rolled back.
 */
export const runAdmin = async (backEnd: Services, { args, user }: AdminRequest, out: Output): Promise<number> => {
  try {
    const asked = readCommand(args);
    if ('usage' in asked) {
      await out.write(asked.usage);
      return EXIT.done;
    }
    const doing = { backEnd, asked, operator: asked.as ?? user, out };
    return await (asked.command.does === 'changes' ? change(doing) : show(doing));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    await out.complain(error.message);
    return EXIT.wrongUse;
  }
};
