/** The same for what is offered, said and given up. */
import { deny, done, landing, limit, pair, pressed, saying, sending, type Case } from './graphs.ts';
import { forms, variants } from './tables.ts';

export const toldCases: readonly Case[] = [
  pair(
    'every experiment variant keeps all of these',
    forms,
    variants,
    { ways: [...variants, ['plain', { type: 'offer.made', flow: 'leanStep2' }, 'lean']] },
    '{"type":"offer.made","flow":"leanStep2"} moves the visitor',
  ),
  pair(
    'nothing typed is lost',
    { sending, there: { page: 'formFinished' }, deny },
    [['sending', done('register'), 'there', saying('draft.discarded registration')]],
    { ways: [['sending', done('register'), 'deny', saying('draft.discarded registration')]] },
    'draft.discarded registration, by xstate.done.actor.register',
  ),
  pair(
    'credentials are handed over once',
    { sending, landing },
    [['sending', done('register'), 'landing', saying('credentials.received')]],
    { ways: [['sending', done('register'), 'landing', saying('credentials.received', 'credentials.received')]] },
    'xstate.done.actor.register hands them over 2 times',
  ),
  pair(
    'nobody is taken away unasked',
    { landing },
    [['landing', pressed('login.chosen'), 'landing', saying('navigation.requested login')]],
    { ways: [['landing', limit('slowAnswer'), 'landing', saying('navigation.requested login')]] },
    'xstate.after.slowAnswer.here takes the visitor away',
  ),
  pair(
    'each analytics event is told once a step',
    { landing },
    [['landing', pressed('code.submitted'), 'landing', saying('event.tracked submit_code_registration')]],
    { ways: [['landing', pressed('network.lost'), 'landing', saying('event.tracked submit_email')]] },
    'network.lost tells event.tracked submit_email',
  ),
];
