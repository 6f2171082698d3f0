/** Faults × calls × screens: every cell of the table, in Chromium, against the real back end. */
import { ARRIVING, cellsOf, FAILING, HEALED, isWanted, type Cell } from './cells.ts';
import type { FaultName } from '../model/faults.ts';
import type { Row, Stand } from './row.ts';
import { rows } from './rows.ts';
import { test, type Visitor } from './visitor.ts';

/** So many cells of a row tell what is wrong with it. */
const ENOUGH = 8;

/** Takes down what comes of each cell of a row: what is wrong stays in it, and the table goes on. */
class Notes {
  readonly cells: Cell[] = [];
  readonly #row: string;

  constructor({ name }: Row) {
    this.#row = name;
  }

  /** @returns whether it is as it should be. */
  async fill(fault: Cell['fault'], run: () => Promise<void>): Promise<boolean> {
    const started = performance.now();
    const isEnough = this.cells.filter(({ wrong }) => wrong !== null).length >= ENOUGH;
    const going = isEnough ? Promise.reject(new Error('not run: enough of this row went wrong before')) : run();
    const wrong = await going.then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    this.cells.push({ row: this.#row, fault, wrong, ms: Math.round(performance.now() - started) });
    return wrong === null;
  }
}

/** One visit suffers one fault after the other; after a cell that is not as it should be, another visit goes on. */
async function sufferAll(row: Row, faults: readonly FaultName[], visitor: Visitor, notes: Notes): Promise<void> {
  let stand: Stand | null = null;
  const standing = async () => {
    if (stand) return stand;
    await visitor.afresh();
    stand = await row.begin(visitor);
    // All parts of the page are there: what is missing of them is not what this table is about.
    await visitor.page.waitForLoadState('networkidle');
    return stand;
  };
  for (const fault of faults)
    if (!(await notes.fill(fault, async () => (await standing()).suffer(fault)))) stand = null;
  await notes.fill(HEALED, async () => (await standing()).succeed());
}

/** What arrives all the same: a visitor each. */
async function receive(row: Row, fault: FaultName, visitor: Visitor): Promise<void> {
  await visitor.afresh();
  const stand = await row.begin(visitor);
  const armed = visitor.proxy.arm(row.operation, fault);
  try {
    await stand.succeed();
    if (armed.struck() === 0) throw new Error('nothing was struck');
  } finally {
    armed.disarm();
  }
}

for (const row of rows.filter((row) => cellsOf(row).length > 0))
  test(row.name, async ({ visitor }, info) => {
    const notes = new Notes(row);
    const failing = FAILING.filter((fault) => isWanted(row, fault));
    if (failing.length > 0) await sufferAll(row, failing, visitor, notes);
    for (const fault of ARRIVING.filter((fault) => isWanted(row, fault)))
      await notes.fill(fault, () => receive(row, fault, visitor));
    await info.attach('cells', { body: JSON.stringify(notes.cells), contentType: 'application/json' });
  });
