import type { Registration, SubscriptionResolvers } from '../../generated/backend.ts';
import type { RequestContext } from '../context.ts';
import { requestError } from '../http/request-error.ts';
import { verifyBearer } from './finalize.ts';
import { findRegistration } from './storage.ts';
import { statusAlone, viewOf } from './view.ts';

/**
 * The registration as it is now, then each time that its status has changed; ends when it is replaced. That it is active is the last
 * thing its bearer hears, and that alone: what it comes to is for its owner (D54).
 */
async function* changesOf(
  { backEnd }: RequestContext,
  id: string,
): AsyncGenerator<{ registrationStatusChanged: Registration }> {
  let sent: Registration['status'] | null = null;
  for await (const _ of backEnd.statusChanges.of(id)) {
    const registration = await findRegistration(backEnd.store.db, id);
    if (!registration) return;
    const view = viewOf(backEnd, registration);
    if (view.status === sent) continue;
    sent = view.status;
    const isOver = sent === 'ACTIVE';
    yield { registrationStatusChanged: isOver ? statusAlone(id, sent) : view };
    if (isOver) return;
  }
}

const subscribe = async (_parent: unknown, _args: unknown, context: RequestContext) => {
  const id = await verifyBearer(context);
  if (id === null) throw requestError('FORBIDDEN', 'Needs the bearer token of a registration');
  return changesOf(context, id);
};

const registrationStatusChanged: NonNullable<SubscriptionResolvers['registrationStatusChanged']> = { subscribe };

export const statusSubscriptionResolvers = { Subscription: { registrationStatusChanged } };
