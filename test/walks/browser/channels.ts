/** `BroadcastChannel` among the tabs of one browser; Node's would reach all browsers of the process. */
import { behindTheScenes } from './globals.ts';

type Message = (event: { data: unknown }) => void;

/** The channels of one browser; each tab makes its own with `channelsOf`. */
export class Airwaves {
  readonly #open = new Set<{ name: string; listeners: Set<Message>; act: (deed: () => void) => void }>();

  /** The class that a tab finds. @param act does something in the name of that tab. */
  channelsOf(act: (deed: () => void) => void): new (name: string) => object {
    const open = this.#open;
    return class {
      readonly #channel: { name: string; listeners: Set<Message>; act: (deed: () => void) => void };

      constructor(name: string) {
        this.#channel = { name, listeners: new Set(), act };
        open.add(this.#channel);
      }
      addEventListener(_: 'message', listener: Message) {
        this.#channel.listeners.add(listener);
      }
      postMessage(data: unknown) {
        for (const other of open) {
          if (other === this.#channel || other.name !== this.#channel.name) continue;
          const hear = () => {
            for (const listener of other.listeners) other.act(() => listener({ data }));
          };
          behindTheScenes(() => queueMicrotask(hear));
        }
      }
      close() {
        open.delete(this.#channel);
        this.#channel.listeners.clear();
      }
    };
  }
}
