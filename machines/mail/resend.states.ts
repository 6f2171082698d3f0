/** *Send again*, shared by several pages (D26). */
import { activatedElsewhere } from '../shared/active-elsewhere.states.ts';
import { sendable } from '../shared/sendable.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { failing, waiting } from '../shared/waiting.states.ts';
import { resendInput } from '../rules/mail.rules.ts';
import type { ResendAnswer, ResendBy } from '../context/mail.types.ts';

/** Only reported to the bearer or via a mailed link; a typed address reveals nothing (D27). */
const saysActive = {
  guard: { type: 'saysActive', params: ({ event }: { event: { output: ResendAnswer } }) => event.output },
  ...activatedElsewhere,
} as const;

/** States of a page that can request the activation mail again, with the credentials that the visit has there. */
export const resending = (by: ResendBy) =>
  visitSetup.createStateConfig({
    initial: 'idle',
    states: {
      idle: mixed(sendable('resend'), {
        description: 'The mail can be resent once a minute.',
        on: {
          'mail.requested': [
            {
              guard: { type: 'mailAllowed', params: ({ event }) => event.at },
              target: 'sendingAgain',
              actions: { type: 'storeResendPress', params: ({ event: { key, locale } }) => ({ key, locale }) },
            },
            { actions: 'refuseResend' },
          ],
        },
      }),
      sendingAgain: mixed(waiting({ of: 'resend', back: 'idle' }), {
        description: 'Requests the mail again.',
        invoke: {
          id: 'resend',
          src: 'resend',
          input: ({ context }) => resendInput(by, context),
          onDone: [
            ...(by === 'address' ? [] : [saysActive]),
            { target: 'idle', actions: { type: 'storeResend', params: ({ event }) => event.output } },
          ],
          onError: failing('resend', 'idle'),
        },
      }),
    },
  });
