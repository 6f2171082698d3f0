/** The order: what to play, passed from the command to the Playwright processes. */
import { readFileSync } from 'node:fs';
import type { Engine } from '../../../tools/process/engines.ts';
import type { Locale } from '../../../locales/languages.ts';

export interface Order {
  engine: Engine;
  /** Each visit as text, by the id of its path. */
  visits: readonly { id: string; text: string }[];
  language: Locale;
  /** In px. */
  width: number;
}

/** Environment variable with the name of the order file. */
export const ORDER = 'VESTIBULE_PATHS';

export function readOrder(): Order {
  const file = process.env[ORDER];
  if (!file) throw new Error('Paths are played by `npm run tool -- browser-paths`.');
  return JSON.parse(readFileSync(file, 'utf8')) as Order;
}
