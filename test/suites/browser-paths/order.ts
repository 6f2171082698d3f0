/** What is to be played, as the command tells the processes that play it. */
import { readFileSync } from 'node:fs';
import type { Engine } from '../../../tools/process/engines.ts';
import type { Locale } from '../../../locales/languages.ts';

export interface Order {
  engine: Engine;
  /** Each visit as text, by the id of its path. */
  visits: readonly { id: string; text: string }[];
  /** The command that plays one of them alone, `<id>` in place of its id. */
  again: string;
  language: Locale;
  /** Pixels. */
  width: number;
}

/** The variable that names the file in which the order stands. */
export const ORDER = 'VESTIBULE_PATHS';

export function readOrder(): Order {
  const file = process.env[ORDER];
  if (!file) throw new Error('Paths are played by `npm run tool -- browser-paths`.');
  return JSON.parse(readFileSync(file, 'utf8')) as Order;
}
