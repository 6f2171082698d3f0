import { Repeater, SlidingBuffer } from 'graphql-yoga';
import type { Store } from '../store/store.ts';
import { lookingTogether } from './look-together.ts';
import { STATUS_CHANNEL } from './storage.ts';

/** Tells when the status of a registration changed, in whichever process on the database (D26). */
export interface StatusChanges {
  /** At once, then whenever it may have changed. It never fails: while the database is away, nothing comes. */
  of(registrationId: string): Repeater<void>;
  /** How many are being told. */
  count(): number;
}

/** One LISTEN for the whole process, taken with the first who asks. */
export const createStatusChanges = (store: Store): StatusChanges => {
  const waiting = new Map<string, Set<() => void>>();
  const lookAt = lookingTogether(store.db);
  let isListening = false;

  const tellThoseOf = (id: string): void => {
    for (const tell of waiting.get(id) ?? []) tell();
  };

  const listen = (): void => {
    if (isListening) return;
    isListening = true;
    store.listen(STATUS_CHANNEL, (id) => {
      if (id === null) void lookAt([...waiting.keys()]).then((changed) => changed.forEach(tellThoseOf));
      else tellThoseOf(id);
    });
  };

  return {
    of: (registrationId) =>
      // Two that nobody has looked at yet are one.
      new Repeater<void>(async (push, stop) => {
        const tell = () => void push();
        const others = waiting.get(registrationId) ?? new Set();
        waiting.set(registrationId, others.add(tell));
        tell();
        listen();
        await stop;
        others.delete(tell);
        if (others.size === 0) waiting.delete(registrationId);
      }, new SlidingBuffer(1)),
    count: () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0),
  };
};
