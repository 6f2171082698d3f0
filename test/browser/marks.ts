/** Unmistakable strings, and the search for them in all encodings. Pure. */

/** By name: strings that must not occur where they are not needed. */
export type Marks = Readonly<Record<string, string>>;

/** The base64 forms of a text, at any offset in a longer text: the characters that depend only on it. */
function insideBase64(text: string): readonly string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const whole = bytes.toString('base64').replaceAll('=', '');
    return whole.slice(Math.ceil((before * 4) / 3), Math.floor((bytes.length * 8) / 6));
  });
}
const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_');
/** An address also counts by its parts, except the top-level domain. */
const partsOf = (mark: string) => (mark.includes('@') ? mark.split(/[@.]/).slice(0, -1) : []);
/** Shorter parts occur in too many words. */
const SHORTEST = 5;

const inWords = (word: string) => [word, encodeURIComponent(word), JSON.stringify(word).slice(1, -1)];
const inLetters = (word: string) =>
  [word, word.toLowerCase()].flatMap(insideBase64).flatMap((base64) => [base64, urlSafe(base64)]);

/** @returns the names of the marks in a text, plain or encoded, whole or in part. */
function marksIn(text: string, marks: Marks): readonly string[] {
  const lower = text.toLowerCase();
  const holds = (mark: string) =>
    [mark, ...partsOf(mark).filter((part) => part.length >= SHORTEST)].some(
      (word) =>
        inWords(word).some((form) => lower.includes(form.toLowerCase())) ||
        inLetters(word).some((form) => text.includes(form)),
    );
  return Object.entries(marks)
    .filter(([, mark]) => holds(mark))
    .map(([name]) => name);
}

/** Something sent or stored, and where. */
export interface Trace {
  place: string;
  text: string;
}
/** Which marks are allowed where: a full place name, and the marks needed there. */
export type Allowed = readonly (readonly [place: RegExp, names: readonly string[]])[];

/** @returns one line for each mark in a forbidden place: `place: name`. */
export function leaks(traces: readonly Trace[], marks: Marks, allowed: Allowed): readonly string[] {
  const found = traces.flatMap(({ place, text }) => {
    const here = allowed.filter(([pattern]) => pattern.test(place)).flatMap(([, names]) => names);
    return marksIn(text, marks)
      .filter((name) => !here.includes(name))
      .map((name) => `${place}: ${name}`);
  });
  return [...new Set(found)].sort();
}
/** @returns rows of the table without a match: a table must not allow more than needed. */
export const unneeded = (traces: readonly Trace[], marks: Marks, allowed: Allowed): readonly string[] =>
  allowed.flatMap(([pattern, names]) =>
    names
      .filter((name) => {
        const { [name]: mark = '' } = marks;
        return !traces.some(({ place, text }) => pattern.test(place) && marksIn(text, { [name]: mark }).length > 0);
      })
      .map((name) => `${pattern.source}: ${name}`),
  );
