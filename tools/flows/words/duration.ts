/** Formats durations in words. */

const UNITS = [
  { name: 'days', ms: 86_400_000, from: 2 },
  { name: 'h', ms: 3_600_000, from: 1 },
  { name: 'min', ms: 60_000, from: 1 },
  { name: 's', ms: 1_000, from: 1 },
] as const;

/** `30 s`, `24 h`, `1 min 30 s`. @param ms milliseconds. */
export function sayDuration(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  const parts: string[] = [];
  let rest = ms;
  for (const unit of UNITS) {
    const count = Math.floor(rest / unit.ms);
    if (count < unit.from) continue;
    parts.push(`${count} ${unit.name}`);
    rest -= count * unit.ms;
  }
  return parts.join(' ');
}

/** The length of a delay: `30 s`; for a computed delay, `at most 20 s`. */
export const sayWait = ({ atMost, isComputed }: { atMost: number; isComputed: boolean }): string =>
  `${isComputed ? 'at most ' : ''}${sayDuration(atMost)}`;
