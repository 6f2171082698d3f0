/** The four registration flows for tests: their input, and their state after sending. */
import type { Known } from '../../src/screens/fixture.ts';
import type { StateValue } from 'xstate';
import { FLOWS, type FlowInTwoSteps, type RegistrationFlow } from '../../machines/flows/flows.ts';
import { needsToken } from '../../machines/flows/read-flows.ts';
import type {
  Attempt,
  Completion,
  Registration,
  RegistrationValues,
} from '../../machines/context/registration.types.ts';
import { at, link, requestsWith, take, tokenOf, valid, values, type Step } from './chart.ts';

export const claims = { email: values.email, purpose: null, registrationCode: 'VESTIBULE', provider: 'google' };
export const token = tokenOf(claims);

export const form = (invitation: string, entry: StateValue): StateValue => ({
  registration: { registrationForm: { invitation, entry } },
});
export const formFinished: StateValue = {
  registration: { formFinished: { activationMail: 'idle', watch: 'watching' } },
};

/** The visitor's input in the form, by flow; the rest is asked for later, or never (D15). */
export const formValues: Readonly<Record<RegistrationFlow, RegistrationValues>> = {
  default: values,
  waitingListApproved: values,
  leanStep2: { ...values, gender: '', firstName: '', lastName: '' },
  socialRegistration: { ...values, firstName: '', lastName: '' },
};
/** The context of a visit when the form is sent. */
export const knownIn = (flow: RegistrationFlow): Known => ({
  flow,
  invitation: link,
  codeCheck: valid,
  ...(needsToken(flow) ? { token: { text: token, claims } } : {}),
});
/** An attempt that was sent, including its promised voucher (D51). */
export const attemptIn = (flow: RegistrationFlow, key = 'first'): Attempt => ({
  key,
  code: 'VESTIBULE',
  timestamp: null,
  locale: 'de',
  values: formValues[flow],
  voucher: '10-percent-no-mov',
});
/** An attempt to be sent. */
export const unsent = (attempt: Attempt): Attempt => ({ ...attempt, voucher: null });
/** An attempt that was answered: its values are kept, its key is used up. */
export const answered = (attempt: Attempt) => ({ sent: { ...attempt, key: '', code: '' } });

export const press = (given: RegistrationValues = values, key = 'first'): Step => ({
  type: 'form.submitted',
  values: given,
  locale: 'de',
  key,
});
export const editing = (flow: RegistrationFlow, context: Known = {}) =>
  at(form('known', 'editing'), { ...knownIn(flow), ...context });
/** The form of a flow, just sent. */
export const submitting = (flow: RegistrationFlow) => take(editing(flow), press(formValues[flow])).state;

export const secondStep = (flow: FlowInTwoSteps, state: StateValue): StateValue => ({
  registration: { [FLOWS[flow].steps[1].page]: state },
});
export const person = { gender: 'man', firstName: 'Åke', lastName: 'Öberg' } as const;
export const completions: Readonly<Record<FlowInTwoSteps, Completion>> = {
  leanStep2: { person },
  socialRegistration: { shoppingPreferences: ['women', 'shoes'] },
};
export const started: Registration = { id: '1', email: values.email, status: 'STARTED' };
export const step = (completion: Completion, key = 'step'): Step => ({ type: 'step.submitted', completion, key });

/** A due second step, after an accepted form. */
export const due = (flow: FlowInTwoSteps, context: Known = {}) =>
  at(secondStep(flow, 'editing'), {
    ...knownIn(flow),
    requests: requestsWith({ register: answered(attemptIn(flow)) }),
    registration: started,
    signedIn: true,
    ...context,
  });
/** The second step of a flow, just sent. */
export const completing = (flow: FlowInTwoSteps) => take(due(flow), step(completions[flow])).state;
