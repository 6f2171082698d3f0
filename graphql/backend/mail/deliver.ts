/** Delivers a batch of mails until all are tried or the server accepts no mail: each is sent, deferred or given up. */
import { type Clock, MINUTE, SECOND, after } from '../common/clock.ts';
import { type Log, errorFields } from '../common/log.ts';
import { LEASE, pauseAfter } from '../common/outbox.ts';
import { REASONS, type Reason } from '../store/mail-failures.ts';
import type { Statements } from '../store/store.ts';
import { type Failure, failureOf } from './failure.ts';
import { goodUntilOf } from './kinds.ts';
import { PLACEHOLDER_RECIPIENT } from './placeholder-recipient.ts';
import { giveBack, giveUp, markDelivered, putOff, renewLeases, renewLink } from './queue.ts';
import { CONNECTIONS, type StoredMail, type Transport } from './transport.ts';

/** Retry delays after a lost connection: short at first; long for a mail that breaks the connection each time. */
const PAUSE_OF_LOST = [5 * SECOND, 15 * SECOND, 30 * SECOND, ...Array<number>(27).fill(50 * SECOND), 10 * MINUTE];

/**
 * What the attempt says about the server: `answers`: it accepts mails; a Failure: it accepts no mail; `nothing`:
 * unknown.
 */
type Outcome = 'answers' | 'nothing' | Failure;

interface Delivery {
  db: Statements;
  transport: Transport;
  clock: Clock;
  log: Log;
}

const failed = async ({ db, clock, log }: Delivery, mail: StoredMail, failure: Failure): Promise<Outcome> => {
  const { reason, reply, status } = failure;
  const { fault, holdsQueue, mail: becomes } = REASONS[reason];
  const now = clock.now();
  if (becomes === 'untried') {
    await giveBack(db, [mail.id], now);
    return failure;
  }
  const fields = { mail: mail.id, attempts: mail.attempts, reason, fault, reply, status };
  if (becomes === 'undeliverable') {
    await putOff(db, mail.id, failure, null);
    log('mail.undeliverable', fields);
  } else {
    const pause = pauseAfter(mail.attempts, reason === 'connection-lost' ? PAUSE_OF_LOST : undefined);
    await putOff(db, mail.id, failure, after(now, pause));
    log('mail.deferred', { ...fields, nextAttemptIn: pause / SECOND });
  }
  return holdsQueue ? failure : 'answers';
};

const giveUpMail = async ({ db, log }: Delivery, { id, attempts }: StoredMail, reason: Reason): Promise<Outcome> => {
  await giveUp(db, id, reason);
  log('mail.undeliverable', { mail: id, attempts: attempts - 1, reason, fault: REASONS[reason].fault });
  return 'nothing';
};

/**
 * Delivers a mail leased by this process.
 * @throws if the database fails: the mail is retried after its lease with the same Message-ID.
 */
const deliver = async (delivery: Delivery, mail: StoredMail, signal: AbortSignal): Promise<Outcome> => {
  const { db, transport, clock, log } = delivery;
  if (goodUntilOf(mail) <= clock.now()) return giveUpMail(delivery, mail, 'too-old');
  const isPlaceholder = mail.recipient === PLACEHOLDER_RECIPIENT;
  if (!isPlaceholder && !(await renewLink(db, mail, clock.now()))) return giveUpMail(delivery, mail, 'superseded');
  try {
    await transport.deliver(mail, signal);
  } catch (error) {
    return failed(delivery, mail, failureOf(error));
  }
  await markDelivered(db, { id: mail.id, now: clock.now() });
  log('mail.delivered', { mail: mail.id, attempts: mail.attempts });
  return isPlaceholder ? 'nothing' : 'answers';
};

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
