import { expect, test } from 'vitest';
import { createLanguageStore } from '../../../src/engine/language/language-store.ts';
import { recordMessages } from './record-messages.ts';

test('requested situations are known, in order, and only existing ones', () => {
  const silent = createLanguageStore({ locale: 'en', base: '/en' });
  Object.assign(silent.get().messages, { 'a.title': [], 'a.lead': [], 'a.never': [] });
  const { store, said } = recordMessages(silent);
  const asked = ['a.title', 'a.lead', 'a.title', 'a.missing'].map((key) => Reflect.get(store.get().messages, key));
  expect(asked).toEqual([[], [], [], undefined]);
  expect(said()).toEqual(['a.title', 'a.lead']);
  // React calls it repeatedly.
  expect(store.get()).toBe(store.get());
});
