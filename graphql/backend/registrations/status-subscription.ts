import { Repeater } from 'graphql-yoga';
import type { Registration, SubscriptionResolvers } from '../../generated/backend.ts';
import type { RequestContext } from '../context.ts';
import { requestError } from '../http/request-error.ts';
import { verifyBearer } from './finalize.ts';
import { statusAlone, viewOf } from './view.ts';

/**
 * The registration as it is now, then each time that its status has changed; ends when it is replaced. That it is active is the last
 * thing its bearer hears, and that alone: what it comes to is for its owner (D54). Who leaves is let go at once.
 */
const changesOf = ({ backEnd }: RequestContext, id: string) =>
  new Repeater<{ registrationStatusChanged: Registration }>(async (push, stop) => {
    const changes = backEnd.statusChanges.of(id);
    // Where it failed, it does so below as well.
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

const subscribe = async (_parent: unknown, _args: unknown, context: RequestContext) => {
  const id = await verifyBearer(context);
  if (id === null) throw requestError('FORBIDDEN', 'Needs the bearer token of a registration');
  return changesOf(context, id);
};

const registrationStatusChanged: NonNullable<SubscriptionResolvers['registrationStatusChanged']> = { subscribe };

export const statusSubscriptionResolvers = { Subscription: { registrationStatusChanged } };
