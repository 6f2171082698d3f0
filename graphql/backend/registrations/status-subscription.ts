import { setTimeout } from 'node:timers/promises';
import { Repeater } from 'graphql-yoga';
import type { Registration, SubscriptionResolvers } from '../../generated/backend.ts';
import { SECOND } from '../clock.ts';
import type { BackEnd, RequestContext } from '../context.ts';
import { requestError } from '../http/request-error.ts';
import { errorFields } from '../log.ts';
import { verifyBearer } from './finalize.ts';
import { type StoredRegistration, findRegistration } from './storage.ts';
import { statusAlone, viewOf } from './view.ts';

const FIRST_PAUSE = SECOND;
const LONGEST_PAUSE = 30 * SECOND;

/** Looks until it succeeds: of a page that waits nothing is asked while the database is away. null: it is gone, or nobody waits any more. */
const lookPatiently = async (
  { log, store }: BackEnd,
  id: string,
  left: AbortSignal,
): Promise<StoredRegistration | null> => {
  for (let pause = FIRST_PAUSE; !left.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await findRegistration(store.db, id);
    } catch (error) {
      log('status.look-failed', errorFields(error));
    }
    await setTimeout(pause, undefined, { signal: left, ref: false }).catch(() => undefined);
  }
  return null;
};

/**
 * The registration as it is now, then each time that its status has changed; ends when it is replaced. That it is active is the last
 * thing its bearer hears, and that alone: what it comes to is for its owner (D54). Whoever leaves is let go at once, whatever is waited for.
 */
const changesOf = ({ backEnd }: RequestContext, id: string) =>
  new Repeater<{ registrationStatusChanged: Registration }>(async (push, stop) => {
    const left = new AbortController();
    const changes = backEnd.statusChanges.of(id);
    const leave = async () => {
      await stop;
      left.abort();
      await changes.return();
    };
    // Where it failed, it does so below as well.
    leave().catch(() => undefined);
    let sent: Registration['status'] | null = null;
    for await (const _ of changes) {
      const registration = await lookPatiently(backEnd, id, left.signal);
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

const subscribe = async (_parent: unknown, _args: unknown, context: RequestContext) => {
  const id = await verifyBearer(context);
  if (id === null) throw requestError('FORBIDDEN', 'Needs the bearer token of a registration');
  return changesOf(context, id);
};

const registrationStatusChanged: NonNullable<SubscriptionResolvers['registrationStatusChanged']> = { subscribe };

export const statusSubscriptionResolvers = { Subscription: { registrationStatusChanged } };
