/** Who may have an account: requires an invitation that the back end called valid, and accepted terms. */
import { needsToken } from '../../../machines/flows/read-flows.ts';
import type { Viewer } from '../../../machines/context/admin.types.ts';
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import { answerOf, outputOf } from '../event-output.ts';
import { everywhere, together, type Invariant } from './invariant.ts';
import type { Edge } from './visit-graph.ts';

const starts = (edge: Edge, ...actors: readonly string[]) =>
  edge.effect.started.filter(({ actor }) => actors.includes(actor));

/** When a registration is sent, its code has a verdict from an answer, and a token flow has a readable token. */
const registers = (edge: Edge) => {
  if (starts(edge, 'register').length === 0) return undefined;
  const { verdict, flow, token } = edge.to.facts;
  if (verdict !== 'valid')
    return `expected a valid code, got a registration while the verdict is ${verdict ?? 'not known'}`;
  return needsToken(flow) && !token ? `expected a token in ${flow}, got a registration without` : null;
};
/** A verdict comes only with an answer that contains it. */
const checksCode = ({ from, event, to }: Edge) => {
  if (to.facts.verdict !== 'valid' || from.facts.verdict === 'valid') return undefined;
  // After a typed code is refused, the earlier valid link is checked again.
  const { verdict } = outputOf<InvitationOutput>(event);
  return verdict === 'valid' ? null : 'expected a valid invitation only by a response, got one without';
};
/** A second step requires a registration started by an answer of the back end. */
const completes = (edge: Edge) => {
  if (starts(edge, 'finalizeLean', 'finalizeSocial').length === 0) return undefined;
  return edge.to.facts.registration === 'STARTED'
    ? null
    : 'expected a started registration, got a completion without one';
};
const begins = ({ from, event, to }: Edge) => {
  if (to.facts.registration === null || to.facts.registration === from.facts.registration) return undefined;
  const { actor } = answerOf(event) ?? {};
  return actor && /^(?:register|finalizeLean|finalizeSocial)$/.test(actor)
    ? null
    : `expected that only an answer registers, got ${to.facts.registration}`;
};

export const noAccountWithoutInvitation: Invariant = {
  name: 'no account without a valid invitation or an approved token',
  rules: 'D8, D10, D15, D28',
  sentence:
    'A request that creates an account is sent only if the back end found its code valid; a flow that needs a ' +
    'token also has one. Without a response from the back end no code is valid, so the press waits.',
  check: ({ visit }) =>
    together(
      everywhere(visit, { edge: registers }),
      everywhere(visit, { edge: checksCode }),
      everywhere(visit, { edge: completes }),
      everywhere(visit, { edge: begins }),
      everywhere(visit, {
        situation: ({ place, facts }) => {
          if (place.page !== null) return undefined;
          return facts.verdict === null ? null : 'expected no verdict at the beginning, got one';
        },
      }),
    ),
};

/** The admin role comes only with an answer that grants it; an address opens an admin page only with the role. */
const admits = ({ from, event, to }: Edge) => {
  if (!to.facts.admin || from.facts.admin || event.type === 'xstate.route') return undefined;
  const { actor } = answerOf(event) ?? {};
  return actor === 'askViewer' && outputOf<Viewer>(event).admin === true
    ? null
    : 'expected the role, got an admin page without it';
};

export const adminsByRole: Invariant = {
  name: 'no admin page without the role',
  rules: 'D31',
  sentence:
    'An admin page is shown only if the back end called the visitor an admin in this visit; a token’s claim or an ' +
    'address is not enough.',
  check: ({ visit }) => everywhere(visit, { edge: admits }),
};

export const noSubmitWithoutTerms: Invariant = {
  name: 'no submit without accepted terms',
  rules: 'D13, D16',
  sentence: 'Every registration request has accepted terms, in every flow, also when it is repeated in English.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: (edge) => {
        const sent = starts(edge, 'register');
        if (sent.length === 0) return undefined;
        return sent.every(({ terms }) => terms === true)
          ? null
          : 'expected accepted terms, got a registration without them';
      },
    }),
};
