import { readFileSync } from 'node:fs';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The payload of `DEFAULTS_FILE`; null if it is unreadable or not a JSON object. */
export const readDefaultsFile = (file: string): Record<string, unknown> | null => {
  try {
    const payload: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isObject(payload) ? payload : null;
  } catch {
    return null;
  }
};

/** Error message for such a file. */
export const unreadable = (file: string): string => `must name a readable file with a JSON object: ${file}`;
