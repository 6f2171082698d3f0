import type { SimulatedProblems } from '../accounts/problems.ts';
import type { Log } from '../common/log.ts';
import type { Outbox } from '../common/outbox.ts';
import type { Features } from '../features/features.ts';
import type { Client } from '../http/client.ts';
import type { MailServices } from '../mail/mailer.ts';
import type { InTurn } from '../overload/turns.ts';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type LimitedOperation, type RateLimitServices, limitRate } from '../http/rate-limits.ts';
import type { Statements, Store } from '../store/store.ts';
import { maxMailDelay, hideDuration } from '../http/response-beat.ts';
import { once } from './once.ts';

/** Services that mutations and operator commands use. */
export interface Services extends MailServices, RateLimitServices {
  log: Log;
  store: Store;
  settings: Settings;
  features: Features;
  metrics: Metrics;
  inTurn: InTurn;
  simulated: SimulatedProblems;
  /** Notifies other systems; null if no webhook is configured. */
  webhooks: Outbox | null;
}

/** Services and data of the request. */
export interface MutationContext {
  backEnd: Services;
  /** From `Authorization: Bearer …`, not verified. */
  bearer: string | null;
  /** From the request's `extensions` (D21), checked to be well formed. */
  idempotencyKey: string | null;
  client: Client;
}

/** Transaction and time of a mutation. */
export interface Step {
  backEnd: Services;
  tx: Statements;
  now: Date;
}

export interface Mutation<Args, Verified, Answer> {
  field: string;
  limit: LimitedOperation;
  /** Verifies tokens before the transaction, because it may fetch keys from another server. */
  verify: (context: MutationContext, args: Args) => Promise<Verified>;
  /**
   * The code whose row the mutation locks: mutations of one code queue up before they take a database connection. Null:
   * no code.
   */
  codeOf?: (context: MutationContext, args: Args, verified: Verified) => Promise<string | null> | string;
  run: (step: Step, args: Args, verified: Verified) => Promise<Answer>;
  /** Whether the response ends the attempt; default: always. */
  isFinal?: (answer: Answer) => boolean;
  /** Counts the response in metrics; not called for a replayed response. */
  count?: (metrics: Metrics, answer: Answer, args: Args) => void;
}

/**
 * Creates a mutation resolver: rate limited, queued, in one transaction, at most once per idempotency key (D21, D39).
 * If account states are hidden, responses leave on the beat (D40).
 */
export const mutation =
  <Args, Verified, Answer>({
    field,
    limit,
    verify,
    codeOf,
    run,
    isFinal = () => true,
    count,
  }: Mutation<Args, Verified, Answer>) =>
  (_parent: unknown, args: Args, context: MutationContext): Promise<Answer> => {
    const { backEnd, client, idempotencyKey } = context;
    return hideDuration(backEnd, async () => {
      await limitRate(backEnd, limit, client);
      const verified = await verify(context, args);
      const code = (await codeOf?.(context, args, verified)) ?? null;
      let isFirst = false;
      const attempt = {
        key: idempotencyKey,
        field,
        // A stored response is only replayed for the same verified token.
        body: { args, verified },
        run: (tx: Statements) => {
          isFirst = true;
          return run({ backEnd, tx, now: backEnd.clock.now() }, args, verified);
        },
        isFinal,
      };
      const answer = await backEnd.inTurn(code, () => once(backEnd, attempt));
      if (isFirst) count?.(backEnd.metrics, answer, args);
      backEnd.mailer.outbox?.wake(maxMailDelay(backEnd));
      backEnd.webhooks?.wake(maxMailDelay(backEnd));
      return answer;
    });
  };

export const noToken = (): Promise<null> => Promise.resolve(null);
