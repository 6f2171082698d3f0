/** `BroadcastChannel` among the tabs of one browser; Node's would reach all browsers of the thread. */
import { runOutsideTabs } from './globals.ts';

type Listener = (event: { data: unknown }) => void;
type Run = (action: () => void) => void;

/** The channels of one browser. */
export class Channels {
  readonly #open = new Set<{ name: string; listeners: Set<Listener>; run: Run }>();

  /** The class for a tab. @param run runs a function in the context of that tab. */
  classFor(run: Run): new (name: string) => object {
    const open = this.#open;
    return class {
      readonly #channel: { name: string; listeners: Set<Listener>; run: Run };

      constructor(name: string) {
        this.#channel = { name, listeners: new Set(), run };
        open.add(this.#channel);
      }
      addEventListener(_: 'message', listener: Listener) {
        this.#channel.listeners.add(listener);
      }
      postMessage(data: unknown) {
        for (const other of open) {
          if (other === this.#channel || other.name !== this.#channel.name) continue;
          const deliver = () => {
            for (const listener of other.listeners) other.run(() => listener({ data }));
          };
          runOutsideTabs(() => queueMicrotask(deliver));
        }
      }
      close() {
        open.delete(this.#channel);
        this.#channel.listeners.clear();
      }
    };
  }
}
