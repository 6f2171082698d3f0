/** The second steps: personal data in the lean flow, shopping preferences in the social one (D15). */
import { leanSecondStepPage } from './lean-second-step.page.ts';
import { socialSecondStepPage } from './social-second-step.page.ts';
import { autoActivatedPage } from './auto-activated.page.ts';
import { sendable } from '../shared/sendable.states.ts';
import type { SecondStepPage } from '../flows/flows.types.ts';
import { onward, stepShown } from '../flows/steps.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { failing, evaluated, waiting } from '../shared/waiting.states.ts';
import { activeElsewhere } from '../shared/active-elsewhere.states.ts';
import { accountFound } from '../known-account/account-exists.states.ts';
import { completionInput } from '../rules/second-step.rules.ts';

/** A refused name is corrected on the same screen. */
const refusedHere = { guard: 'fieldsOfSecondStep', target: 'editing', actions: 'storeCompletionProblems' } as const;

/** The registration no longer exists: the form can be sent again. */
export const lapsed = { type: 'storeProblem', params: { of: 'register', problem: { kind: 'lapsed' } } } as const;

interface Step {
  id: 'finalizeLean' | 'finalizeSocial';
  page: SecondStepPage;
  refused: readonly (typeof refusedHere)[];
}
/** Common states of both steps: editing, sending, and handling the response. */
const step = ({ id, page, refused }: Step) =>
  visitSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: mixed(sendable('complete'), {
        description: 'The visitor adds the missing data.',
        on: {
          'step.submitted': {
            guard: { type: 'mayComplete', params: ({ event }) => event.completion },
            target: 'sending',
            actions: { type: 'storeCompletion', params: ({ event }) => event },
          },
          'form.returned': { target: '#registrationForm', actions: ['clearProblems', 'returnToForm'] },
        },
      }),
      sending: mixed(waiting({ of: 'complete', back: 'editing' }), {
        description: 'Sent. Back waits for the answer; after 8 seconds the visitor can cancel.',
        invoke: {
          id,
          src: 'finalize',
          input: completionInput,
          onDone: evaluated('complete'),
          onError: failing('complete', 'editing'),
        },
      }),
      evaluating: {
        description: 'Evaluates the answer (D16). A refused field of the first step leads back to the form.',
        always: [
          ...onward(page),
          ...refused,
          {
            guard: 'termsOutdated',
            target: '#registrationForm',
            actions: ['storeFieldProblems', 'clearCodeCheck', 'returnToForm'],
          },
          {
            guard: { type: 'answerMeans', params: 'fields' },
            target: '#registrationForm',
            actions: ['storeFieldProblems', 'returnToForm'],
          },
          {
            guard: { type: 'answerMeans', params: 'emailActive' },
            target: '#emailActive',
            actions: [...accountFound('active', 'registration'), 'returnToForm'],
          },
          {
            guard: { type: 'answerMeans', params: 'emailPending' },
            target: '#emailPending',
            actions: [...accountFound('pending', 'registration'), 'returnToForm'],
          },
          {
            guard: { type: 'answerMeans', params: 'deny' },
            target: '#deny',
            actions: ['storeCodeRefusal', 'returnToForm'],
          },
          activeElsewhere,
          {
            guard: { type: 'answerMeans', params: 'linkRefused' },
            target: '#registrationForm',
            actions: ['returnToForm', lapsed],
          },
          {
            target: 'editing',
            actions: { type: 'storeProblem', params: { of: 'complete', problem: { kind: 'technical' } } },
          },
        ],
      },
    },
  });

/** Not routable: it uses the form's address while it is due. */
export const leanSecondStep = mixed(step({ id: 'finalizeLean', page: 'leanSecondStep', refused: [refusedHere] }), {
  id: leanSecondStepPage.id,
  description: 'The second step: name and gender.',
  meta: leanSecondStepPage,
  entry: ['clearProblems', ...stepShown('leanSecondStep')],
  // The form's address was requested; this page already has it.
  on: { 'visit.refused': {} },
});

export const socialSecondStep = mixed(step({ id: 'finalizeSocial', page: 'socialSecondStep', refused: [] }), {
  id: socialSecondStepPage.id,
  description: 'The second step: shopping preferences, which can be skipped.',
  route: { guard: 'socialStepDue' },
  meta: socialSecondStepPage,
  entry: ['clearProblems', ...stepShown('socialSecondStep')],
});

export const autoActivated = visitSetup.createStateConfig({
  id: autoActivatedPage.id,
  description: 'The token proved the address, so the account is active: forwards to the shop, also by a press.',
  meta: autoActivatedPage,
  entry: { type: 'storeActivated', params: 'justNow' },
  initial: 'leaving',
  states: {
    leaving: {
      description: 'Leaves for the shop, which is another system.',
      entry: 'goToShop',
      on: { 'shop.chosen': { target: 'leaving', reenter: true } },
    },
  },
});
