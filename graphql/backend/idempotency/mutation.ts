import type { BackEnd, RequestContext } from '../server/context.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type LimitedOperation, limitRate } from '../http/rate-limits.ts';
import type { Statements } from '../store/store.ts';
import { mailsWithin, untold } from '../http/beat.ts';
import { once } from './once.ts';

/** Transaction and time of a mutation. */
export interface Step {
  backEnd: BackEnd;
  tx: Statements;
  now: Date;
}

export interface Mutation<Args, Verified, Answer> {
  field: string;
  limit: LimitedOperation;
  /** Verifies tokens before the transaction, because it may fetch keys from another server. */
  verify: (context: RequestContext, args: Args) => Promise<Verified>;
  /**
   * The code whose row the mutation locks: mutations of one code queue up before they take a database connection. Null:
   * no code.
   */
  codeOf?: (context: RequestContext, args: Args, verified: Verified) => Promise<string | null> | string;
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
  (_parent: unknown, args: Args, context: RequestContext): Promise<Answer> => {
    const { backEnd, client, idempotencyKey } = context;
    return untold(backEnd, async () => {
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
      backEnd.mailer.outbox?.wake(mailsWithin(backEnd));
      backEnd.webhooks?.wake(mailsWithin(backEnd));
      return answer;
    });
  };

export const noToken = (): Promise<null> => Promise.resolve(null);
