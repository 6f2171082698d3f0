/** After an outage with an unanswered request, every screen that sends something asks whether to resend it (D21). */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { NOTHING_TYPED } from '../../machines/context/attempt.ts';
import { aNotice, buttons, screenTests, show, textOf } from '../../test/harness/screen.tsx';
import { allFixtures } from './all-fixtures.ts';
import ActivationError from './ActivationError/ActivationError.tsx';
import { fixtures as activationError } from './ActivationError/fixtures.ts';
import EmailPending from './EmailPending/EmailPending.tsx';
import { fixtures as emailPending } from './EmailPending/fixtures.ts';
import { fixtures as lobby } from './Lobby/fixtures.ts';
import Lobby from './Lobby/Lobby.tsx';
import { values } from './RegistrationForm/fixtures.ts';

screenTests();
const RETURNED = textOf('en', 'connection.returned');
const key: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
const locale = 'en';
const email = 'zoe@example.org';
const person = { gender: 'woman', firstName: 'Zoë', lastName: 'Lindström' };

interface Expected {
  /** Content of a field; on other screens the visit has the data. */
  typed?: readonly [field: string, text: string];
  sends: object;
}
const address: Expected = { typed: ['Email', email], sends: { type: 'email.submitted', email, locale, key } };
const code: Expected = {
  typed: ['Registration code', 'VESTIBULE'],
  sends: { type: 'code.submitted', code: 'VESTIBULE' },
};
const mail: Expected = { sends: { type: 'mail.requested', locale, at: expect.any(Number) as unknown, key } };
const step = (completion: object): Expected => ({ sends: { type: 'step.submitted', completion, key } });
/** The event sent from each situation that asks; not derived from the page's declaration. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'Lobby closedReturned': address,
  'Lobby returned': { sends: { type: 'join.pressed', key } },
  'Unsubscribe returned': { sends: { type: 'unsubscribe.pressed', key } },
  'FormFinished returned': mail,
  'EmailPending returned': mail,
  'ActivationError expiredReturned': mail,
  'ActivationError replacedReturned': mail,
  'FormFinished changeReturned': address,
  'MembershipApply returned': address,
  'Landing askingReturned': address,
  'Landing codeReturned': code,
  'Landing leanReturned': {
    sends: { type: 'form.submitted', values: { ...NOTHING_TYPED, email, country: 'DE', terms: true }, locale, key },
  },
  'CodeEntry returned': code,
  'RegistrationForm returned': { sends: { type: 'form.submitted', values, locale, key } },
  'LeanSecondStep returned': step({ person }),
  'SocialSecondStep returned': step({ shoppingPreferences: ['women', 'shoes'] }),
  'SocialSecondStep skipReturned': step({ shoppingPreferences: [] }),
};
/**
 * Situations with the prompt in another place: the teaser's is in a dialog and has its own test there
 * (`Teaser.test.tsx`).
 */
const ELSEWHERE = ['ActivationError returned', 'Landing teaserReturned'];

const views = import.meta.glob<{ default: ComponentType }>(['./*/*.tsx', '!./**/*.test.tsx']);
/** Every situation whose notice asks, with *Send now* in it. */
const asked = Object.entries(allFixtures).flatMap(([name, fixtures]) => {
  const returned = Object.entries(fixtures).filter(([, { value }]) => JSON.stringify(value).includes('"returned"'));
  return returned.map(([situation, fixture]) => ({ what: `${name} ${situation}`, name, fixture }));
});
const viewOf = async (name: string): Promise<ComponentType> => {
  const view = await views[`./${name}/${name}.tsx`]?.();
  if (!view) throw new Error(`there is no screen ${name}`);
  return view.default;
};

test('the table lists every state in which a notice asks', () => {
  const listed = [...Object.keys(EXPECTED), ...ELSEWHERE];
  expect(asked.map(({ what }) => what).toSorted()).toEqual(listed.toSorted());
});

describe.each(asked.filter(({ what }) => !ELSEWHERE.includes(what)))('$what', ({ what, name, fixture }) => {
  test('asks in a notice that has focus; a click sends, and the notice disappears', async () => {
    const { typed, sends } = EXPECTED[what] ?? {};
    const { user, sent } = await show(await viewOf(name), fixture);
    const alert = await screen.findByRole('region', aNotice);
    expect([alert.textContent, document.activeElement, screen.queryByRole('button', { name: 'Try again' })]).toEqual([
      `${RETURNED}Send now`,
      alert,
      null,
    ]);
    if (typed) await user.type(screen.getByRole('textbox', { name: typed[0] }), typed[1]);
    await user.click(within(alert).getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(document.querySelector('.button--busy')).not.toBeNull());
    const asks = sent.filter(({ type }) => type !== 'code.begun');
    expect([asks, screen.queryByRole('region', aNotice)]).toEqual([[sends], null]);
  });
});

test('a failed activation asks with its own button, the only subject of the page', async () => {
  const { user, sent } = await show(ActivationError, activationError.returned);
  const names = buttons();
  expect([screen.getByRole('alert').textContent, names]).toEqual([RETURNED, ['Send now']]);
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(sent).toEqual([{ type: 'activation.pressed', key }]);
});

test('offline again: shows the offline message; online again: asks again', async () => {
  const { visit } = await show(Lobby, lobby.returned);
  act(() => visit.send({ type: 'network.lost' }));
  const offline = screen.getByRole('region', aNotice).textContent;
  act(() => visit.send({ type: 'network.returned' }));
  expect([offline, screen.getByRole('region', aNotice).textContent]).toEqual([
    `${textOf('en', 'problem.network')}Try again`,
    `${RETURNED}Send now`,
  ]);
});

test('a mail that failed while online: offers Send again, without a second button', async () => {
  await show(EmailPending, emailPending.offline);
  expect([screen.getByRole('region', aNotice).textContent, screen.getAllByRole('button')[0]?.textContent]).toEqual([
    textOf('en', 'problem.network'),
    'Send again',
  ]);
});
