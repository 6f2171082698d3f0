/** The recording of this tab, kept for its lifetime: a reloaded page continues it as another visit in the same text. */
import { readJson, readStored, writeStored } from '../services/storage/browser-storage.ts';
import type { StandIns } from './stand-ins.ts';
import { MAX_LENGTH } from './visit-text.ts';

const KEY = 'vestibule.recording';

interface Stored {
  text: string;
  /** Epoch milliseconds of its start: times are relative to it. */
  begun: number;
  /** Stand-ins by value, for this tab only, where the values themselves are kept. */
  known: StandIns;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'text' in value && 'known' in value && 'begun' in value;

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
    /** Milliseconds since the start. */
    elapsed: () => Date.now() - kept.begun,
    text: () => kept.text,
    add: (entry: string) => {
      const reloadNote = entry.startsWith('begin') && kept.text !== '' ? '\n# The page was loaded anew.\n' : '';
      const text = `${kept.text}${reloadNote}${entry}\n`;
      if (!ended && text.length <= MAX_LENGTH) change(text);
    },
    /** The next page load is the first one. */
    empty: () => {
      ended = true;
      writeStored('sessionStorage', KEY, JSON.stringify({ text: '', begun: Date.now(), known: {} }));
    },
    /** Deletes the recording, also from storage. */
    end: () => {
      ended = true;
      writeStored('sessionStorage', KEY, null);
    },
    subscribe: (listener: () => void) => void listeners.add(listener),
  };
}
