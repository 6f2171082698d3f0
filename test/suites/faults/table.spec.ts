/** Faults × calls × screens: every cell of the table, in Chromium, on the real back end. */
import { ARRIVING, cellsOf, FAILING, HEALED, rows, wanted, type Cell } from './fault-rows.ts';
import { come, type Stand } from './stand.ts';
import { test } from './proxied-visitor.ts';

/** Number of failed cells after which the rest of a row is skipped. */
const ENOUGH = 8;

for (const row of rows.filter((one) => cellsOf(one).length > 0))
  test(row.name, async ({ visitor }, info) => {
    const cells: Cell[] = [];
    let stand: Stand | null = null;
    /** Records the result of a cell; after an error the table continues with a new visitor. */
    const fill = async (fault: Cell['fault'], run: () => Promise<void>) => {
      const isEnough = cells.filter(({ wrong }) => wrong !== null).length >= ENOUGH;
      const going = isEnough ? Promise.reject(new Error('not run: enough of this row went wrong before')) : run();
      const wrong = await going.then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      cells.push({ row: row.name, fault, wrong });
      if (wrong !== null || !stand?.staysPut) stand = null;
    };
    const standing = async () => (stand ??= await come(visitor, row.wait));
    // One visitor goes through the failing faults in sequence.
    const failing = wanted(row, FAILING);
    for (const fault of failing) await fill(fault, async () => (await standing()).suffer(fault));
    if (failing.length > 0) await fill(HEALED, async () => (await standing()).succeed());
    // Delivering faults, with a new visitor each.
    for (const fault of wanted(row, ARRIVING))
      await fill(fault, async () => {
        const { succeed, operation } = await come(visitor, row.wait);
        const armed = visitor.proxy.arm(operation, fault);
        await succeed().finally(() => armed.disarm());
        if (armed.struck() === 0) throw new Error('nothing was struck');
      });
    await info.attach('cells', { body: JSON.stringify(cells), contentType: 'application/json' });
    const wrong = Map.groupBy(
      cells.filter((cell) => cell.wrong !== null),
      (cell) => cell.wrong,
    );
    const reasons = [...wrong].map(([reason, same]) => `${same.map(({ fault }) => fault).join(', ')}: ${reason}`);
    if (reasons.length > 0) throw new Error(`${row.name} × ${reasons.join('\n')}`);
  });
