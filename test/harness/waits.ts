/** Every wait for an answer: how it is entered, and where its ends lead. */
import type { StateValue } from 'xstate';
import type { VisitContext, Problem } from '../../machines/visit.types.ts';
import { accepted, at, done, link, valid, values, type Step } from './chart.ts';
import {
  completions,
  due,
  editing,
  form,
  press,
  secondStep,
  started,
  step,
  submitting,
  token,
  claims,
} from './registration.ts';
import { nameOf, nodes } from './nodes.ts';

type State = ReturnType<typeof at>;
interface End {
  value: StateValue;
  /** What is told; null: nothing. */
  problem: Problem['kind'] | null;
}
export interface Wait {
  /** The state that waits, as the chart names it. */
  id: string;
  actor: string;
  from: State;
  /** What leads there; a press carries a key. */
  enter: (key: string) => Step;
  value: StateValue;
  /** Until the answer is there no other page can be asked for, and the visitor may cancel. */
  held: boolean;
  cancelled: StateValue | null;
  /** The delay that ends it; null: the child has a limit of its own. */
  over: (End & { delay: string }) | null;
  failed: End;
}

const email = values.email;
const signedUp: Partial<VisitContext> = {
  invitation: link,
  registration: { ...started, status: 'PENDING_ACTIVATION' },
};
const letter = (state: StateValue): StateValue => ({
  registration: { formFinished: { activationMail: state, watch: 'watching' } },
});
const uninvited = (code: StateValue, waitingList: StateValue): StateValue => ({
  landing: { uninvited: { code, waitingList } },
});
const held = (back: StateValue) => ({
  held: true,
  cancelled: back,
  over: { delay: 'answerLimit', value: back, problem: 'timeout' as const },
  failed: { value: back, problem: 'network' as const },
});
/** The child ends by itself, and only breaks if it is broken. */
const judged = (back: StateValue, cancelled: StateValue | null) => ({
  held: false,
  cancelled,
  over: null,
  failed: { value: back, problem: 'technical' as const },
});
const mail = (key: string): Step => ({ type: 'mail.requested', locale: 'de', at: 0, key });
const address = (key: string): Step => ({ type: 'email.submitted', email: 'new@example.org', locale: 'de', key });
const code: Step = { type: 'code.submitted', code: 'NONAME' };
const failedEnd = { activation: { activationError: 'failed' } };

