import { store, when } from '../journey.base.ts';
import type { ResendAnswer } from './resend.types.ts';

/** How long to wait where the back end does not say (D26). */
const MINUTE = 60_000;

export const resendActions = {
  storeResend: store(({ answer, at }: { answer: ResendAnswer; at: number }) => ({
    resend: {
      accepted: answer.accepted,
      againAt: at + (answer.retryAfter === null ? MINUTE : answer.retryAfter * 1000),
    },
    problem: null,
  })),
  /** Too soon: the visitor is told to wait, and the back end is not asked. */
  refuseResend: store((_: undefined, { resend }) => ({ resend: resend && { ...resend, accepted: false } })),
};
export const resendGuards = {
  mailAllowed: when(({ resend }, at: number) => resend === null || at >= resend.againAt),
};
