import { expect, test } from 'vitest';
import { link, valid } from '../../test/harness/chart.ts';
import type { Invitation, Judgement } from './invitation.types.ts';
import { prefilledCode } from './code-form.rules.ts';

const remembered: Invitation = { ...link, source: 'memory' };
const elsewhere: Invitation = { ...link, referrer: 'www.forum.example' };
const noneLeft: Judgement = { ...valid, verdict: 'noInvitationsLeft' };

test.each<[string, Invitation | null, Judgement | null, string]>([
  ['no invitation', null, null, ''],
  ['a link that is not looked up yet', link, null, 'VESTIBULE'],
  ['one that is remembered', remembered, null, 'VESTIBULE'],
  ['found good', link, valid, 'VESTIBULE'],
  ['refused', link, { ...valid, verdict: 'invalid' }, ''],
  ['no invitations left', remembered, noneLeft, ''],
  ['from elsewhere, not judged yet: what is typed would be exempt from that (D11)', elsewhere, null, ''],
  ['from elsewhere, found good', elsewhere, valid, 'VESTIBULE'],
])('%s', (_, invitation, judgement, code) => {
  expect(prefilledCode({ invitation, judgement, problem: null })).toBe(code);
});
