/** The visit with its services: the only place that provides its actors and those of its invitations. */
import { invitationCalls } from './invitation/invitation.calls.ts';
import { invitationMachine } from './invitation/invitation.machine.ts';
import { provided } from './common/service-calls.ts';
import { visitCalls, type VisitServices } from './context/visit.calls.ts';
import { visitMachine } from './visit.machine.ts';

/** The visit's chart, ready to start. */
export const visitMachineWith = (services: VisitServices) =>
  visitMachine.provide({
    actors: {
      ...provided(visitCalls, services),
      invitation: invitationMachine.provide({ actors: provided(invitationCalls, services) }),
    },
  });
