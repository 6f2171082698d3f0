/** The address is known already (D16, D20). */
import { describe, expect, test } from 'vitest';
import { after, at, changes, link, take, valid, values } from '../../test/harness/chart.ts';
import type { JourneyContext } from '../journey.types.ts';

const active: Partial<JourneyContext> = {
  invitation: link,
  judgement: valid,
  account: { state: 'active', email: values.email },
  attempt: { key: '', code: '', timestamp: null, locale: 'en', values },
};
const emailActive = (state: string) => ({ registration: { emailActive: state } });
const counting = at(emailActive('countingDown'), active);
const login = { type: 'navigation.requested', to: 'login' };
const form = { registration: { registrationForm: { invitation: 'known', entry: 'editing' } } };

describe('emailActive', () => {
  test.each([
    ['after time to read', after('readingTime')],
    ['at once', { type: 'login.chosen' } as const],
  ])('on to the login: %s', (_, event) => {
    const { value, emitted } = take(counting, event);
    expect([value, emitted]).toEqual([emailActive('leaving'), [login]]);
  });

  test('who asks to stay stays, and may still go', () => {
    const staying = take(counting, { type: 'login.stayed' });
    expect([staying.value, staying.emitted]).toEqual([emailActive('staying'), []]);
    expect(() => take(staying.state, after('readingTime'))).toThrow('does not wait');
    expect(take(staying.state, { type: 'login.chosen' }).emitted).toEqual([login]);
  });

  test('the login is asked for once', () => {
    const { emitted } = take(counting, after('readingTime'), { type: 'login.stayed' });
    expect(emitted).toEqual([login]);
  });
});

test.each([
  ['emailActive', 'active', 'countingDown'],
  ['emailPending', 'pending', 'resting'],
] as const)('%s: back to the form with what was typed, and without a second look-up', (page, state, at_) => {
  const from = at({ registration: { [page]: at_ } }, { ...active, account: { state, email: values.email } });
  const back = take(from, { type: 'form.returned' });
  expect([back.value, back.asked, changes(from, back)]).toEqual([form, [], {}]);
});
