/** The start page: a welcome for invited visitors, a code form for visitors who hold a code. */
import { flowsBeginningOn, stepShown } from '../flows/steps.states.ts';
import { landingPage } from './landing.page.ts';
import { codeBegun, codeForm } from '../code-entry/code-form.states.ts';
import { invitationInput } from '../rules/invitation.rules.ts';
import { lookUp } from '../shared/look-up.states.ts';
import { sendable } from '../shared/sendable.states.ts';
import { evaluating, submitting } from '../registration/first-step.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { countryChanged } from '../registration/registration-form.states.ts';
import type { VisitEvent } from '../context/visit.types.ts';
import { application } from '../membership/application.states.ts';
import { placeRequest } from '../waiting-list/place-request.states.ts';
import { slowly } from '../shared/waiting.states.ts';

const closed = { target: '#landing.uninvited', actions: 'closeTeaser' } as const;
/** The teaser does not interrupt typing. A teaser whose chunk fails to load is skipped. */
const teaserClosed = visitSetup.createStateConfig({
  on: {
    'teaser.closed': closed,
    'part.absent': closed,
    'visitor.typing': { ...closed, actions: ['closeTeaser', 'storeTyping'] },
  },
}).on;

const slugOf = (event: VisitEvent): string | null =>
  event.type === 'xstate.route' ? (event.params?.slug ?? null) : null;

/** Submitted and answered on this page, without a detour over another page with the same fields. */
const firstStep = visitSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: mixed(sendable('register'), {
      description: 'The form of a flow that begins on this page.',
      on: {
        'form.submitted': {
          guard: { type: 'mayBeSentHere', params: ({ event }) => event.values },
          target: 'submitting',
          actions: [{ type: 'storeAttempt', params: ({ event }) => event }, 'storePromise'],
        },
      },
    }),
    submitting: submitting('editing'),
    evaluating: evaluating({
      back: 'editing',
      outdated: '#registrationForm.invitation.checking',
      flows: flowsBeginningOn('landing'),
    }),
  },
});

export const landing = visitSetup.createStateConfig({
  id: landingPage.id,
  description: 'The start page. A link’s invitation is looked up while the page is shown.',
  route: {
    guard: { type: 'landingDefined', params: ({ event }) => slugOf(event) },
    actions: { type: 'storeSlug', params: ({ event }) => slugOf(event) },
  },
  meta: landingPage,
  entry: ['clearProblems', 'storeAccent'],
  on: { ...codeBegun, ...countryChanged },
  initial: 'opening',
  states: {
    opening: {
      description: 'Also the delivered page: it is not known yet whether there is an invitation.',
      tags: 'undecided',
      always: [
        { guard: 'invitationValid', target: 'welcomed' },
        { guard: 'codeChecked', target: 'uninvited' },
        { guard: 'codeKnown', target: 'lookingUp' },
        { guard: 'teaserDue', target: 'teaser' },
        { target: 'uninvited' },
      ],
    },
    lookingUp: mixed(slowly, {
      description:
        'The invitation is looked up. The visitor is greeted meanwhile; no text asks for an invitation (D49).',
      tags: ['lookingUp', 'verdictPending', 'greeted'],
      entry: { type: 'clearProblem', params: 'lookUp' },
      invoke: lookUp({ id: 'linkInvitation', of: 'lookUp', input: invitationInput, unanswered: 'unavailable' }),
    }),
    evaluating: {
      always: [
        { guard: { type: 'problemKnown', params: 'lookUp' }, target: 'unavailable' },
        { guard: 'invitationValid', target: 'welcomed' },
        { guard: 'referrerBlocklisted', target: '#deny', actions: 'goToDeny' },
        { guard: 'cameByLink', target: '#deny' },
        { target: 'uninvited' },
      ],
    },
    welcomed: mixed(firstStep, {
      description: 'Names the inviter and leads to the form; a flow may have its first step here.',
      tags: ['invited', 'greeted'],
      entry: [...stepShown('landing'), { type: 'exposeVoucher', params: { flows: flowsBeginningOn('landing') } }],
    }),
    unavailable: {
      tags: ['unavailable', 'verdictPending', 'greeted'],
      description: 'No answer is not a refusal: the code is kept, and the visitor can try again.',
      on: {
        'lookUp.retried': 'lookingUp',
        'network.returned': { target: 'lookingUp', actions: 'storeOnline' },
      },
    },
    teaser: mixed(application('teaser', teaserClosed), {
      description: 'Explains to visitors from a product page why it is for members only (D4).',
      tags: 'teased',
    }),
    uninvited: {
      description: 'No invitation: a code can be entered, or an address for the waiting list.',
      type: 'parallel',
      states: { code: codeForm, waitingList: placeRequest },
    },
  },
});
