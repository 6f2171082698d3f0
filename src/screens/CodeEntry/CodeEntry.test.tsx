import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { described, screenTests, show, textOf, said } from '../../../test/harness/screen.tsx';
import CodeEntry from './CodeEntry.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Registration code' });
const button = () => screen.getByRole('button', { name: textOf('en', 'action.register') });
const good = { errors: [], errorDetails: [], inviter: 'Clara', countryOptions: [], campaign: null };
const refused = { errors: ['INVITER_INVALID'], errorDetails: [], inviter: null, countryOptions: [], campaign: null };

describe('the code of an invitation (D49)', () => {
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
