/**
 * The code page knows the invitation: it is looked up there once, and a refusal is shown at the field (D10, D11, D49).
 */
import { describe, expect, test } from 'vitest';
import { done, link, open, route, take, valid } from '../../test/harness/chart.ts';
import { prefilledCode } from '../forms/prefilled-code.ts';

const ready = { codeEntry: 'ready' };
const refused = (verdict: 'invalid' | 'expired' | 'noInvitationsLeft') => ({ ...valid, verdict, inviter: null });
const opened = open('codeEntry', { invitation: link });

test('is looked up once while the visitor types; then its inviter is known', () => {
  const known = take(opened.state, done('linkInvitation', valid));
  const again = take(known.state, route('entrance'), route('codeEntry'));
  expect([opened.asked.map(({ id }) => id), prefilledCode(opened.context)]).toEqual([['linkInvitation'], 'VESTIBULE']);
  expect([known.value, known.context.codeCheck?.inviter, again.value, again.asked]).toEqual([
    ready,
    'Clara',
    ready,
    [],
  ]);
});
test('earlier pages do not look it up, and its code is kept', () => {
  const about = open('aboutUs', { invitation: link });
  const there = take(about.state, route('codeEntry'));
  expect([about.asked, there.asked.map(({ id }) => id)]).toEqual([[], ['linkInvitation']]);
});

describe.each(['invalid', 'expired', 'noInvitationsLeft'] as const)('%s', (verdict) => {
  const told = take(opened.state, done('linkInvitation', refused(verdict)));
  test('is shown at the field, which keeps the code; the visitor stays on the page', () => {
    expect([told.value, told.context.requests.code.problem, prefilledCode(told.context)]).toEqual([
      ready,
      { kind: 'code', verdict },
      'VESTIBULE',
    ]);
  });
  test('is neither shown nor offered again', () => {
    const again = take(told.state, route('entrance'), route('codeEntry'));
    expect([again.asked, again.context.requests.code.problem, prefilledCode(again.context)]).toEqual([[], null, '']);
  });
});

test('found on a blocked site: the deny page', () => {
  const found = open('codeEntry', { invitation: { ...link, referrer: 'forum.example' } });
  const struck = { ...valid, verdict: 'forbiddenReferrer', forbiddenReferrer: 'forum.example' };
  const denied = take(found.state, done('linkInvitation', struck));
  expect([prefilledCode(found.context), denied.value, denied.emitted]).toEqual([
    '',
    'deny',
    [{ type: 'navigation.requested', to: 'deny' }],
  ]);
});
