/** The visit after the look-up of a link: on the code page (D10, D49), and from a blocked site (D11). */
import { describe, expect, test } from 'vitest';
import { at, done, link, open, route, take, valid } from '../../test/harness/chart.ts';
import { form } from '../../test/harness/registration.ts';
import { prefilledCode } from '../forms/prefilled-code.ts';
import type { CodeCheck } from './invitation.types.ts';

const host = 'www.forum.example';
const found = { ...link, referrer: host };
const blocked: CodeCheck = { ...valid, verdict: 'forbiddenReferrer', forbiddenReferrer: host };
const ready = { codeEntry: 'ready' };

describe('the code page looks up a known invitation', () => {
  const opened = open('codeEntry', { invitation: link });
  test('once, while the visitor types; then its inviter is known', () => {
    const known = take(opened.state, done('linkInvitation', valid));
    const again = take(known.state, route('entrance'), route('codeEntry'));
    expect([opened.asked.map(({ id }) => id), prefilledCode(opened.context)]).toEqual([
      ['linkInvitation'],
      'VESTIBULE',
    ]);
    expect([known.value, known.context.codeCheck?.inviter, again.value, again.asked]).toEqual([
      ready,
      'Clara',
      ready,
      [],
    ]);
  });
  test('refused: shown at the field, which keeps the code; neither is shown again', () => {
    const refused = take(opened.state, done('linkInvitation', { ...valid, verdict: 'expired', inviter: null }));
    const again = take(refused.state, route('entrance'), route('codeEntry'));
    expect([refused, again].map(({ context }) => [context.requests.code.problem, prefilledCode(context)])).toEqual([
      [{ kind: 'code', verdict: 'expired' }, 'VESTIBULE'],
      [null, ''],
    ]);
    expect([refused.value, again.asked]).toEqual([ready, []]);
  });
});

describe('from a blocked site: a full page load of the deny page', () => {
  test.each([
    ['landing', 'linkInvitation'],
    ['codeEntry', 'linkInvitation'],
    ['registrationForm', 'formInvitation'],
  ] as const)('from %s', (page, id) => {
    const arrived = open(page, { invitation: found });
    const taken = take(arrived.state, done(id, blocked));
    expect([arrived.asked.map(({ input }) => input), taken.value, taken.emitted, taken.context.codeCheck]).toEqual([
      [found],
      'deny',
      [{ type: 'navigation.requested', to: 'deny' }],
      blocked,
    ]);
  });
  test('remembered: the form leads to the deny page without another page load', () => {
    const arrived = open('registrationForm', { invitation: { ...found, source: 'memory' } });
    const taken = take(arrived.state, done('formInvitation', blocked));
    expect([taken.value, taken.emitted]).toEqual(['deny', []]);
  });
  test('a typed code is exempt, after any invitation by link', () => {
    const state = at(ready, { invitation: found, codeCheck: blocked });
    const typed = take(state, { type: 'code.submitted', code: 'VESTIBULE' });
    const good = take(typed.state, done('typedInvitation', valid));
    expect([typed.asked, good.value, good.emitted, good.context.invitation]).toEqual([
      [{ id: 'typedInvitation', input: { code: 'VESTIBULE', timestamp: null, referrer: null } }],
      form('known', 'editing'),
      [],
      { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'typed' },
    ]);
  });
});
