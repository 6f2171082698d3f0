import type { BackEnd, RequestContext } from '../context.ts';
import { type LimitedOperation, limitRate } from '../http/rate-limits.ts';
import type { Statements } from '../store/store.ts';
import { once } from './once.ts';

/** What a mutation works with: one transaction, one moment. */
export interface Step {
  backEnd: BackEnd;
  tx: Statements;
  now: Date;
}

export interface Mutation<Args, Proof, Answer> {
  field: string;
  limit?: LimitedOperation;
  /** Verifies tokens, before the transaction: it may have to ask another server for keys. */
  prove: (context: RequestContext, args: Args) => Promise<Proof>;
  run: (step: Step, args: Args, proof: Proof) => Promise<Answer>;
  /** Whether the answer ends the attempt; without it every answer does. */
  isFinal?: (answer: Answer) => boolean;
}

/** The resolver of a mutation: limited, in one transaction, at most once for each idempotency key (D21, D39). */
export const mutation =
  <Args, Proof, Answer>({ field, limit, prove, run, isFinal = () => true }: Mutation<Args, Proof, Answer>) =>
  async (_parent: unknown, args: Args, context: RequestContext): Promise<Answer> => {
    const { backEnd, client, idempotencyKey } = context;
    if (limit) await limitRate(backEnd, limit, client);
    const proof = await prove(context, args);
    const answer = await once(backEnd, {
      key: idempotencyKey,
      field,
      // A stored answer is for whoever proved the same.
      body: { args, proof },
      run: (tx) => run({ backEnd, tx, now: backEnd.clock.now() }, args, proof),
      isFinal,
    });
    backEnd.post.outbox?.wake();
    return answer;
  };

/** Of a mutation that needs no token. */
export const noProof = (): Promise<null> => Promise.resolve(null);
