/** A known address: on to the login, the mail again, or back to the form (D16, D20). */
import { TO_THE_FORM } from './common.ts';
import type { Row } from './witness.types.ts';

export const accounts: readonly Row[] = [
  // The account is active: to the login, or back to the form.
  { rule: 'D20', on: 'emailActive', unless: 'on the way out', press: 'login.stayed' },
  {
    rule: ['D20', 'D37'],
    on: 'emailActive',
    press: 'login.chosen',
    leaves: 'login',
    trackedOnce: 'already_registered_login_registration',
  },
  {
    rule: ['D20', 'D37'],
    on: 'emailActive',
    unless: 'offline',
    time: 'forwarding',
    leaves: 'login',
    trackedOnce: 'already_registered_login_registration',
  },
  // The last seconds are announced again.
  { rule: 'D20', on: 'emailActive', time: 'forwardingSoon', ways: 'as they were' },
  // Without a network there is no redirect.
  { rule: 'D20', on: 'emailActive', when: 'offline', time: 'forwarding' },
  {
    rule: 'D16',
    on: ['emailActive', 'emailPending'],
    when: 'with a code',
    unless: ['was refused', 'waiting', 'on the way out'],
    press: 'form.returned',
    ...TO_THE_FORM,
  },
  {
    rule: 'D12',
    on: ['emailActive', 'emailPending'],
    unless: ['with a code', 'waiting'],
    press: 'form.returned',
    page: 'codeEntry',
  },
  {
    rule: 'D12',
    on: ['emailActive', 'emailPending'],
    when: ['with a code', 'was refused'],
    unless: 'waiting',
    press: 'form.returned',
    page: 'codeEntry',
  },
  {
    rule: ['D16', 'D26'],
    on: 'emailPending',
    flow: ['default', 'leanStep2'],
    when: 'with a code',
    unless: ['was refused', 'waiting'],
    press: 'email.changeChosen',
    ...TO_THE_FORM,
    loses: 'email',
  },
  {
    rule: 'D12',
    on: 'emailPending',
    flow: ['default', 'leanStep2'],
    unless: ['with a code', 'waiting'],
    press: 'email.changeChosen',
    page: 'codeEntry',
  },
];
