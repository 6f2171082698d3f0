/** Formats times of a visit. */
const two = (number: number) => String(number).padStart(2, '0');

export const clockOf = (ms: number): string => `${Math.floor(ms / 60_000)}:${two(Math.floor((ms % 60_000) / 1000))}`;

/** `8 s`, `1 min 12 s`. @param ms milliseconds. */
export function sayLength(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`;
}
