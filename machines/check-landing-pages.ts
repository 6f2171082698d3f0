/** Validates `landing-pages.json` at build time; reports problems by page and field. */
import type { AnyStateNode } from 'xstate';
import { LANDING_FLOWS } from './flows/read-flows.ts';
import { visitMachine } from './visit.machine.ts';
import type { PageMeta } from './page/page.types.ts';
import { ACCENTS } from './domain/accents.ts';
import { GROUNDS, LAYOUTS, SEASONS, SECTIONS, THEMES, WORDS } from './landing-pages/landing.types.ts';

type Rule = (value: unknown) => string | null;
const oneOf =
  (...known: readonly unknown[]): Rule =>
  (value) =>
    known.includes(value) ? null : `must be one of ${known.map((one) => JSON.stringify(one)).join(', ')}`;

const sections: Rule = (value) => {
  if (!Array.isArray(value)) return 'must be a list';
  const unknown: unknown[] = value.filter((one) => oneOf(...SECTIONS)(one) !== null);
  if (unknown.length > 0) return `must not name ${unknown.map((one) => JSON.stringify(one)).join(', ')}`;
  if (new Set(value).size < value.length) return 'must name each section once';
  const ways = ['code', 'ask'].filter((one) => !value.includes(one));
  return ways.length === 0
    ? null
    : `must name ${ways.map((one) => JSON.stringify(one)).join(', ')}: who comes without a link needs a way on`;
};

const FIELDS: Readonly<Record<string, Rule>> = {
  layout: oneOf(...LAYOUTS),
  theme: oneOf(...THEMES),
  accent: oneOf(...ACCENTS),
  words: oneOf(...WORDS),
  flow: oneOf(...LANDING_FLOWS),
  simple: oneOf(true, false),
  full: oneOf(true, false),
  finishedInPopup: oneOf(true, false),
  app: oneOf(true, false),
  season: oneOf(null, 'current', ...SEASONS),
  sections,
};
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const pathsBelow = ({ meta, states }: AnyStateNode): string[] => [
  // `meta` is typed by the chart's setup, but a node has lost that type.
  ...(meta ? [(meta as PageMeta).path ?? ''] : []),
  ...Object.values(states).flatMap(pathsBelow),
];
const TAKEN = pathsBelow(visitMachine.root);
/** A language code would be read as the language prefix (D2). */
const LANGUAGE = /^[a-z]{2}$/;
const slugProblems = (slug: string): string[] => {
  if (!SLUG.test(slug)) return [`${slug}: a slug is small letters, digits and single hyphens`];
  if (LANGUAGE.test(slug)) return [`${slug}: two letters name a language`];
  return TAKEN.includes(`/${slug}`) ? [`${slug}: is the address of another page`] : [];
};

const fieldsOf = (value: unknown): readonly [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const field = (value: unknown, name: string): unknown => fieldsOf(value).find(([key]) => key === name)?.[1];

const problemsOf = (name: string, page: unknown): string[] =>
  fieldsOf(page).flatMap(([key, value]) => {
    const problem = Object.hasOwn(FIELDS, key) ? FIELDS[key]?.(value) : 'is not a field of a landing page';
    return problem ? [`${name}: ${key} ${problem}`] : [];
  });

/** Minute precision, the resolution of the countdown. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;
const dateProblems = (name: string, dates: unknown): string[] => {
  if (!Array.isArray(dates) || dates.length === 0) return [`${name}: dates must be a list`];
  return dates.flatMap((one: unknown, index) => {
    const moments = ['announced', 'begins', 'ends'].map((key) => field(one, key));
    const place = `${name}: dates ${index + 1}`;
    if (!moments.every((moment) => typeof moment === 'string' && MOMENT.test(moment)))
      return [`${place}: announced, begins and ends must be moments such as "2026-11-27T00:00+01:00"`];
    const [announced = 0, begins = 0, ends = 0] = moments.map((moment) => Date.parse(String(moment)));
    // Comparisons with an invalid date are false.
    return announced <= begins && begins < ends ? [] : [`${place}: announced, begins, ends must follow each other`];
  });
};

/**
 * @param data the content of `landing-pages.json`.
 * @returns one problem per line; empty if the data is valid.
 */
export function definitionProblems(data: unknown): string[] {
  const standard = field(data, 'standard');
  const missing = Object.keys(FIELDS).filter((key) => field(standard, key) === undefined);
  const seasons = field(data, 'seasons');
  return [
    ...missing.map((key) => `standard: ${key} is missing`),
    ...problemsOf('standard', standard),
    ...fieldsOf(field(data, 'pages')).flatMap(([slug, page]) => slugProblems(slug).concat(problemsOf(slug, page))),
    ...SEASONS.flatMap((name) => {
      const season = field(seasons, name);
      if (typeof field(season, 'countdown') !== 'boolean') return [`${name}: countdown must be true or false`];
      const ground = oneOf(...GROUNDS)(field(season, 'ground'));
      return ground ? [`${name}: ground ${ground}`] : dateProblems(name, field(season, 'dates'));
    }),
  ];
}
