/** Everything that a visitor can press for an answer: pressed, not answered, answered. */
import { ServiceFailure, type FailureKind } from '../../machines/domain/failure.ts';
import { accepted, done, failed, valid, type Step } from './chart.ts';
import { waits, type Wait } from './waits.ts';

/** The waits that a visitor begins: they may cancel them. */
export const presses = waits.filter(({ cancelled }) => cancelled !== null);
/** Those that change something, each with a key (D21). */
export const mutations = presses.filter(({ held }) => held);

const acknowledged = { accepted: true, retryAfter: null };
const ANSWERS: Readonly<Record<string, unknown>> = {
  typedInvitation: valid,
  requestPlace: acknowledged,
  register: accepted('PENDING_ACTIVATION'),
  finalizeLean: accepted('PENDING_ACTIVATION'),
  finalizeSocial: accepted('PENDING_ACTIVATION'),
  resend: { ...acknowledged, at: 0 },
  changeEmail: accepted('PENDING_ACTIVATION'),
  activate: accepted('ACTIVE'),
  joinWaitingList: { outcome: 'JOINED' },
  applyForMembership: acknowledged,
  unsubscribe: { outcome: 'UNSUBSCRIBED' },
};
/** The answer that is hoped for. */
export const answered = ({ actor }: Pick<Wait, 'actor'>): Step => done(actor, ANSWERS[actor]);

/** No answer; of a look-up its own child tells. */
export const unanswered = ({ actor }: Pick<Wait, 'actor'>, kind: FailureKind = 'network'): Step =>
  actor.endsWith('Invitation')
    ? done(actor, { verdict: 'unavailable', failure: { kind } })
    : failed(actor, new ServiceFailure(kind, 'no answer'));
