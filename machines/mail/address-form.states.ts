/** A form with a single e-mail field that requests something (D1, D8). */
import { sendable } from '../shared/sendable.states.ts';
import { mixed, type StateEvents } from '../shared/mixed.ts';
import type { AddressRequest } from '../context/requests.types.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import type { VisitTag } from '../page/tags.types.ts';
import { failing, waiting } from '../shared/waiting.states.ts';
import { emailInput, NO_ADDRESS } from '../rules/mail.rules.ts';

/**
 * Submits an address once it is valid.
 * @param target the state that sends it.
 */
export const addressSubmitted = (of: AddressRequest, target: string) =>
  visitSetup.createStateConfig({
    on: {
      'email.submitted': {
        guard: { type: 'emailGood', params: ({ event }) => event.email },
        target,
        actions: { type: 'storeAddress', params: ({ event }) => ({ of, ...event }) },
      },
    },
  }).on;

interface Asking<Taken, On> {
  of: Exclude<AddressRequest, 'newAddress'>;
  id: 'requestPlace' | 'requestLobbyLink' | 'applyForMembership';
  src: 'requestPlace' | 'applyForMembership';
  /** Target and actions after acceptance, also if the address was accepted a moment ago. */
  taken: Taken;
  /** Tags of the sending state. */
  tags?: readonly VisitTag[];
  /** Further transitions while the address is typed. */
  on?: On | undefined;
}
/** States of the form: editing and sending. */
export const addressForm = <
  const Taken extends {
    target: string;
    actions: readonly ('discardAddressDraft' | 'discardTeaserDraft' | 'storeApplication')[];
  },
  On extends StateEvents,
>({
  of,
  id,
  src,
  taken: { target, actions },
  tags = [],
  on,
}: Asking<Taken, On>) =>
  visitSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: mixed(sendable(of), {
        description: 'An address can be entered.',
        on: { ...addressSubmitted(of, 'sending'), ...on },
      }),
      sending: mixed(waiting({ of, back: 'editing', tags }), {
        description: 'Sent. Back waits for the answer.',
        invoke: {
          id,
          src,
          input: emailInput(of),
          onDone: [
            {
              guard: { type: 'acknowledged', params: ({ event }) => event.output },
              target,
              actions: [{ type: 'storeAnswered', params: of }, ...actions, { type: 'track', params: 'submit_email' }],
            },
            { target: 'editing', actions: { type: 'refuse', params: { of, problem: NO_ADDRESS } } },
          ],
          onError: failing(of, 'editing'),
        },
      }),
    },
  });
