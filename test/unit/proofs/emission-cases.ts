/** Counter-cases of the invariants of what is offered, emitted and given up. */
import { deny, done, landing, limit, pair, pressed, emitting, sending, type Case } from './graphs.ts';
import { forms, variants } from './tables.ts';

export const emissionCases: readonly Case[] = [
  pair(
    'every experiment variant keeps all of these',
    forms,
    variants,
    { steps: [...variants, ['plain', { type: 'offer.made', flow: 'leanStep2' }, 'lean']] },
    '{"type":"offer.made","flow":"leanStep2"} moves the visitor',
  ),
  pair(
    'nothing typed is lost',
    { sending, there: { page: 'formFinished' }, deny },
    [['sending', done('register'), 'there', emitting('draft.discarded registration')]],
    { steps: [['sending', done('register'), 'deny', emitting('draft.discarded registration')]] },
    'draft.discarded registration, by xstate.done.actor.register',
  ),
  pair(
    'credentials are handed over once',
    { sending, landing },
    [['sending', done('register'), 'landing', emitting('credentials.received')]],
    { steps: [['sending', done('register'), 'landing', emitting('credentials.received', 'credentials.received')]] },
    'xstate.done.actor.register hands them over 2 times',
  ),
  pair(
    'nobody is taken away unasked',
    { landing },
    [['landing', pressed('login.chosen'), 'landing', emitting('navigation.requested login')]],
    { steps: [['landing', limit('slowAnswer'), 'landing', emitting('navigation.requested login')]] },
    'xstate.after.slowAnswer.here takes the visitor away',
  ),
  pair(
    'each analytics event is tracked once a step',
    { landing },
    [['landing', pressed('code.submitted'), 'landing', emitting('event.tracked submit_code_registration')]],
    { steps: [['landing', pressed('network.lost'), 'landing', emitting('event.tracked submit_email')]] },
    'network.lost tracks event.tracked submit_email',
  ),
];
