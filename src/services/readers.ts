/** Minimal validators for untrusted values, used by code that every page loads; the network chunk uses valibot. */
export type Reader<T> = (value: unknown) => T | undefined;

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
/** A non-empty text. */
export const someText: Reader<string> = (value) => text(value) || undefined;
export const texts: Reader<readonly string[]> = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
export const number: Reader<number> = (value) => (Number.isFinite(value) ? Number(value) : undefined);
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const oneOf =
  <const T>(...known: readonly T[]): Reader<T> =>
  (value) =>
    known.find((one) => one === value);
/** The first reader that accepts the value. */
export const either =
  <A, B>(one: Reader<A>, other: Reader<B>): Reader<A | B> =>
  (value) =>
    one(value) ?? other(value);
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value);

type Fields<T> = { readonly [K in keyof T]: Reader<T[K]> };

/** An object whose fields are all valid. */
export const allFields =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (value) => {
    const given: object = typeof value === 'object' && value !== null ? value : {};
    const read = Object.entries<Reader<unknown>>(fields).map(
      ([field, read]) => [field, read(Reflect.get(given, field))] as const,
    );
    return read.every(([, found]) => found !== undefined) ? (Object.fromEntries(read) as T) : undefined;
  };
