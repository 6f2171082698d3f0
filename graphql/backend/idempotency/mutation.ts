import type { BackEnd, RequestContext } from '../context.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type LimitedOperation, limitRate } from '../http/rate-limits.ts';
import type { Statements } from '../store/store.ts';
import { mailsWithin, untold } from './beat.ts';
import { once } from './once.ts';

/** What a mutation works with: one transaction, one moment. */
export interface Step {
  backEnd: BackEnd;
  tx: Statements;
  now: Date;
}

export interface Mutation<Args, Verified, Answer> {
  field: string;
  limit: LimitedOperation;
  /** Verifies tokens, before the transaction: it may have to ask another server for keys. */
  verify: (context: RequestContext, args: Args) => Promise<Verified>;
  /** The code whose row it locks: those of the same wait for each other before they take a connection of the database. Null: none. */
  codeOf?: (context: RequestContext, args: Args, verified: Verified) => Promise<string | null> | string;
  run: (step: Step, args: Args, verified: Verified) => Promise<Answer>;
  /** Whether the answer ends the attempt; without it every answer does. */
  isFinal?: (answer: Answer) => boolean;
  /** Counts what was answered; not what is answered again. */
  count?: (metrics: Metrics, answer: Answer, args: Args) => void;
}

/**
 * The resolver of a mutation: limited, when it is its turn, in one transaction, at most once for each idempotency key (D21, D39). Where account states are not
 * revealed it answers on a beat (D40).
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
        // A stored answer is for whoever verified the same.
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

/** Of a mutation that needs no token. */
export const noToken = (): Promise<null> => Promise.resolve(null);
