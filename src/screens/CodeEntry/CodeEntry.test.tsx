import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aNotice,
  described,
  headingOf,
  links,
  screenTests,
  show,
  taggedOf,
  textOf,
  said,
} from '../../../test/harness/screen.tsx';
import CodeEntry from './CodeEntry.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Registration code' });
const button = () => screen.getByRole('button', { name: textOf('en', 'action.register') });
const good = { errors: [], errorDetails: [], inviter: 'Clara', countryOptions: [], campaign: null };
const refused = { errors: ['INVITER_INVALID'], errorDetails: [], inviter: null, countryOptions: [], campaign: null };

test('shows heading, field, button, and ways on without a code: membership interest, login', async () => {
  const { user, asked } = await show(CodeEntry, fixtures.ready);
  const ask = taggedOf('en', 'codeEntry.ask', 'apply');
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    field().id,
    screen.getByRole('button').textContent,
    links(),
  ]).toEqual([
    headingOf('en', 'codeEntry.heading', 'codeEntry.second'),
    'code-field',
    textOf('en', 'action.register'),
    [
      [ask, '/acquisition/membership-interest'],
      [taggedOf('en', 'signUp.member', 'login'), '/login'],
    ],
  ]);
  await user.click(screen.getByRole('link', { name: ask }));
  expect(asked).toEqual(['/acquisition/membership-interest']);
});

describe('the code of an invitation (D49)', () => {
  test('is prefilled and submitted by one click, and does not count as typing', async () => {
    const { user, sent } = await show(CodeEntry, fixtures.prefilled);
    expect(field().value).toBe('VESTIBULE');
    await user.click(button());
    expect(sent).toEqual([{ type: 'code.submitted', code: 'VESTIBULE' }]);
  });
  test('greets the guest with the name of the inviter once known', async () => {
    await show(CodeEntry, fixtures.greeted);
    expect(screen.getByText(textOf('en', 'registration.lead', { inviter: 'Clara' }))).toBeDefined();
    expect(screen.queryByText(textOf('en', 'codeEntry.lead'))).toBeNull();
  });
  test('fills an empty field once its referrer was checked (D11)', async () => {
    const { visit } = await show(CodeEntry, fixtures.found, {
      services: { checkReferrer: () => Promise.resolve(false), lookUpCode: () => Promise.resolve(good) },
    });
    expect(field().value).toBe('');
    act(() => visit.send({ type: 'xstate.route', to: '#codeEntry' }));
    await waitFor(() => expect(field().value).toBe('VESTIBULE'));
  });
  test('is replaced by another code from its first character on (D37)', async () => {
    const { user, sent } = await show(CodeEntry, fixtures.prefilled);
    await user.tripleClick(field());
    await user.keyboard('noname{Enter}');
    expect([field().value, sent]).toEqual([
      'noname',
      [{ type: 'code.begun' }, { type: 'code.submitted', code: 'noname' }],
    ]);
  });
});

describe('a code', () => {
  test('is submitted once, as typed', async () => {
    const { user, sent } = await show(CodeEntry, fixtures.ready);
    await user.type(field(), 'vesti-bule{Enter}');
    expect([sent, field().value, field().readOnly]).toEqual([
      [{ type: 'code.begun' }, { type: 'code.submitted', code: 'vesti-bule' }],
      'vesti-bule',
      true,
    ]);
    await user.type(field(), '{Enter}');
    await user.click(button());
    expect(sent.length).toBe(2);
  });

  test.each(['', ' – '])('says that an empty code (%j) is required, and focuses the field', async (text) => {
    const { user, sent } = await show(CodeEntry, fixtures.ready);
    if (text) await user.type(field(), text);
    await user.click(button());
    await screen.findByText('Please provide an access code.');
    expect([described(field()), document.activeElement, sent]).toEqual([
      { invalid: 'true', words: ['Please provide an access code.', textOf('en', 'fields.codeHint')] },
      field(),
      text ? [{ type: 'code.begun' }] : [],
    ]);
  });

  test('a link without a readable code is incomplete, and no request is sent (D61)', async () => {
    const { user, sent } = await show(CodeEntry, fixtures.ready);
    await user.type(field(), 'https://shop.example/?acqParams=cut{Enter}');
    await screen.findAllByText(textOf('en', 'code.incomplete'));
    expect([document.activeElement, sent]).toEqual([field(), [{ type: 'code.begun' }]]);
  });
  test('a truncated link is incomplete, whatever the back end answers (D61)', async () => {
    const { user } = await show(CodeEntry, fixtures.ready, {
      services: { lookUpCode: () => Promise.resolve(refused) },
    });
    await user.type(field(), 'https://shop.example/?rc=VESTIBULE&ts=2026-12-05T12:00:00Z.cut{Enter}');
    await screen.findAllByText(textOf('en', 'code.incomplete'));
    // The field has the focus: the problem is announced at once, and describes the field after it is left.
    expect([said(), described(field()).words]).toEqual([
      [textOf('en', 'code.incomplete')],
      [textOf('en', 'fields.codeHint')],
    ]);
    await user.tab();
    expect([said(), described(field()).words[0]]).toEqual([[], textOf('en', 'code.incomplete')]);
  });

  test('keeps text and focus after a refusal (D10)', async () => {
    const { user } = await show(CodeEntry, fixtures.ready, {
      services: { lookUpCode: () => Promise.resolve(refused) },
    });
    await user.type(field(), 'wrong');
    await user.click(button());
    await screen.findByText('Your code is not valid.');
    expect([field().value, document.activeElement, field().readOnly]).toEqual(['wrong', field(), false]);
  });
});

const CASE = textOf('en', 'fields.codeHint');
const LOOKS = `${textOf('en', 'code.invalidHint')} ${CASE}`;
test.each([
  ['invalid', 'Your code is not valid.', LOOKS],
  ['forbiddenReferrer', 'Your code is not valid.', LOOKS],
  ['incomplete', textOf('en', 'code.incomplete'), CASE],
  ['expired', textOf('en', 'code.expired'), CASE],
  ['noInvitationsLeft', textOf('en', 'code.noInvitationsLeft'), CASE],
] as const)('%s: shows error and remedy under the field', async (situation, words, hint) => {
  await show(CodeEntry, fixtures[situation]);
  expect([described(field()), screen.queryByRole('region', aNotice)]).toEqual([
    { invalid: 'true', words: [words, hint] },
    null,
  ]);
});

describe('during the look-up', () => {
  test('the button keeps its name and is unavailable; no element around the text is busy', async () => {
    await show(CodeEntry, fixtures.checking);
    expect([
      button().ariaDisabled,
      document.querySelector('[aria-busy]'),
      screen.queryByRole('button', { name: textOf('en', 'action.cancel') }),
      screen.getByText(textOf('en', 'waiting.code')).closest('[aria-live]')?.getAttribute('aria-live'),
    ]).toEqual(['true', null, null, 'polite']);
  });
});

describe('no response (D24)', () => {
  test.each([
    ['offline', /^Network issue detected\./],
    ['timeout', /^Timeout exceeded/],
    ['technical', /^Due to a technical issue our store is not available at the moment/],
    ['busy', /Please wait 17 seconds and try again/],
  ] as const)('%s: shows a notice with the next step, not a field error', async (situation, words) => {
    await show(CodeEntry, fixtures[situation]);
    const alert = screen.getByRole('region', aNotice);
    expect(within(alert).getByText(words)).toBeDefined();
    expect([described(field()).invalid, document.activeElement]).toEqual([null, alert]);
  });
});
