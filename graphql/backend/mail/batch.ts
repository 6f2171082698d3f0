/** Delivers a batch of mails until all are tried or the server accepts no mail. */
import { MINUTE } from '../common/clock.ts';
import { errorFields } from '../common/log.ts';
import { type Delivery, type Outcome, deliver } from './deliver.ts';
import type { Failure } from './failure.ts';
import { giveBack, renewLeases } from './queue.ts';
import { LEASE } from '../common/outbox.ts';
import { CONNECTIONS, type StoredMail } from './transport.ts';

/** Timeout of a delivery on a server that keeps responding without an end. */
const MAX_DELIVERY = 15 * MINUTE;

/** Renews the leases of mails in delivery, however slow the server is. @returns stops renewing. */
const keepTaken = ({ db, clock, log }: Delivery, ids: ReadonlySet<string>): (() => void) => {
  const timer = setInterval(() => {
    renewLeases(db, [...ids], clock.now()).catch((error: unknown) => log('mail.outbox-failed', errorFields(error)));
  }, LEASE / 4);
  return () => clearInterval(timer);
};

interface BatchResult {
  /** The server accepted a mail, or replied why not. */
  answered: boolean;
  /** Failure that holds the whole queue. */
  trouble: Failure | null;
}

/**
 * Delivers mails leased by this process. Once a failure holds the queue, untried mails are returned.
 * @param signal aborts at once.
 */
export const deliverBatch = async (
  delivery: Delivery,
  taken: readonly StoredMail[],
  signal: AbortSignal,
): Promise<BatchResult> => {
  const left = [...taken];
  const ids = new Set(taken.map(({ id }) => id));
  const result: BatchResult = { answered: false, trouble: null };
  const stopKeeping = keepTaken(delivery, ids);
  const record = async (outcome: Outcome): Promise<void> => {
    if (outcome === 'answers') result.answered = true;
    if (typeof outcome === 'string') return;
    result.trouble ??= outcome;
    const untried = left.splice(0).map(({ id }) => id);
    if (untried.length > 0) await giveBack(delivery.db, untried, delivery.clock.now());
    for (const id of untried) ids.delete(id);
  };
  const work = async (): Promise<void> => {
    for (let mail = left.shift(); mail; mail = left.shift()) {
      const { id } = mail;
      const until = AbortSignal.any([signal, AbortSignal.timeout(MAX_DELIVERY)]);
      try {
        await record(await deliver(delivery, mail, until));
      } finally {
        ids.delete(id);
      }
    }
  };
  try {
    const ended = await Promise.allSettled(Array.from({ length: CONNECTIONS }, work));
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  } finally {
    stopKeeping();
  }
  return result;
};
