import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCENTS } from '../../machines/domain/accents.ts';
import { rulesOf } from '../../test/harness/css-rules.ts';
import { DARK_PAPER, PAPER } from './paper.ts';

type Tokens = Readonly<Record<string, string>>;

const rules = rulesOf(readFileSync('src/ui/tokens.css', 'utf8'));
const inkGround = rulesOf(readFileSync('src/layouts/ink-ground.css', 'utf8'));

const SCHEMES = { light: [], dark: ['@media screen and (prefers-color-scheme: dark)'] } as const;
const MORE = '@media (prefers-contrast: more)';

/** The tokens of an element: all selectors have equal specificity, so the last rule wins. */
function tokensOf(selectors: readonly string[], media: readonly string[], inherited: Tokens = {}): Tokens {
  const own = rules.filter(
    ({ conditions, selector }) =>
      conditions.every((condition) => media.includes(condition)) &&
      selector.split(/,\s*/).some((one) => selectors.includes(one)),
  );
  return resolved(own, inherited);
}

function resolved(declared: typeof rules, inherited: Tokens): Tokens {
  const written = declared
    .map(({ body }) => /^(--[\w-]+):\s*(#[\da-f]{6}|[\d.]+|var\(--[\w-]+\))$/.exec(body))
    .flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? ''] as const] : []));
  const values: Tokens = { ...inherited, ...Object.fromEntries(written) };
  const colour = (value: string): string => {
    const [, name] = /^var\((.*)\)$/.exec(value) ?? [];
    return name === undefined ? value : colour(values[name] ?? '');
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, colour(value)]));
}

/** Backgrounds of text: the page, its ink area, and a label, which is light in the dark scheme too. */
function placesOf(accent: string, media: readonly string[]): Readonly<Record<string, Tokens>> {
  const page = tokensOf([':root', "[data-theme='main']", '[data-accent]', `[data-accent='${accent}']`], media);
  const words = inkGround.filter(({ selector }) => selector.includes('.page-frame__words'));
  return { page, ground: resolved(words, page), label: tokensOf(['.paper'], media, page) };
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

const papers = ['--paper', '--paper-light', '--paper-deep', '--raised'];
const texts = ['--ink', '--ink-soft', '--ink-faint', '--ink-pressed', '--alarm', '--accent'];
const onInk = ['--on-ink', '--on-ink-soft', '--on-ink-faint', '--on-ink-alarm', '--accent-sheen'];

/** Foreground, background and minimum contrast. */
const pairs = [
  ...papers.flatMap((paper) => texts.map((text) => [text, paper, 4.5] as const)),
  ...papers.map((paper) => ['--line-field', paper, 3] as const),
  // A button: at rest, hovered and busy; a selection.
  ['--reversed', '--ink', 4.5],
  ['--reversed', '--ink-pressed', 4.5],
  ['--thread', '--ink', 3],
  ['--reversed', '--accent', 4.5],
  ...onInk.map((text) => [text, '--on-ink-ground', 4.5] as const),
  ['--on-ink-field', '--on-ink-ground', 3],
  // Fields on ink.
  ...['--on-ink', '--on-ink-soft', '--on-ink-faint'].map((text) => [text, '--on-ink-light', 4.5] as const),
  ['--on-ink-field', '--on-ink-light', 3],
] as const;

const faintIn = (places: Readonly<Record<string, Tokens>>, all: readonly (readonly [string, string, number])[]) =>
  Object.entries(places).flatMap(([place, tokens]) =>
    all
      .filter(([text, on, least]) => !(contrast(tokens[text] ?? '', tokens[on] ?? '') >= least))
      .map(([text, on]) => `${text} on ${on}, ${place}: ${tokens[text]} on ${tokens[on]}`),
  );

test.each(ACCENTS)('text and controls have enough contrast on the papers of %s [A54]', (accent) => {
  // The root has the colours of oxblood.
  const own = rules.filter(({ selector }) => selector.includes(`[data-accent='${accent}']`));
  expect(own.length).toBe(accent === 'oxblood' ? 0 : 4);
  for (const media of Object.values(SCHEMES)) expect(faintIn(placesOf(accent, media), pairs)).toEqual([]);
});

test.each(ACCENTS)('a label and text on ink are the same in both schemes: %s', (accent) => {
  const [light, dark] = [placesOf(accent, SCHEMES.light), placesOf(accent, SCHEMES.dark)];
  const used = ['--paper-light', '--ink', '--ink-soft', '--ink-faint', '--line-field', '--alarm', '--accent'];
  const of = (tokens: Tokens | undefined) => used.map((name) => tokens?.[name]);
  expect([of(dark['label']), of(dark['ground'])]).toEqual([of(light['label']), of(light['ground'])]);
  expect(dark['page']?.['--paper']).toBe(dark['page']?.['--on-ink-ground']);
});

test('light on the floor leaves text readable in dark mode', () => {
  const picture = readFileSync('src/ui/art/light.svg', 'utf8');
  const [, colour = '', opacity = ''] = /stop-color="(#\w+)" stop-opacity="([\d.]+)"/.exec(picture) ?? [];
  const { page = {} } = placesOf('oxblood', SCHEMES.dark);
  // A second beam with the picture's opacity overlaps the first.
  const second = Number(opacity) * Number(/opacity="([\d.]+)"\/><\/g>/.exec(picture)?.[1]);
  const share = Number(page['--glow']) * (1 - (1 - Number(opacity)) * (1 - second));
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const lit = [1, 3, 5].map((at) => {
    const ground = channel(page['--paper'] ?? '', at);
    return Math.round(ground + share * (channel(colour, at) - ground));
  });
  const hex = `#${lit.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  expect(faintIn({ floor: { ...page, '--lit': hex } }, [['--ink-soft', '--lit', 4.5]])).toEqual([]);
});

test('theme-color matches the background', () => {
  const ground = (media: readonly string[]) => placesOf('oxblood', media)['page']?.['--paper'];
  expect([ground(SCHEMES.light), ground(SCHEMES.dark)]).toEqual([PAPER, DARK_PAPER]);
});

test.each(ACCENTS)('prefers-contrast makes secondary text and lines as strong as ink: %s', (accent) => {
  const voices = ['--ink-soft', '--ink-faint', '--line-field'];
  const strong = papers.flatMap((paper) => voices.map((name) => [name, paper, 11] as const));
  const lines = papers.map((paper) => ['--line', paper, 3] as const);
  const stronger = [...pairs, ...strong, ...lines, ['--on-ink-faint', '--on-ink-ground', 11] as const];
  for (const media of Object.values(SCHEMES)) expect(faintIn(placesOf(accent, [...media, MORE]), stronger)).toEqual([]);
});
