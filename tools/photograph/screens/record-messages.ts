/** Records which messages a page shows, by their keys. */
import type { Language, LanguageStore } from '../../../src/engine/language/language-store.ts';

/** @returns a store with the same content, and a function that lists the requested keys in order of first use. */
export function recordMessages(store: LanguageStore): { store: LanguageStore; said: () => readonly string[] } {
  const keys = new Set<string>();
  const recorded = new WeakMap<Language, Language>();
  const record = (language: Language): Language => {
    const messages = new Proxy(language.messages, {
      get(all, key) {
        if (typeof key === 'string' && Object.hasOwn(all, key)) keys.add(key);
        return Reflect.get(all, key) as unknown;
      },
    });
    const recording = { ...language, messages };
    recorded.set(language, recording);
    return recording;
  };
  const get = () => recorded.get(store.get()) ?? record(store.get());
  return { store: { ...store, get }, said: () => [...keys] };
}
