/** The form of the flow `default`: typed in while its invitation is looked up, sent once that is known. */
import { journey } from '../journey.setup.ts';

const invitation = journey.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'invitationValid', target: 'known' }, { target: 'checking' }] },
    checking: {
      description: 'The code is looked up beside the typing.',
      tags: 'lookingUp',
      invoke: {
        id: 'formInvitation',
        src: 'invitation',
        input: ({ context: { invitation } }) => ({
          code: invitation?.code ?? '',
          timestamp: invitation?.timestamp ?? null,
          now: Date.now(),
        }),
        onDone: {
          target: 'judging',
          actions: [{ type: 'storeInvitationAnswer', params: ({ event }) => event.output }, 'reportUnknownTypes'],
        },
        onError: { target: 'unavailable', actions: { type: 'storeFailure', params: { kind: 'technical' } } },
      },
    },
    judging: {
      always: [
        { guard: 'invitationValid', target: 'known' },
        { guard: 'judged', target: '#deny' },
        { target: 'unavailable' },
      ],
    },
    known: { description: 'The invitation holds, and its countries and documents are known.' },
    unavailable: {
      tags: 'unavailable',
      description: 'No answer is not a refusal: the next press asks again.',
      on: {
        'lookUp.retried': { target: 'checking', actions: 'clearProblem' },
        'form.submitted': { guard: { type: 'mayBeSent', params: ({ event }) => event.values }, target: 'checking' },
      },
    },
  },
});

const submitting = journey.createStateConfig({
  description: 'Sent. Back waits for the answer; after a while the visitor may cancel.',
  tags: 'busy',
  on: { 'xstate.route': {}, 'form.cancelled': 'editing' },
  initial: 'waiting',
  states: {
    waiting: { after: { slowAnswer: 'takingLonger' } },
    takingLonger: { description: 'Told that it takes longer (D24).', tags: 'slow' },
  },
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ context: { attempt, judgement } }) => {
      if (!attempt) throw new Error('nothing to send');
      return { ...attempt, countryOptions: judgement?.countryOptions ?? [] };
    },
    onDone: { target: 'judging', actions: { type: 'storeAnswer', params: ({ event }) => event.output } },
    onError: { target: 'editing', actions: { type: 'storeError', params: ({ event }) => ({ thrown: event.error }) } },
  },
  after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: { kind: 'timeout' } } } },
});

const entry = journey.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor types. Nothing is sent that the rules of the form refuse.',
      on: {
        'form.submitted': {
          guard: { type: 'mayBeSent', params: ({ event }) => event.values },
          target: 'awaitingVerdict',
          actions: { type: 'storeAttempt', params: ({ event }) => event },
        },
      },
    },
    awaitingVerdict: {
      description: 'Pressed before the invitation was judged: the press waits for the verdict.',
      tags: 'busy',
      initial: 'waiting',
      states: {
        waiting: { after: { slowAnswer: 'takingLonger' } },
        takingLonger: { tags: 'slow' },
      },
      on: { 'form.cancelled': 'editing' },
      always: [
        { guard: 'invitationValid', target: 'submitting' },
        { guard: 'problemKnown', target: 'editing' },
      ],
    },
    submitting,
    judging: {
      description: 'What the answer means (D16).',
      always: [
        { guard: 'accepted', target: '#formFinished', actions: ['storeRegistration', 'discardDraft'] },
        {
          guard: 'termsOutdated',
          target: ['editing', '#registrationForm.invitation.checking'],
          actions: ['storeFieldProblems', 'clearJudgement'],
        },
        { guard: { type: 'answerMeans', params: 'fields' }, target: 'editing', actions: 'storeFieldProblems' },
        {
          guard: { type: 'answerMeans', params: 'emailActive' },
          target: '#emailActive',
          actions: { type: 'storeAccount', params: 'active' },
        },
        {
          guard: { type: 'answerMeans', params: 'emailPending' },
          target: '#emailPending',
          actions: { type: 'storeAccount', params: 'pending' },
        },
        { guard: { type: 'answerMeans', params: 'deny' }, target: '#deny', actions: 'storeCodeRefusal' },
        { guard: 'mayAskInEnglish', target: 'submitting', actions: 'storeEnglishAttempt' },
        { target: 'editing', actions: ['reportUnknownReasons', 'storeTechnicalProblem'] },
      ],
    },
  },
});

export const registrationForm = journey.createStateConfig({
  id: 'registrationForm' as const,
  description: 'The visitor gives his details, while his invitation is looked up.',
  route: { guard: 'mayRegister' },
  meta: { path: '/registration/formstarted', screen: 'RegistrationForm', layout: 'default' },
  entry: 'clearProblem',
  type: 'parallel',
  states: { invitation, entry },
});
