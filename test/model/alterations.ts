/** Alterations of a response's JSON in transit. */
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Alteration = (data: Json) => Json;

/** In bytes; the back end's own responses have some hundred. */
const HUGE = 20 * 1024 * 1024;
const BRICK = 'A brick as they are stacked up where somebody forgot to ask for one page only. '.repeat(10);

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const mapped = (object: Record<string, Json>, change: Alteration) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

const mistyped: Alteration = (value) => {
  if (isObject(value)) return mapped(value, mistyped);
  if (Array.isArray(value)) return {};
  return typeof value === 'string' ? 42 : 'a text';
};
/** An answer that is a single value becomes null. */
const emptied: Alteration = (data) =>
  isObject(data)
    ? Object.fromEntries(Object.entries(data).flatMap(([name, value]) => (isObject(value) ? [[name, {}]] : [])))
    : null;
const enriched: Alteration = (value) => {
  if (Array.isArray(value)) return value.map(enriched);
  return isObject(value) ? { ...mapped(value, enriched), since: 2031, notes: [{ author: null }] } : value;
};
const enlarged: Alteration = (data) => ({
  ...(isObject(data) ? data : {}),
  archive: Array<string>(Math.ceil(HUGE / BRICK.length)).fill(BRICK),
});

/** Alters the content of a response: the data of GraphQL, or the whole of any other JSON. */
const saying =
  (alter: Alteration, beside: Record<string, Json> = {}) =>
  (body: Buffer): string => {
    const answer = JSON.parse(body.toString()) as Json;
    const isGraphql = isObject(answer) && 'data' in answer;
    return JSON.stringify(isGraphql ? { ...answer, data: alter(answer['data'] ?? null), ...beside } : alter(answer));
  };

export const withErrors = saying((data) => data, { errors: [{ message: 'Something broke behind it' }] });
export const withWrongTypes = saying(mistyped);
export const withoutFields = saying(emptied);
export const withUnknownFields = saying(enriched);
export const enlargedBeyondUse = saying(enlarged);
