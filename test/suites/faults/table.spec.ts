/** Faults × calls × screens: every cell of the table, in Chromium, on the real back end. */
import { expect } from '@playwright/test';
import { faultNames } from '../../model/faults.ts';
import { ARRIVING, FAILING, rows, wanted } from './fault-rows.ts';
import { come, type Stand } from './stand.ts';
import { test } from './proxied-visitor.ts';

/** Number of failed cells after which the rest of a row is skipped. */
const ENOUGH = 8;

for (const row of rows.filter((one) => wanted(one, faultNames).length > 0))
  test(row.name, async ({ visitor }) => {
    const wrong: string[] = [];
    let stand: Stand | null = null;
    /** Tries a cell; after an error the table continues with a new visitor. */
    const fill = async (fault: string, run: () => Promise<void>) => {
      if (wrong.length >= ENOUGH) return;
      const before = wrong.length;
      await run().catch((error: unknown) => wrong.push(`${fault}: ${String(error)}`));
      if (wrong.length > before || !stand?.staysPut) stand = null;
    };
    const standing = async () => (stand ??= await come(visitor, row.wait));
    // One visitor goes through the failing faults in sequence.
    const failing = wanted(row, FAILING);
    for (const fault of failing) await fill(fault, async () => (await standing()).suffer(fault));
    if (failing.length > 0) await fill('healed', async () => (await standing()).succeed());
    // Delivering faults, with a new visitor each.
    for (const fault of wanted(row, ARRIVING))
      await fill(fault, async () => {
        const { succeed, operation } = await come(visitor, row.wait);
        const armed = visitor.proxy.arm(operation, fault);
        await succeed().finally(() => armed.disarm());
        if (armed.struck() === 0) throw new Error('nothing was struck');
      });
    expect(wrong).toEqual([]);
  });
