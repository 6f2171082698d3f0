import { Repeater } from 'graphql-yoga';
import type { Registration, SubscriptionResolvers } from '../../generated/backend.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { StatusChanges } from './status-changes.ts';
import { requestError } from '../http/request-error.ts';
import { type ViewServices, statusAlone, verifyBearer, viewOf } from '../accounts/view.ts';

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

const registrationStatusChanged: NonNullable<SubscriptionResolvers<Context>['registrationStatusChanged']> = {
  subscribe,
};

export const statusSubscriptionResolvers = { Subscription: { registrationStatusChanged } };
