/** The form of every flow: it can be filled in during the look-up of the invitation, and is sent after it. */
import { FLOW_NAMES } from '../flows/read-flows.ts';
import { stepShown } from '../flows/steps.states.ts';
import { registrationFormPage } from './registration-form.page.ts';
import { sendable } from '../shared/sendable.states.ts';
import { invitationInput } from '../rules/invitation.rules.ts';
import { lookUp } from '../shared/look-up.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { slowly } from '../shared/waiting.states.ts';
import { evaluating, submitting } from './first-step.states.ts';

const invitation = visitSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'invitationValid', target: 'known' }, { target: 'checking' }] },
    checking: {
      description: 'The code is looked up while the visitor types.',
      tags: 'lookingUp',
      entry: 'beginLookUp',
      invoke: lookUp({ id: 'formInvitation', of: 'lookUp', input: invitationInput, unanswered: 'unavailable' }),
    },
    evaluating: {
      always: [
        { guard: 'invitationValid', target: 'known' },
        { guard: { type: 'problemKnown', params: 'lookUp' }, target: 'unavailable' },
        { guard: 'referrerBlocklisted', target: '#deny', actions: 'goToDeny' },
        { target: '#deny' },
      ],
    },
    known: {
      description: 'The invitation is valid; its countries, documents and vouchers are known.',
      entry: { type: 'exposeVoucher', params: { flows: FLOW_NAMES } },
    },
    unavailable: {
      tags: 'unavailable',
      entry: 'storeUnchecked',
      description: 'No answer is not a refusal: the next press repeats the check.',
      on: {
        'lookUp.retried': 'checking',
        'network.returned': [
          { guard: { type: 'lost', params: 'register' }, actions: 'storeOnline' },
          { target: 'checking', actions: 'storeOnline' },
        ],
        'form.submitted': { guard: { type: 'mayBeSent', params: ({ event }) => event.values }, target: 'checking' },
      },
    },
  },
});

/** The visitor changed the country; a prefilled country is not tracked. */
export const countryChanged = visitSetup.createStateConfig({
  on: { 'country.changed': { actions: { type: 'track', params: 'registration_country_changed' } } },
}).on;

const entry = visitSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: mixed(sendable('register'), {
      description: 'The visitor types. Invalid input is not sent.',
      on: {
        'form.submitted': {
          guard: { type: 'mayBeSent', params: ({ event }) => event.values },
          target: 'awaitingVerdict',
          actions: { type: 'storeAttempt', params: ({ event }) => event },
        },
      },
    }),
    awaitingVerdict: mixed(slowly, {
      description: 'Pressed before the invitation was checked: waits for the result.',
      tags: 'busy',
      on: { 'wait.cancelled': 'editing' },
      always: [
        { guard: 'invitationValid', target: 'submitting', actions: 'storePromise' },
        { guard: { type: 'problemKnown', params: 'lookUp' }, target: 'editing' },
      ],
    }),
    submitting: submitting('editing'),
    evaluating: evaluating({
      back: 'editing',
      outdated: ['editing', '#registrationForm.invitation.checking'],
      flows: FLOW_NAMES,
    }),
  },
});

export const registrationForm = visitSetup.createStateConfig({
  id: registrationFormPage.id,
  description: 'The registration form with the fields of the flow; the invitation is looked up meanwhile.',
  route: { guard: 'mayRegister', actions: 'clearProblems' },
  meta: registrationFormPage,
  entry: ['decideFlow', ...stepShown('registrationForm')],
  on: {
    ...countryChanged,
    'offer.made': {
      actions: [
        { type: 'storeOffer', params: ({ event }) => event },
        'previewFlow',
        { type: 'exposeVoucher', params: { flows: FLOW_NAMES } },
      ],
    },
  },
  type: 'parallel',
  states: { invitation, entry },
});
