/** The network under a visit: there or gone; and the parts of the page that come over it. */
import { store, emit, when } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';

/** What can be sent: by the name under which the visit keeps it until it is answered. */
export type Sent = 'attempt' | 'completionAttempt' | 'emailRequest' | 'press' | 'typedCode';

/** It was sent, and no answer came. One that was answered is spent: its key is gone. */
function isUnsent(context: VisitContext, sent: Sent): boolean {
  const { [sent]: last, problem } = context;
  const pending = typeof last === 'string' ? last !== '' : Boolean(last?.key);
  return pending && (problem?.kind === 'network' || problem?.kind === 'timeout');
}

export const connectionActions = {
  storeOffline: store(() => ({ online: false })),
  storeOnline: store(() => ({ online: true })),
  /** Once: a page that lacks a part after that is broken. */
  reloadPage: emit({ type: 'reload.requested' }),
};

export const connectionGuards = {
  online: when(({ online }) => online),
  offline: when(({ online }) => !online),
  /** What is asked for again by itself must not hide what the visitor is to be asked about. */
  unsent: when(isUnsent),
  notUnsent: when((context, sent: Sent) => !isUnsent(context, sent)),
  partMissing: when(({ problem }) => problem?.kind === 'missing'),
  reloadedBefore: when(({ reloaded }) => reloaded),
};
