import { inArray } from 'drizzle-orm';
import { Repeater, SlidingBuffer } from 'graphql-yoga';
import { setTimeout } from 'node:timers/promises';
import { SECOND } from '../common/clock.ts';
import { type Log, errorFields } from '../common/log.ts';
import { registrations } from '../store/schema.ts';
import type { Statements, Store } from '../store/store.ts';
import { STATUS_CHANNEL } from '../accounts/storage.ts';
import { type ViewedRegistration, type ViewServices, statusAlone, verifyBearer, viewOf } from '../accounts/view.ts';
import type { Registration } from '../../generated/backend.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { requestError } from '../http/request-error.ts';

/** Ids per query. */
const AT_ONCE = 1000;
const FIRST_PAUSE = SECOND;
const MAX_PAUSE = 5 * SECOND;

const find = (db: Statements, ids: readonly string[]): Promise<ViewedRegistration[]> => {
  const { id, status, pendingSince, customerId, voucher } = registrations;
  return db.select({ id, status, pendingSince, customerId, voucher }).from(registrations).where(inArray(id, ids));
};

/**
 * Notifies pages of status changes from any process on the database (D26). One LISTEN per process, started by the first
 * subscriber. A single query at a time reads all pending ids, however many subscribers there are.
 */
export const createStatusChanges = (store: Store, log: Log) => {
  type Push = (registration: ViewedRegistration | null) => void;
  const subscribers = new Map<string, Set<Push>>();
  const toRead = new Set<string>();
  let isReading = false;
  let isListening = false;

  /** The next ids to read; drops those without subscribers. */
  const takeIds = (): string[] => {
    for (const id of toRead) if (!subscribers.has(id)) toRead.delete(id);
    const ids = [...toRead].slice(0, AT_ONCE);
    for (const id of ids) toRead.delete(id);
    return ids;
  };

  const readOnce = async (ids: readonly string[]): Promise<boolean> => {
    try {
      const found = new Map((await find(store.reads, ids)).map((registration) => [registration.id, registration]));
      for (const id of ids) for (const push of subscribers.get(id) ?? []) push(found.get(id) ?? null);
      return true;
    } catch (error) {
      log('status.look-failed', errorFields(error));
      for (const id of ids) toRead.add(id);
      return false;
    }
  };

  const readAll = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    let pause = FIRST_PAUSE;
    for (let ids = takeIds(); ids.length > 0; ids = takeIds()) {
      if (await readOnce(ids)) {
        pause = FIRST_PAUSE;
        continue;
      }
      await setTimeout(pause, undefined, { ref: false });
      pause = Math.min(pause * 2, MAX_PAUSE);
    }
    isReading = false;
  };
  const read = (ids: Iterable<string>): void => {
    for (const id of ids) if (subscribers.has(id)) toRead.add(id);
    void readAll();
  };

  const listenOnce = (): void => {
    if (isListening) return;
    isListening = true;
    // Without an id, notifications may have been missed.
    store.listen(STATUS_CHANNEL, (id) => read(id === null ? subscribers.keys() : [id]));
  };

  return {
    /**
     * Yields the current registration, then again after each possible change; null if it was deleted. Never throws: it
     * pauses while the database is unreachable.
     */
    of: (id: string) =>
      // Keeps only the latest unread value.
      new Repeater<ViewedRegistration | null>(async (push, stop) => {
        const own: Push = (registration) => void push(registration);
        const others = subscribers.get(id) ?? new Set();
        subscribers.set(id, others.add(own));
        listenOnce();
        read([id]);
        await stop;
        others.delete(own);
        if (others.size === 0) subscribers.delete(id);
      }, new SlidingBuffer(1)),
    count: (): number => [...subscribers.values()].reduce((sum, { size }) => sum + size, 0),
  };
};

export type StatusChanges = ReturnType<typeof createStatusChanges>;

interface Context {
  backEnd: ViewServices & { statusChanges: StatusChanges; tokens: Tokens };
  bearer: string | null;
}

/**
 * Yields the registration, then again after each status change; ends when it is replaced or active. The bearer gets
 * only the status of an active one, as the last event: the rest is for the owner (D54). Unsubscribing takes effect at
 * once.
 */
const changesOf = ({ backEnd }: Context, id: string) =>
  new Repeater<{ registrationStatusChanged: Registration }>(async (push, stop) => {
    const changes = backEnd.statusChanges.of(id);
    // The loop below throws the same error.
    stop.then(() => changes.return()).catch(() => undefined);
    let sent: Registration['status'] | null = null;
    for await (const registration of changes) {
      if (!registration) break;
      const view = viewOf(backEnd, registration);
      if (view.status === sent) continue;
      sent = view.status;
      const isOver = sent === 'ACTIVE';
      await push({ registrationStatusChanged: isOver ? statusAlone(id, sent) : view });
      if (isOver) break;
    }
    stop();
  });

const subscribe = async (_parent: unknown, _args: unknown, context: Context) => {
  const id = await verifyBearer(context);
  if (id === null) throw requestError('FORBIDDEN', 'Needs the bearer token of a registration');
  return changesOf(context, id);
};

export const statusSubscriptionResolvers = { Subscription: { registrationStatusChanged: { subscribe } } };