export const waits: readonly Wait[] = [
  {
    id: 'landing.lookingUp',
    actor: 'linkInvitation',
    from: at({ landing: 'unavailable' }, { invitation: link }),
    enter: () => ({ type: 'lookUp.retried' }),
    value: { landing: { lookingUp: 'waiting' } },
    ...judged({ landing: 'unavailable' }, null),
  },
  {
    id: 'landing.uninvited.code.checking',
    actor: 'typedInvitation',
    from: at(uninvited('ready', 'idle')),
    enter: () => code,
    value: uninvited({ checking: 'waiting' }, 'idle'),
    ...judged(uninvited('ready', 'idle'), uninvited('ready', 'idle')),
  },
  {
    id: 'landing.uninvited.waitingList.asking',
    actor: 'requestPlace',
    from: at(uninvited('ready', 'idle')),
    enter: address,
    value: uninvited('ready', { asking: 'waiting' }),
    ...held(uninvited('ready', 'refused')),
  },
  {
    id: 'landing.teaser.applying',
    actor: 'applyForMembership',
    from: at({ landing: { teaser: 'editing' } }, { previousPdpPage: '/product/7' }),
    enter: address,
    value: { landing: { teaser: { applying: 'waiting' } } },
    ...held({ landing: { teaser: 'editing' } }),
  },
  {
    id: 'codeEntry.checking',
    actor: 'typedInvitation',
    from: at({ codeEntry: 'ready' }),
    enter: () => code,
    value: { codeEntry: { checking: 'waiting' } },
    ...judged({ codeEntry: 'ready' }, { codeEntry: 'ready' }),
  },
  {
    id: 'registrationForm.invitation.checking',
    actor: 'formInvitation',
    from: at(form('unavailable', 'editing'), { invitation: link }),
    enter: () => ({ type: 'lookUp.retried' }),
    value: form('checking', 'editing'),
    ...judged(form('unavailable', 'editing'), null),
  },
  {
    id: 'registrationForm.entry.submitting',
    actor: 'register',
    from: editing('default'),
    enter: (key) => press(values, key),
    value: form('known', { submitting: 'waiting' }),
    ...held(form('known', 'editing')),
  },
  {
    id: 'leanSecondStep.sending',
    actor: 'finalizeLean',
    from: due('leanStep2'),
    enter: (key) => step(completions.leanStep2, key),
    value: secondStep('leanStep2', { sending: 'waiting' }),
    ...held(secondStep('leanStep2', 'editing')),
  },
  {
    id: 'socialSecondStep.sending',
    actor: 'finalizeSocial',
    from: due('socialRegistration'),
    enter: (key) => step(completions.socialRegistration, key),
    value: secondStep('socialRegistration', { sending: 'waiting' }),
    ...held(secondStep('socialRegistration', 'editing')),
  },
  {
    id: 'formFinished.activationMail.sendingAgain',
    actor: 'resend',
    from: at(letter('idle'), signedUp),
    enter: mail,
    value: letter({ sendingAgain: 'waiting' }),
    ...held(letter('idle')),
  },
  {
    id: 'formFinished.activationMail.changingAddress.sending',
    actor: 'changeEmail',
    from: at(letter({ changingAddress: 'editing' }), signedUp),
    enter: address,
    value: letter({ changingAddress: { sending: 'waiting' } }),
    ...held(letter({ changingAddress: 'editing' })),
  },
  {
    id: 'formFinished.watch.watching',
    actor: 'watchActivation',
    from: submitting('default'),
    enter: () => done('register', accepted('PENDING_ACTIVATION')),
    value: letter('idle'),
    held: false,
    cancelled: null,
    over: {
      delay: 'linkLife',
      value: { registration: { formFinished: { activationMail: 'idle', watch: 'unwatched' } } },
      problem: null,
    },
    failed: {
      value: { registration: { formFinished: { activationMail: 'idle', watch: 'unwatched' } } },
      problem: null,
    },
  },
  {
    id: 'emailPending.sendingAgain',
    actor: 'resend',
    from: at({ registration: { emailPending: 'idle' } }, { account: { state: 'pending', email }, invitation: link }),
    enter: mail,
    value: { registration: { emailPending: { sendingAgain: 'waiting' } } },
    ...held({ registration: { emailPending: 'idle' } }),
  },
  {
    id: 'activateAccount.activating',
    actor: 'activate',
    from: at({ activation: { activateAccount: 'asking' } }, { activationId: 'mailed-id' }),
    enter: (key) => ({ type: 'activation.pressed', key }),
    value: { activation: { activateAccount: { activating: 'waiting' } } },
    held: true,
    cancelled: { activation: { activateAccount: 'asking' } },
    over: { delay: 'answerLimit', value: failedEnd, problem: 'timeout' },
    failed: { value: failedEnd, problem: 'network' },
  },
  {
    id: 'activationError.expiredLink.sendingAgain',
    actor: 'resend',
    from: at({ activation: { activationError: { expiredLink: 'idle' } } }, { activationId: 'mailed-id' }),
    enter: mail,
    value: { activation: { activationError: { expiredLink: { sendingAgain: 'waiting' } } } },
    ...held({ activation: { activationError: { expiredLink: 'idle' } } }),
  },
  {
    id: 'lobby.joining',
    actor: 'joinWaitingList',
    from: at({ lobby: 'asking' }, { token, claims }),
    enter: (key) => ({ type: 'join.pressed', key }),
    value: { lobby: { joining: 'waiting' } },
    ...held({ lobby: 'asking' }),
  },
  {
    id: 'membershipApply.applying',
    actor: 'applyForMembership',
    from: at({ membership: { membershipApply: 'editing' } }),
    enter: address,
    value: { membership: { membershipApply: { applying: 'waiting' } } },
    ...held({ membership: { membershipApply: 'editing' } }),
  },
  {
    id: 'unsubscribe.unsubscribing',
    actor: 'unsubscribe',
    from: at({ unsubscribe: 'asking' }, { token, claims }),
    enter: (key) => ({ type: 'unsubscribe.pressed', key }),
    value: { unsubscribe: { unsubscribing: 'waiting' } },
    ...held({ unsubscribe: 'asking' }),
  },
  {
    id: 'loggedOut.leaving',
    actor: 'logout',
    from: at('deny', { signedIn: true, judgement: valid }),
    enter: () => ({ type: 'logout.chosen' }),
    value: { loggedOut: 'leaving' },
    held: true,
    cancelled: null,
    over: { delay: 'answerLimit', value: { loggedOut: 'left' }, problem: null },
    failed: { value: { loggedOut: 'left' }, problem: null },
  },
  ...(['linkGeneratorGate', 'splitGeneratorGate'] as const).map((door): Wait => {
    const unanswered = { admin: { [door]: 'unanswered' } };
    return {
      id: `${door}.asking`,
      actor: 'askViewer',
      from: at(unanswered, { token, claims }),
      enter: () => ({ type: 'lookUp.retried' }),
      value: { admin: { [door]: { asking: 'waiting' } } },
      held: false,
      cancelled: null,
      over: { delay: 'answerLimit', value: unanswered, problem: 'timeout' },
      failed: { value: unanswered, problem: 'network' },
    };
  }),
  {
    id: 'staleDeployment.asking',
    actor: 'pingBackend',
    from: at({ staleDeployment: 'unreachable' }),
    enter: () => ({ type: 'reload.retried' }),
    value: { staleDeployment: 'asking' },
    held: false,
    cancelled: null,
    over: { delay: 'slowAnswer', value: { staleDeployment: 'unreachable' }, problem: null },
    failed: { value: { staleDeployment: 'unreachable' }, problem: null },
  },
];

/** The states of the chart that wait for an answer, and for whose. */
export const waitsOfChart = nodes.flatMap((node) => node.invoke.map(({ id }) => ({ id: nameOf(node), actor: id })));
