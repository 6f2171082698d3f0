/** Architecture rules that the compiler cannot check, applied to the real charts and to one that breaks them all. */
import { and, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  everyInvokeGoesOn,
  everyNameExists,
  everyPageIsWhole,
  everyWaitEnds,
  nothingIsInline,
  oneRoutableStateAPath,
  oneScreenEverywhereButInBoot,
} from '../test/harness/chart-rules.ts';
import { linkGeneratorMachine } from './admin/link-generator.machine.ts';
import { splitGeneratorMachine } from './admin/split-generator.machine.ts';
import { configurationMachine } from './configuration/configuration.machine.ts';
import { networkMachine } from './connection/network.machine.ts';
import { consentMachine } from './consent/consent.machine.ts';
import { experimentsMachine } from './experiments/experiments.machine.ts';
import { formMachine } from './forms/form.machine.ts';
import { seasonMachine } from './landing-pages/season.machine.ts';
import { languageMachine } from './language/language.machine.ts';
import { invitationMachine } from './invitation/invitation.machine.ts';
import { visitMachine } from './visit.machine.ts';

const rules = {
  everyPageIsWhole,
  oneRoutableStateAPath,
  everyInvokeGoesOn,
  everyWaitEnds,
  nothingIsInline,
  everyNameExists,
};

describe.each([
  ['visit', visitMachine],
  ['invitation', invitationMachine],
  ['consent', consentMachine],
  ['experiments', experimentsMachine],
  ['form', formMachine],
  ['season', seasonMachine],
  ['language', languageMachine],
  ['configuration', configurationMachine],
  ['network', networkMachine],
  ['link generator', linkGeneratorMachine],
  ['split generator', splitGeneratorMachine],
])('the chart %s', (_, machine) => {
  test.each(Object.entries(rules))('%s', (_, rule) => {
    expect(rule(machine)).toEqual([]);
  });
});

test('every state except boot shows exactly one screen', () => {
  expect(oneScreenEverywhereButInBoot(visitMachine)).toEqual([]);
});

describe('a chart that breaks the rules is found by', () => {
  const never = fromPromise(() => Promise.resolve());
  const child = setup({ actors: { never } }).createMachine({
    initial: 'waiting',
    states: {
      waiting: { invoke: { id: 'n', src: 'never', onDone: 'over', onError: 'over' } },
      over: { type: 'final' },
    },
  });
  const broken = setup({
    actors: { never, child },
    actions: { known: () => {} },
    guards: { known: () => true, composed: and(['known', 'misspelt' as never]) },
    delays: { known: 1 },
  }).createMachine({
    initial: 'boot',
    states: {
      boot: { on: { inlineGuard: { guard: () => true, target: 'page' } } },
      page: {
        id: 'page',
        route: {},
        meta: { path: '/page', screen: 'Page', layout: 'default' },
        description: 'A whole one.',
        initial: 'waiting',
        states: {
          waiting: { invoke: { src: 'never', onDone: {}, onError: { actions: 'known' } } },
          waitingForChild: { invoke: { id: 'child', src: 'child', onDone: 'nested', onError: 'nested' } },
          leavable: {
            invoke: { id: 'n', src: 'never', onDone: 'nested', onError: 'nested' },
            after: { known: 'nested' },
          },
          nested: { meta: { path: 'page', screen: '', layout: '' } },
        },
      },
      twin: {
        id: 'twin',
        route: {},
        meta: { path: '/page', screen: 'Twin', layout: 'default' },
        description: 'A twin.',
      },
      nowhere: {
        id: 'nowhere',
        route: { guard: { type: 'misnamed' } as never },
        entry: [() => {}, 'misnamed' as never, { type: 'known' }],
        exit: { type: 'misnamedToo' } as never,
        after: { misspeltDelay: 'boot' } as never,
        invoke: { id: 'a', src: 'misnamed' as never, onDone: 'boot', onError: 'boot' },
        on: { go: 'boot' },
      },
    },
  });

  test('each rule', () => {
    const all = Object.entries({ ...rules, oneScreenEverywhereButInBoot });
    expect(Object.fromEntries(all.map(([name, rule]) => [name, rule(broken)]))).toEqual({
      everyPageIsWhole: ['id', 'path', 'screen', 'layout', 'description'].map(
        (part) => `(machine).page.nested has no ${part}`,
      ),
      oneRoutableStateAPath: ['twin shares /page', 'nowhere is routable, but no page'],
      oneScreenEverywhereButInBoot: ['(machine).page.nested shows 2 screens', 'nowhere shows 0 screens'],
      everyInvokeGoesOn: [
        '(machine).page.waiting invokes without an id',
        '(machine).page.waiting has no way on when it is done',
        '(machine).page.waiting has no way on from an error',
      ],
      everyWaitEnds: ['(machine).page.waiting may wait for ever', '(machine).page.waitingForChild may wait for ever'],
      nothingIsInline: ['(machine).boot has an inline guard', 'nowhere has an inline action'],
      everyNameExists: [
        'there is no action misnamed',
        'there is no action misnamedToo',
        'there is no guard misnamed',
        'there is no guard misspelt',
        'there is no actor misnamed',
        'there is no delay misspeltDelay',
      ],
    });
  });
});
