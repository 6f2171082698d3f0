/** For each invariant a graph on which it holds, and the same graph with one fault in it. */
import { EVERY_REASON } from '../../model/answers.ts';
import {
  boot,
  deny,
  done,
  failed,
  judged,
  landing,
  limit,
  pair,
  pressed,
  refusal,
  sending,
  start,
  starting,
  to,
  valid,
  type Case,
} from './graphs.ts';
import { arrivals, everyPage, refusals, verdicts } from './tables.ts';

export const cases: readonly Case[] = [
  pair(
    'no dead end',
    { boot, deny, landing },
    [
      ['boot', start, 'deny'],
      ['deny', start, 'landing'],
    ],
    {
      steps: [
        ['boot', to('deny'), 'deny'],
        ['boot', start, 'landing'],
        ['deny', to('deny'), 'deny'],
      ],
    },
    'nothing good can come of "deny" any more',
  ),
  pair(
    'an address always leads back',
    { sending, landing },
    [
      ['sending', limit(), 'landing'],
      ['landing', start, 'landing'],
    ],
    {
      steps: [
        ['sending', pressed('shop.chosen'), 'landing'],
        ['landing', start, 'landing'],
      ],
    },
    'no address leads away from "sending"',
  ),
  pair(
    'no account without a valid invitation or an approved token',
    {
      boot,
      landing: { ...landing, facts: valid },
      sending: { ...sending, facts: valid },
      second: { facts: { registration: 'STARTED' } },
    },
    [
      ['boot', judged, 'landing'],
      ['landing', pressed('form.submitted'), 'sending', starting('register')],
      ['sending', done('register'), 'second'],
      ['second', pressed('step.submitted'), 'second', starting('finalizeLean')],
    ],
    { states: { sending: { ...sending, facts: { invitation: 'link' } } } },
    'a registration is sent while the verdict is not known',
  ),
  pair(
    'no submit without accepted terms',
    { landing, sending },
    [['landing', pressed('form.submitted'), 'sending', starting('register', true)]],
    { steps: [['landing', pressed('form.submitted'), 'sending', starting('register', false)]] },
    'a registration is sent without accepted terms',
  ),
  pair(
    'no second effect without a new press',
    {
      landing,
      sending,
      pending: { page: 'registrationForm', tags: ['busy'] },
      english: sending,
    },
    [
      ['landing', pressed('form.submitted'), 'pending'],
      ['pending', judged, 'sending', starting('register')],
      ['sending', done('register', refusal('LocaleInvalid')), 'english', starting('register', true, true)],
    ],
    {
      steps: [
        ['landing', pressed('form.submitted'), 'pending'],
        ['landing', to('registrationForm'), 'sending', starting('register')],
      ],
    },
    'register is started by xstate.route',
  ),
  pair(
    'what was sent is waited for',
    { sending, landing },
    [['sending', limit(), 'landing']],
    { steps: [['sending', start, 'landing']] },
    '#landing is opened while register is on its way',
  ),
  pair(
    'activation only by a press',
    { asking: { page: 'activateAccount' }, activating: { page: 'activateAccount' } },
    [['asking', pressed('activation.pressed'), 'activating', starting('activate')]],
    { steps: [['asking', to('activateAccount'), 'activating', starting('activate')]] },
    'xstate.route activates',
  ),
  pair(
    'every problem reason has a way out',
    { sending, landing, lost: deny },
    refusals('landing'),
    {
      steps: [
        ...refusals('landing').slice(1),
        ['sending', done('register', refusal(EVERY_REASON[0] ?? '')), 'sending'],
      ],
    },
    'register is refused in "sending", and waits on',
  ),
  pair(
    'every error type of the look-up has a way out',
    { checking: { page: 'landing', asking: ['linkInvitation'] }, landing },
    verdicts(null),
    { steps: verdicts(null).slice(1) },
    'invalid was never the answer of linkInvitation',
  ),
  pair(
    'opened cold, each address leads to exactly one page, and an earned one',
    { boot, ...everyPage },
    arrivals(null),
    { steps: arrivals('formFinished') },
    'formFinished leads to formFinished, not to landing',
  ),
  pair(
    'no admin page without the role',
    {
      linkGeneratorGate: { page: 'linkGeneratorGate', asking: ['askViewer'] },
      linkGenerator: { page: 'linkGenerator', facts: { admin: true } },
    },
    [['linkGeneratorGate', done('askViewer', { admin: true }), 'linkGenerator']],
    { steps: [['linkGeneratorGate', done('askViewer', { admin: false }), 'linkGenerator']] },
    'an admin page is shown by xstate.done.actor.askViewer',
  ),
  pair(
    'a page that accepts an address is the page one is then on',
    { landing, deny },
    [['landing', to('deny'), 'deny']],
    { steps: [['landing', to('entrance'), 'deny']] },
    '#entrance is accepted, and leads to deny',
  ),
  pair(
    'exactly one screen',
    { boot, landing },
    [['boot', start, 'landing']],
    { states: { landing: { ...landing, screens: 2 } } },
    '"landing" shows 2 screens',
  ),
  pair(
    'every wait ends',
    { sending, landing },
    [
      ['sending', done('register'), 'landing'],
      ['sending', failed('register'), 'landing'],
      ['sending', limit(), 'landing'],
      ['sending', pressed('wait.cancelled'), 'landing'],
    ],
    {
      steps: [
        ['sending', done('register'), 'landing'],
        ['sending', failed('register'), 'landing'],
        ['sending', pressed('wait.cancelled'), 'landing'],
      ],
    },
    'time does not end the wait in "sending"',
  ),
];
