/** A form of one field, an e-mail address: it is sent once the address is one (D1, D8). */
import { visitSetup } from '../visit.setup.ts';

/** @param target where the address is sent from. */
export const emailSubmitted = (target: string) =>
  visitSetup.createStateConfig({
    on: {
      'email.submitted': {
        guard: { type: 'emailGood', params: ({ event }) => event.email },
        target,
        actions: { type: 'storeEmailRequest', params: ({ event }) => event },
      },
    },
  }).on;
