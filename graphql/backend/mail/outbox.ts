import { type Clock, MINUTE } from '../common/clock.ts';
import { type Log, errorFields } from '../common/log.ts';
import { MAX_SLEEP, type Rounds } from '../common/outbox.ts';
import type { Statements } from '../store/store.ts';
import { deliverBatch } from './deliver.ts';
import { REASONS } from '../store/mail-failures.ts';
import { type Failure } from './failure.ts';
import { claimProbe, holdQueue, probeNow, releaseQueue } from './hold.ts';
import { countWaiting, takeDue, undoConnectionLost, nextDue } from './queue.ts';
import type { StoredMail, Transport } from './transport.ts';

const BATCH = 10;
/** After this many consecutive failures the server was the cause, not a single mail. */
const SERVER_FAILURES = 3;

/** Rounds of the mail queue; while it is held (`hold.ts`), rounds of probes. */
const createRounds = (db: Statements, transport: Transport, clock: Clock, log: Log) => {
  const delivery = { db, transport, clock, log };
  let heldUntil: Date | null = null;
  let loggedAt = -Infinity;

  const hold = async (failure: Failure): Promise<void> => {
    const now = clock.now();
    const held = await holdQueue(db, failure, now);
    heldUntil = held.nextProbeAt;
    if (now.getTime() - loggedAt < MINUTE) return;
    loggedAt = now.getTime();
    const { reason, reply, status } = failure;
    const { fault } = REASONS[reason];
    const waiting = await countWaiting(db);
    log('mail.queue-held', { reason, fault, reply, status, waiting, since: held.since.toISOString() });
  };

  const release = async (): Promise<void> => {
    heldUntil = null;
    const released = await releaseQueue(db);
    if (!released) return;
    if (released.failures >= SERVER_FAILURES) await undoConnectionLost(db, clock.now());
    loggedAt = -Infinity;
    log('mail.queue-released', { waiting: await countWaiting(db), since: released.since.toISOString() });
  };

  /** Mails to try now; empty if the queue is held and the probe is not due or is claimed by another process. */
  const take = async (): Promise<StoredMail[]> => {
    const now = clock.now();
    if (heldUntil === null) return takeDue(db, now, BATCH);
    if (!(await claimProbe(db, now))) return [];
    const [probe] = await takeDue(db, now, 'probe');
    if (probe) return [probe];
    await probeNow(db, now);
    return [];
  };

  /** @returns true if more mails may be due now. */
  const round = async (signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted) return false;
    const taken = await take();
    if (taken.length === 0) return false;
    const wasHeld = heldUntil !== null;
    const { answered, trouble } = await deliverBatch(delivery, taken, signal);
    if (trouble && !signal.aborted) await hold(trouble);
    else if (wasHeld && answered) await release();
    else if (wasHeld) await probeNow(db, clock.now());
    return !trouble && (wasHeld || taken.length === BATCH);
  };

  /** @returns milliseconds until the next mail is due. */
  const rest = async (): Promise<number> => {
    const next = await nextDue(db);
    ({ heldUntil } = next);
    if (next.due === null) return MAX_SLEEP;
    const at = Math.max(next.due.getTime(), heldUntil?.getTime() ?? 0);
    return Math.min(MAX_SLEEP, Math.max(0, at - clock.now().getTime()));
  };

  /** Probes at once: the settings may have changed since the server refused. */
  const start = async (): Promise<void> => {
    await probeNow(db, clock.now());
    await rest();
  };

  return { start, round, rest };
};

/**
 * Delivers mails from their table, written in the transaction of their cause: at least once, with a stable Message-ID,
 * from any process on the database (D42), while a mail is useful (`kinds.ts`). Only a refused recipient is final
 * (`failure.ts`).
 */
export const mailRounds = (db: Statements, transport: Transport, clock: Clock, log: Log): Rounds => ({
  ...createRounds(db, transport, clock, log),
  failed: (error) => log('mail.outbox-failed', errorFields(error)),
  close: () => transport.close(),
});
