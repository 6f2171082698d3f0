/** The network is back, and something was not answered: every screen that sends asks whether to send it now (D21). */
import { act, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { screenTests, show, textOf } from '../../test/harness/screen.tsx';
import ActivationError from './ActivationError/ActivationError.tsx';
import { fixtures as activationError } from './ActivationError/fixtures.ts';
import CodeEntry from './CodeEntry/CodeEntry.tsx';
import { fixtures as codeEntry } from './CodeEntry/fixtures.ts';
import EmailPending from './EmailPending/EmailPending.tsx';
import { fixtures as emailPending } from './EmailPending/fixtures.ts';
import { fixtures as formFinished } from './FormFinished/fixtures.ts';
import FormFinished from './FormFinished/FormFinished.tsx';
import { fixtures as landing } from './Landing/fixtures.ts';
import Landing from './Landing/Landing.tsx';
import { fixtures as leanSecondStep } from './LeanSecondStep/fixtures.ts';
import LeanSecondStep from './LeanSecondStep/LeanSecondStep.tsx';
import { fixtures as lobby } from './Lobby/fixtures.ts';
import Lobby from './Lobby/Lobby.tsx';
import { fixtures as membershipApply } from './MembershipApply/fixtures.ts';
import MembershipApply from './MembershipApply/MembershipApply.tsx';
import { fixtures as registrationForm, values } from './RegistrationForm/fixtures.ts';
import RegistrationForm from './RegistrationForm/RegistrationForm.tsx';
import { fixtures as socialSecondStep } from './SocialSecondStep/fixtures.ts';
import SocialSecondStep from './SocialSecondStep/SocialSecondStep.tsx';
import { fixtures as unsubscribe } from './Unsubscribe/fixtures.ts';
import Unsubscribe from './Unsubscribe/Unsubscribe.tsx';
import type { Fixture, Fixtures } from './fixture.ts';

screenTests();
const RETURNED = textOf('en', 'connection.returned');
const key: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
const locale = 'en';
const email = 'zoe@example.org';
const mail = { type: 'mail.requested', locale, at: expect.any(Number) as unknown, key };
const address = { type: 'email.submitted', email, locale, key };
const person = { gender: 'woman', firstName: 'Zoë', lastName: 'Lindström' };

interface Asked {
  what: string;
  Screen: ComponentType;
  fixture: Fixture;
  /** What stands in a field; elsewhere the visit knows it. */
  typed?: readonly [field: string, text: string];
  sends: object;
}
/** Those that say it in a notice, with *Send now* in it. */
const asked: readonly Asked[] = [
  { what: 'lobby', Screen: Lobby, fixture: lobby.returned, sends: { type: 'join.pressed', key } },
  {
    what: 'newsletter',
    Screen: Unsubscribe,
    fixture: unsubscribe.returned,
    sends: { type: 'unsubscribe.pressed', key },
  },
  { what: 'mail', Screen: FormFinished, fixture: formFinished.returned, sends: mail },
  { what: 'mail to a pending address', Screen: EmailPending, fixture: emailPending.returned, sends: mail },
  { what: 'mail with a new link', Screen: ActivationError, fixture: activationError.expiredReturned, sends: mail },
  {
    what: 'other address',
    Screen: FormFinished,
    fixture: formFinished.changeReturned,
    typed: ['Email', email],
    sends: address,
  },
  {
    what: 'membership',
    Screen: MembershipApply,
    fixture: membershipApply.returned,
    typed: ['Email', email],
    sends: address,
  },
  { what: 'place', Screen: Landing, fixture: landing.askingReturned, typed: ['Email', email], sends: address },
  {
    what: 'code on the start page',
    Screen: Landing,
    fixture: landing.codeReturned,
    typed: ['Registration code', 'VESTIBULE'],
    sends: { type: 'code.submitted', code: 'VESTIBULE' },
  },
  {
    what: 'code',
    Screen: CodeEntry,
    fixture: codeEntry.returned,
    typed: ['Registration code', 'VESTIBULE'],
    sends: { type: 'code.submitted', code: 'VESTIBULE' },
  },
  {
    what: 'registration',
    Screen: RegistrationForm,
    fixture: registrationForm.returned,
    sends: { type: 'form.submitted', values, locale, key },
  },
  {
    what: 'lean second step',
    Screen: LeanSecondStep,
    fixture: leanSecondStep.returned,
    sends: { type: 'step.submitted', completion: { person }, key },
  },
  {
    what: 'preferences',
    Screen: SocialSecondStep,
    fixture: socialSecondStep.returned,
    sends: { type: 'step.submitted', completion: { shoppingPreferences: ['women', 'shoes'] }, key },
  },
  {
    what: 'preferences, skipped',
    Screen: SocialSecondStep,
    fixture: socialSecondStep.skipReturned,
    sends: { type: 'step.submitted', completion: { shoppingPreferences: [] }, key },
  },
];

describe.each(asked)('$what', ({ Screen, fixture, typed, sends }) => {
  test('is asked about in a notice that has the focus; a press sends it, and the question is gone', async () => {
    const { user, sent } = await show(Screen, fixture);
    const alert = screen.getByRole('alert');
    expect([alert.textContent, document.activeElement, screen.queryByRole('button', { name: 'Try again' })]).toEqual([
      `${RETURNED}Send now`,
      alert,
      null,
    ]);
    if (typed) await user.type(screen.getByRole('textbox', { name: typed[0] }), typed[1]);
    await user.click(within(alert).getByRole('button', { name: 'Send now' }));
    await screen.findAllByRole('button', { name: textOf('en', 'waiting.moment') });
    const asks = sent.filter(({ type }) => type !== 'code.begun');
    expect([asks, screen.queryByRole('alert')]).toEqual([[sends], null]);
  });
});

const every = import.meta.glob<{ fixtures: Fixtures }>('./*/fixtures.ts', { eager: true });
test('the table lists every situation in which a notice asks', () => {
  const known = Object.values(every).flatMap(({ fixtures }) => Object.values(fixtures));
  const returned = known.filter(({ value }) => JSON.stringify(value).includes('"returned"'));
  // The teaser's stands in a dialog, and has a test of its own there (`Teaser.test.tsx`).
  const listed = [activationError.returned, landing.teaserReturned, ...asked.map(({ fixture }) => fixture)];
  expect(new Set(returned)).toEqual(new Set<Fixture>(listed));
  expect(returned.length).toBe(listed.length);
});

test('an activation that failed: its own button asks, since it is all that the page is about', async () => {
  const { user, sent } = await show(ActivationError, activationError.returned);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect([screen.getByRole('alert').textContent, names]).toEqual([RETURNED, ['Send now']]);
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(sent).toEqual([{ type: 'activation.pressed', key }]);
});

test('in German', async () => {
  await show(Lobby, lobby.returned, { locale: 'de' });
  expect(screen.getByRole('alert').textContent).toBe(
    textOf('de', 'connection.returned') + textOf('de', 'action.sendNow'),
  );
});

test('lost again: the network is what is wrong; back once more: asked again', async () => {
  const { visit } = await show(Lobby, lobby.returned);
  act(() => visit.send({ type: 'network.lost' }));
  const lost = screen.getByRole('alert').textContent;
  act(() => visit.send({ type: 'network.returned' }));
  expect([lost, screen.getByRole('alert').textContent]).toEqual([
    `${textOf('en', 'problem.network')}Try again`,
    `${RETURNED}Send now`,
  ]);
});

test('what is missing is told on a page of its own, not in a notice', async () => {
  await show(Lobby, { ...lobby.asking, context: { ...lobby.asking.context, problem: { kind: 'missing' } } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a mail that failed while the network was there: Send again is at hand, and no second button for it', async () => {
  await show(EmailPending, emailPending.offline);
  expect([screen.getByRole('alert').textContent, screen.getAllByRole('button')[0]?.textContent]).toEqual([
    textOf('en', 'problem.network'),
    'Send again',
  ]);
});
