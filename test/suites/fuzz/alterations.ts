/** A change in a JSON value; its kind and position do not depend on the value, so it fits any answer. */
import fc from 'fast-check';
import { anyJson, hostileTexts } from './corpora.ts';

const HOWS = [
  'replaced',
  'replaced',
  'replaced',
  'dropped',
  'put in a list',
  'duplicated',
  'with an added entry',
] as const;
export interface Alteration {
  /** Index of the position, modulo their number. */
  at: number;
  how: (typeof HOWS)[number];
  by: unknown;
  /** Name of the added entry. */
  name: string;
}
export const alterations = fc.record<Alteration>({
  at: fc.nat(),
  how: fc.constantFrom(...HOWS),
  by: anyJson,
  name: hostileTexts,
});

type Parent = Record<string, unknown> | unknown[];
interface Place {
  parent: Parent;
  key: string;
}
const isParent = (value: unknown): value is Parent => typeof value === 'object' && value !== null;
const placesIn = (parent: Parent): Place[] =>
  Object.entries(parent).flatMap(([key, value]) => [{ parent, key }].concat(isParent(value) ? placesIn(value) : []));

function change({ parent, key }: Place, { how, by, name }: Alteration) {
  const value: unknown = Reflect.get(parent, key);
  if (how === 'replaced') Reflect.set(parent, key, by);
  else if (how === 'dropped') Reflect.deleteProperty(parent, key);
  else if (how === 'put in a list') Reflect.set(parent, key, [value]);
  else if (how === 'duplicated') Reflect.set(parent, key, [value, value]);
  // JSON lists have no names.
  else if (Array.isArray(parent)) parent.push(by);
  // Defines an own property, as JSON.parse does, even for inherited names.
  else Object.defineProperty(parent, name, { value: by, enumerable: true, configurable: true, writable: true });
}

/** A copy of a JSON value with these changes. */
export function altered(value: unknown, changes: readonly Alteration[]): unknown {
  const root = { value: structuredClone(value) };
  for (const one of changes) {
    const places = placesIn(root);
    const place = places[one.at % places.length];
    if (place) change(place, one);
  }
  return root.value;
}
