/** *Send again*, as it stands on several pages (D26). */
import { journey } from '../journey.setup.ts';
import type { ResendBy } from './resend.types.ts';

/** The states of a page on which the activation mail can be asked for again, by what the visit holds there. */
export const resending = (by: ResendBy) =>
  journey.createStateConfig({
    initial: 'resting',
    states: {
      resting: {
        description: 'The mail can be asked for again, at most once a minute.',
        on: {
          'mail.requested': [
            { guard: { type: 'mailAllowed', params: ({ event }) => event.at }, target: 'sendingAgain' },
            { actions: 'refuseResend' },
          ],
        },
      },
      sendingAgain: {
        description: 'The mail is asked for again.',
        tags: 'busy',
        entry: 'clearProblem',
        invoke: {
          id: 'resend',
          src: 'resend',
          input: ({ context: { activationId, account, registration, invitation }, event }) => ({
            by,
            locale: event.type === 'mail.requested' ? event.locale : 'en',
            activationId,
            email: account?.email ?? registration?.email ?? null,
            code: invitation?.code ?? null,
          }),
          onDone: {
            target: 'resting',
            actions: { type: 'storeResend', params: ({ event }) => ({ answer: event.output, at: Date.now() }) },
          },
          onError: {
            target: 'resting',
            actions: { type: 'storeError', params: ({ event }) => ({ thrown: event.error }) },
          },
        },
        after: { answerLimit: { target: 'resting', actions: { type: 'storeFailure', params: { kind: 'timeout' } } } },
      },
    },
  });
