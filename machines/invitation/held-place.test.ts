/** Who holds a place of a code already is met by what became of it (D50). */
import { describe, expect, test } from 'vitest';
import { at, done, link, open, take, valid } from '../../test/harness/chart.ts';

const held = (status: string, email: string | null = null) => ({ ...valid, held: { id: '7', status, email } });
const finished = { registration: { formFinished: { activationMail: 'idle', watch: 'watching' } } };
const member = { registration: { emailActive: 'staying' } };
const opened = open('landing', { invitation: link }).state;

describe('by the link, opened again', () => {
  test('while it waits: the inbox page, in a browser that has forgotten all but the token', () => {
    const met = take(opened, done('linkInvitation', held('PENDING_ACTIVATION', 'zoe@example.org')));
    expect([met.value, met.context.registration, met.context.signedIn]).toEqual([
      finished,
      { id: '7', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' },
      true,
    ]);
  });
  test('what the tab knows of its mails stays', () => {
    const resend = { accepted: true, at: 1, againAt: 60_001 };
    const registration = { id: '7', email: 'new@example.org', status: 'PENDING_ACTIVATION' } as const;
    const before = open('landing', { invitation: link, remembered: { registration, resend } }).state;
    const met = take(before, done('linkInvitation', held('PENDING_ACTIVATION', 'zoe@example.org')));
    expect([met.value, met.context.registration, met.context.resend]).toEqual([finished, registration, resend]);
  });
  test('once it is active: the login', () => {
    const met = take(opened, done('linkInvitation', held('ACTIVE')));
    expect([met.value, met.context.account]).toEqual([member, { state: 'active', email: '' }]);
  });
  test.each(['STARTED', 'EXPIRED', 'NEVER_SEEN'])('%s: an invitation like any other', (status) => {
    expect(take(opened, done('linkInvitation', held(status))).value).toEqual({ landing: 'welcomed' });
  });
  const form = open('registrationForm', { invitation: link }).state;
  test('at the form too, whose press is not sent', () => {
    const met = take(form, done('formInvitation', held('PENDING_ACTIVATION', 'zoe@example.org')));
    expect([met.value, met.context.registration, met.asked.map(({ id }) => id)]).toEqual([
      finished,
      { id: '7', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' },
      ['watchActivation'],
    ]);
  });
  test('at the form, once it is active', () => {
    const met = take(form, done('formInvitation', held('ACTIVE')));
    expect([met.value, met.context.account]).toEqual([member, { state: 'active', email: '' }]);
  });
});

test('a code that is only remembered takes nobody away', () => {
  const remembered = open('landing', { invitation: { ...link, source: 'memory' } }).state;
  expect(take(remembered, done('linkInvitation', held('ACTIVE'))).value).toEqual({ landing: 'welcomed' });
});
test('a code that is typed again', () => {
  const typed = take(at({ codeEntry: 'ready' }), { type: 'code.submitted', code: 'VESTIBULE' }).state;
  expect(take(typed, done('typedInvitation', held('ACTIVE'))).value).toEqual(member);
  expect(take(typed, done('typedInvitation', held('PENDING_ACTIVATION'))).value).toEqual(finished);
});
