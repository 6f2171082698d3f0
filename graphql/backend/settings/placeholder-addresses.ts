import { otherSystems } from '../../../machines/domain/other-systems.ts';
import { LOCAL_MAP } from './local-stores.ts';

const ORIGIN = 'http://origin.invalid';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Paths of this origin, without query and fragment. */
const pathsIn = (value: unknown): string[] =>
  textsIn(value)
    .filter((text) => text.startsWith('/'))
    .flatMap((text) => URL.parse(text, ORIGIN)?.pathname ?? []);

const PLACEHOLDER_PATHS: ReadonlySet<string> = new Set([...pathsIn(Object.values(otherSystems)), LOCAL_MAP]);

/**
 * Fields with a placeholder page (D33), built in or configured: production does not have those pages (D55).
 * @param config `entrancePageConfig` of `DEFAULTS_FILE`, merged over the built-in values.
 */
export const fieldsWithPlaceholders = (config: Readonly<Record<string, unknown>>): string[] =>
  Object.entries({ ...otherSystems, ...config })
    .filter(([, value]) => pathsIn(value).some((path) => PLACEHOLDER_PATHS.has(path)))
    .map(([field]) => field);
