import { Repeater } from 'graphql-yoga';
import type { Store } from '../store/store.ts';
import { lookingTogether } from './look-together.ts';
import { STATUS_CHANNEL } from './storage.ts';

/** Tells when the status of a registration changed, in whichever process on the database (D26). */
export interface StatusChanges {
  of(registrationId: string): AsyncIterable<void>;
}

/** One LISTEN for the whole process, taken with the first who asks. */
export const createStatusChanges = (store: Store): StatusChanges => {
  const waiting = new Map<string, Set<() => void>>();
  const lookAt = lookingTogether(store.db);
  let listening: Promise<unknown> | null = null;

  const tellThoseOf = (id: string): void => {
    for (const tell of waiting.get(id) ?? []) tell();
  };

  const listen = async (): Promise<void> => {
    listening ??= store.listen(STATUS_CHANNEL, (id) => {
      if (id === null) void lookAt([...waiting.keys()]).then((changed) => changed.forEach(tellThoseOf));
      else tellThoseOf(id);
    });
    try {
      await listening;
    } catch (error) {
      listening = null;
      throw error;
    }
  };

  return {
    of: (registrationId) =>
      new Repeater<void>(async (push, stop) => {
        const tell = () => void push();
        const others = waiting.get(registrationId) ?? new Set();
        waiting.set(registrationId, others.add(tell));
        try {
          await listen();
          // So that whoever asks looks once more after nothing can be missed.
          tell();
          await stop;
        } finally {
          others.delete(tell);
          if (others.size === 0) waiting.delete(registrationId);
        }
      }),
  };
};
