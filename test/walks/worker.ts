/** One process that walks, one walk after the other, with a back end of its own. */
import { House } from '../harness/product.ts';
import { inspect } from 'node:util';
import { installGlobals } from './browser/globals.ts';
import { compare, readBook } from './laws/audit.ts';
import { addBook, emptyBook } from './laws/books.ts';
import { listenForNoises } from './noises.ts';
import { shrink } from './shrink.ts';
import { walk, type Walked } from './walk.ts';

export type Order = { walk: number } | 'end';
export type Report =
  | { ready: true }
  | { walked: Omit<Walked, 'book'>; shortest: readonly string[] | null }
  | { differences: readonly string[]; lines: number };

const tell = (report: Report) => process.send?.(report);
const [furnished = ''] = process.argv.slice(2);

const back = await House.open(furnished);
installGlobals();
// As a browser has them after the first call: what comes later waits for the network alone.
await Promise.all([
  import('../../src/services/calls.ts'),
  import('../../src/services/entry/judge-referrer.ts'),
  import('../../src/services/activation/watch-activation.ts'),
]);
const house = { origin: back.url, noises: listenForNoises() };
const book = emptyBook();

/** Nobody waits for a process that can't go on. */
function fail(error: unknown) {
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}
/** Milliseconds for one walk with all its repetitions: there to end a hang. */
const LONGEST = 300_000;

async function take(seed: number) {
  const limit = setTimeout(() => fail(`seed ${seed} has no end`), LONGEST);
  const walked = await walk(house, seed, 0);
  addBook(book, walked.book);
  const shortest = walked.broken && (await shrink(house, walked, (repeated) => addBook(book, repeated.book)));
  const { book: _, ...told } = walked;
  clearTimeout(limit);
  tell({ walked: told, shortest: shortest && shortest.words });
}
async function end() {
  await back.stop();
  tell(compare(book, await readBook(back.folder)));
  await back.close();
  process.disconnect();
}

process.on('message', (order: Order) => void (order === 'end' ? end() : take(order.walk)).catch(fail));
tell({ ready: true });
