/** What was recorded in this tab. Kept for as long as the tab: a page that is loaded anew goes on with it, as another visit in the same text. */
import { readJson, readStored, writeStored } from '../services/storage/browser-storage.ts';
import type { StandIns } from './stand-ins.ts';
import { LONGEST } from './visit-text.ts';

const KEY = 'vestibule.recording';

interface Stored {
  text: string;
  /** Epoch milliseconds at which it was begun: times count from there. */
  begun: number;
  /** Which value has which stand-in: in this tab alone, where the values are kept as it is. */
  known: StandIns;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'text' in value && 'known' in value && 'begun' in value;

/** Whether this tab is being recorded. */
export const isRecorded = (): boolean => readStored('sessionStorage', KEY) !== null;

export type Recording = ReturnType<typeof openRecording>;

export function openRecording() {
  const stored = readJson('sessionStorage', KEY);
  const kept: Stored = isStored(stored) ? stored : { text: '', begun: Date.now(), known: {} };
  const listeners = new Set<() => void>();
  let ended = false;
  const change = (text: string) => {
    kept.text = text;
    writeStored('sessionStorage', KEY, JSON.stringify(kept));
    for (const listener of listeners) listener();
  };
  change(kept.text);
  return {
    known: kept.known,
    /** Milliseconds since it was begun. */
    elapsed: () => Date.now() - kept.begun,
    text: () => kept.text,
    add: (entry: string) => {
      const loadedAnew = entry.startsWith('begin') && kept.text !== '' ? '\n# The page was loaded anew.\n' : '';
      const text = `${kept.text}${loadedAnew}${entry}\n`;
      if (!ended && text.length <= LONGEST) change(text);
    },
    /** The next page load is its first. */
    empty: () => {
      ended = true;
      writeStored('sessionStorage', KEY, JSON.stringify({ text: '', begun: Date.now(), known: {} }));
    },
    /** Nothing is left of it, in the browser either. */
    end: () => {
      ended = true;
      writeStored('sessionStorage', KEY, null);
    },
    subscribe: (listener: () => void) => void listeners.add(listener),
  };
}
