import { readFileSync } from 'node:fs';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The payload in `DEFAULTS_FILE`; null: no file that can be read, or no JSON object in it. */
export const readDefaultsFile = (file: string): Record<string, unknown> | null => {
  try {
    const payload: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isObject(payload) ? payload : null;
  } catch {
    return null;
  }
};

/** What there is to say of a file that is none. */
export const unreadable = (file: string): string => `must name a readable file with a JSON object: ${file}`;
