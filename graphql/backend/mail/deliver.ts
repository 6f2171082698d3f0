/** Delivers one mail: sent, deferred or given up. */
import { type Clock, MINUTE, SECOND, after } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import { pauseAfter } from '../common/outbox.ts';
import type { Statements } from '../store/store.ts';
import { REASONS, type Reason } from '../store/mail-failures.ts';
import { type Failure, failureOf } from './failure.ts';
import { goodUntilOf } from './kinds.ts';
import { PLACEHOLDER_RECIPIENT } from './placeholder-recipient.ts';
import { giveBack, giveUp, markDelivered, putOff, renewLink } from './queue.ts';
import type { StoredMail, Transport } from './transport.ts';

/** Retry delays after a lost connection: short at first; long for a mail that breaks the connection each time. */
const PAUSE_OF_LOST = [5 * SECOND, 15 * SECOND, 30 * SECOND, ...Array<number>(27).fill(50 * SECOND), 10 * MINUTE];

/**
 * What the attempt says about the server: `answers`: it accepts mails; a Failure: it accepts no mail; `nothing`:
 * unknown.
 */
export type Outcome = 'answers' | 'nothing' | Failure;

export interface Delivery {
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
export const deliver = async (delivery: Delivery, mail: StoredMail, signal: AbortSignal): Promise<Outcome> => {
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
