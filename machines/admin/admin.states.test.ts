/** The admin pages and the gate before each (D31). */
import { describe, expect, test } from 'vitest';
import { at, changes, done, failed, open, route, take, tokenOf } from '../../test/harness/chart.ts';
import { pages } from '../../src/engine/visit/pages.ts';
import { ServiceFailure } from '../domain/failure.ts';

const token = tokenOf({ email: 'admin@example.org', purpose: 'admin' });
const PAGES = ['linkGenerator', 'splitGenerator'] as const;
const gate = (page: (typeof PAGES)[number], state: unknown) => ({ admin: { [`${page}Gate`]: state } }) as never;
const viewer = (admin: boolean) => done('askViewer', { admin });

test('neither page is delivered: its address is answered as not found', () => {
  const unlisted = pages.filter((page) => page.unlisted).map(({ id }) => id);
  expect(unlisted).toEqual(PAGES);
});

describe.each(PAGES)('%s', (page) => {
  const asked = open(page, { token });

  test('opened by an admin’s link: the back end checks the role, and the address stays', () => {
    expect([asked.value, asked.asked, asked.state.hasTag('lookingUp')]).toEqual([
      gate(page, { asking: 'waiting' }),
      [{ id: 'askViewer', input: { token } }],
      true,
    ]);
  });
  test('others: page not found, and the token is discarded', () => {
    const refused = take(asked.state, viewer(false));
    expect([refused.value, changes(asked.state, refused)]).toEqual([
      'unknownAddress',
      { token: { text: null, claims: null } },
    ]);
  });
  test.each([
    ['lookUp.retried', false],
    ['network.returned', true],
  ] as const)('no answer: checked again by %s', (type, online) => {
    const lost = take(asked.state, { type: 'network.lost' });
    const unanswered = take(lost.state, failed('askViewer', new ServiceFailure('network', 'refused')));
    const again = take(unanswered.state, { type });
    expect([unanswered.value, unanswered.state.tags.has('unavailable'), again.value, again.asked]).toEqual([
      gate(page, 'unanswered'),
      true,
      asked.value,
      asked.asked,
    ]);
    expect(changes(asked.state, again)).toEqual(online ? {} : { online });
  });
  test.each([
    ['no token', null],
    ['a token for something else', tokenOf({ email: 'zoe@example.org', purpose: 'lobby' })],
  ])('with %s no request is made', (_, held) => {
    const cold = open(page, { token: held });
    expect([cold.value, cold.asked]).toEqual(['unknownAddress', []]);
  });
  test('a later refusal by the back end leads to page not found', () => {
    const inside = at({ admin: page }, { token: { text: token, isAdmin: true } });
    const refused = take(inside, { type: 'role.refused' });
    expect([refused.value, changes(inside, refused)]).toEqual([
      'unknownAddress',
      { token: { text: null, isAdmin: false } },
    ]);
  });
});

test('an admin changes between the pages without a further check; others cannot', () => {
  const other = (isAdmin: boolean) =>
    take(at({ admin: 'linkGenerator' }, { token: { text: token, isAdmin } }), route('splitGenerator'));
  const [admin, lapsed] = [other(true), other(false)];
  expect([admin.value, admin.asked, lapsed.value]).toEqual([
    { admin: 'splitGenerator' },
    [],
    { admin: 'linkGenerator' },
  ]);
});
