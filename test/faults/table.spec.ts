/** Faults × calls × screens: every cell of the table, in Chromium, against the real back end. */
import { ARRIVING, cellsOf, FAILING, HEALED, isWanted, type Cell } from './cells.ts';
import type { FaultName } from './faults.ts';
import type { Row, Stand } from './row.ts';
import { rows } from './rows.ts';
import { test, type Visitor } from './visitor.ts';

/** Runs what a cell is about; what is wrong stays in it, and the table goes on. */
async function fill({ name }: Row, fault: Cell['fault'], run: () => Promise<void>): Promise<Cell> {
  const started = performance.now();
  const wrong = await run().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { row: name, fault, wrong, ms: Math.round(performance.now() - started) };
}
/** One visit suffers one fault after the other; after a cell that is not as it should be, another visit goes on. */
async function sufferAll(row: Row, faults: readonly FaultName[], visitor: Visitor): Promise<Cell[]> {
  const cells: Cell[] = [];
  let stand: Stand | null = null;
  const standing = async () => {
    if (stand) return stand;
    await visitor.afresh();
    stand = await row.begin(visitor);
    // All parts of the page are there: what is missing of them is not what this table is about.
    await visitor.page.waitForLoadState('networkidle');
    return stand;
  };
  for (const fault of faults) {
    const cell = await fill(row, fault, async () => (await standing()).suffer(fault));
    cells.push(cell);
    if (cell.wrong !== null) stand = null;
  }
  return [...cells, await fill(row, HEALED, async () => (await standing()).succeed())];
}

/** What arrives all the same: a visitor each. */
const receive = (row: Row, fault: FaultName, visitor: Visitor): Promise<Cell> =>
  fill(row, fault, async () => {
    await visitor.afresh();
    const stand = await row.begin(visitor);
    const armed = visitor.proxy.arm(row.operation, fault);
    try {
      await stand.succeed();
      if (armed.struck() === 0) throw new Error('nothing was struck');
    } finally {
      armed.disarm();
    }
  });

for (const row of rows.filter((row) => cellsOf(row).length > 0))
  test(row.name, async ({ visitor }, info) => {
    const [failing, arriving] = [FAILING, ARRIVING].map((faults) => faults.filter((fault) => isWanted(row, fault)));
    const cells = failing?.length ? await sufferAll(row, failing, visitor) : [];
    for (const fault of arriving ?? []) cells.push(await receive(row, fault, visitor));
    await info.attach('cells', { body: JSON.stringify(cells), contentType: 'application/json' });
  });
