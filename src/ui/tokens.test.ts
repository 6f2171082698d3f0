import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCENTS } from '../../machines/domain/accents.ts';

type Tokens = Readonly<Record<string, string>>;

const sheet = readFileSync('src/ui/tokens.css', 'utf8');

/** The colours that the rule of a selector sets. */
function colours(selector: string): Tokens {
  const from = sheet.indexOf(selector);
  const rule = from < 0 ? '' : sheet.slice(from, sheet.indexOf('\n}', from));
  return Object.fromEntries([...rule.matchAll(/(--[\w-]+): (#[\da-f]{6})/g)].map(([, name, hex]) => [name, hex]));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['--paper', '--paper-light', '--paper-deep'];
const texts = ['--ink', '--ink-soft', '--ink-faint', '--ink-pressed', '--alarm', '--accent'];

/** What stands on what, and the least contrast it needs. */
const pairs = [
  ...papers.flatMap((paper) => texts.map((text) => [text, paper, 4.5] as const)),
  ...papers.map((paper) => ['--line-field', paper, 3] as const),
  ['--paper-light', '--accent', 4.5],
  ['--paper-light', '--ink-pressed', 4.5],
  ['--accent-sheen', '--ink', 4.5],
  ['--on-ink', '--ink', 4.5],
  ['--on-ink-soft', '--ink', 4.5],
  ['--on-ink-faint', '--ink', 4.5],
  ['--on-ink-field', '--ink', 3],
  ...['--on-ink', '--on-ink-soft', '--on-ink-faint', '--on-ink-alarm', '--accent-sheen'].map(
    (text) => [text, '--on-ink-ground', 4.5] as const,
  ),
  // Fields on ink.
  ...['--on-ink', '--on-ink-soft', '--on-ink-faint'].map((text) => [text, '--on-ink-field-ground', 4.5] as const),
  ['--on-ink-field', '--on-ink-field-ground', 3],
  // A button at rest, and under a pointer.
  ['--on-ink-ground', '--on-ink', 4.5],
  ['--on-ink-ground', '--on-ink-soft', 4.5],
] as const;

test.each(ACCENTS)('text and controls can be read on the papers of %s', (accent) => {
  const own = colours(`[data-accent='${accent}']`);
  // The root has the colours of oxblood.
  expect(Object.keys(own).length).toBe(accent === 'oxblood' ? 0 : 4);
  const tokens: Tokens = { ...colours(':root'), ...own };
  const faint = pairs.filter(([text, on, least]) => !(contrast(tokens[text] ?? '', tokens[on] ?? '') >= least));
  expect(faint).toEqual([]);
});
