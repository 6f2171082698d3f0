import { describe, expect, test, vi } from 'vitest';
import { discardDraft, keepDraft, readDraft } from './draft.ts';

const initial = { name: '', country: 'DE', terms: false };
const KEY = 'vestibule.draft.registration';
const stored = (values: unknown, version: unknown = 1) => JSON.stringify({ version, values });

test('restores typed values within the tab', () => {
  const typed = { name: 'Zoë', country: 'AT', terms: true };
  keepDraft('registration', typed);
  expect([readDraft('registration', initial), readDraft('code', initial), localStorage.length]).toEqual([
    typed,
    null,
    0,
  ]);
});

describe('discarding a draft discards the drafts that depend on it', () => {
  const forms = ['registration', 'secondStep', 'address', 'code'];
  const kept = () => forms.filter((form) => readDraft(form, { value: '' }) !== null);
  test.each([
    ['registration', ['address', 'code']],
    ['secondStep', ['registration', 'address', 'code']],
    ['address', ['registration', 'secondStep', 'code']],
    ['never seen', forms],
  ])('%s', (form, left) => {
    for (const each of forms) keepDraft(each, { value: 'x' });
    discardDraft(form);
    expect(kept()).toEqual(left);
  });
});

test('ignores an unreadable draft', () => {
  const texts = ['{"version":1', 'null', stored({ name: 'Zoë' }, 0), '{"values":{"name":"Zoë"}}', '{"version":1}'];
  const drafts = texts.map((text) => {
    sessionStorage.setItem(KEY, text);
    return readDraft('registration', initial);
  });
  expect(drafts).toEqual(texts.map(() => null));
});

test('storage is full or blocked: the draft lasts as long as the page', async () => {
  const loaded = () => {
    vi.resetModules();
    return import('./draft.ts');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  const page = await loaded();
  const before = page.readDraft('registration', initial);
  page.keepDraft('registration', { ...initial, name: 'Zoë' });
  const kept = page.readDraft('registration', initial);
  const afterReload = (await loaded()).readDraft('registration', initial);
  page.discardDraft('registration');
  expect([before, kept, afterReload, page.readDraft('registration', initial)]).toEqual([
    null,
    { ...initial, name: 'Zoë' },
    null,
    null,
  ]);
});
