/** The visit with its services in place: the one place where its placeholders, and those of its invitations, are filled. */
import { invitationCalls } from './invitation/invitation.calls.ts';
import { invitationMachine } from './invitation/invitation.machine.ts';
import { provided } from './service-calls.ts';
import { visitCalls, type VisitServices } from './visit.calls.ts';
import { visitMachine } from './visit.machine.ts';

/** The visit’s chart, ready to be started. */
export const visitMachineWith = (services: VisitServices) =>
  visitMachine.provide({
    actors: {
      ...provided(visitCalls, services),
      invitation: invitationMachine.provide({ actors: provided(invitationCalls, services) }),
    },
  });
