/** The file of features and experiments (`FEATURES_FILE`) in the format of GrowthBook's SDK, with its validation. */
import type { FeatureDefinition, AutoExperiment } from '@growthbook/growthbook';
import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { LOCALES } from '../../../locales/languages.ts';
import { BASE } from '../../../machines/domain/site.ts';

/** Redirect target of a variation; `{}` keeps the page. */
export interface Redirect {
  urlRedirect?: string;
}
export type RedirectExperiment = AutoExperiment<Redirect>;

const belowBase = (address: string) => address === BASE || address.startsWith(`${BASE}/`);
const withPrefix = (address: string, prefix: string) =>
  belowBase(address) ? BASE + prefix + address.slice(BASE.length) : address;

/**
 * Copies a redirect experiment for each language prefix, because GrowthBook redirects to fixed URLs. The file has it
 * once, for URLs without a prefix. The shared key assigns a visitor to the same variation in every language.
 */
const inEveryLanguage = (experiment: RedirectExperiment): RedirectExperiment[] => {
  const { changeId = experiment.key, variations, urlPatterns = [] } = experiment;
  const isOfPages = urlPatterns.every(({ type, pattern }) => type === 'simple' && belowBase(pattern));
  if (!isOfPages) return [experiment];
  const copies = LOCALES.map((locale) => {
    const prefix = `/${locale}`;
    return Object.assign({}, experiment, {
      changeId: `${changeId}-${locale}`,
      variations: variations.map(({ urlRedirect }) =>
        urlRedirect === undefined ? {} : { urlRedirect: withPrefix(urlRedirect, prefix) },
      ),
      urlPatterns: urlPatterns.map((pattern) =>
        Object.assign({}, pattern, { pattern: withPrefix(pattern.pattern, prefix) }),
      ),
    });
  });
  return [experiment, ...copies];
};

export interface FeatureSet {
  features: Readonly<Record<string, FeatureDefinition<unknown>>>;
  experiments: readonly RedirectExperiment[];
  /** ISO 8601, modification time of the file. */
  dateUpdated: string;
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const key = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'must have up to 80 letters, digits, - or _'));

const rule = v.looseObject({
  key: v.optional(key),
  coverage: v.optional(share),
  weights: v.optional(v.array(share)),
  variations: v.optional(v.pipe(v.array(v.unknown()), v.minLength(2))),
});

const PLACEHOLDER_ORIGIN = 'http://origin.invalid';
/** A path of this origin: experiments never redirect to another site. */
const ownPath = v.pipe(
  v.string(),
  v.check(
    (path) =>
      path.startsWith('/') &&
      URL.canParse(path, PLACEHOLDER_ORIGIN) &&
      new URL(path, PLACEHOLDER_ORIGIN).origin === PLACEHOLDER_ORIGIN,
    'must be a path',
  ),
);

const experiment = v.looseObject({
  key,
  coverage: v.optional(share),
  weights: v.optional(v.array(share)),
  // Strict: variations that change a page by HTML, styles or scripts are not allowed (D35).
  variations: v.pipe(v.array(v.strictObject({ urlRedirect: v.optional(ownPath) })), v.minLength(2)),
  urlPatterns: v.pipe(
    v.array(v.looseObject({ include: v.boolean(), type: v.picklist(['simple', 'regex']), pattern: v.string() })),
    v.minLength(1),
  ),
});

const fileShape = v.looseObject({
  features: v.record(key, v.looseObject({ rules: v.optional(v.array(rule)) })),
  experiments: v.optional(v.array(experiment)),
});

/** Validation problems of a features file, each with its path. */
export class FeatureFileError extends Error {
  override readonly name = 'FeatureFileError';
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super(`${file} is no file of features`);
    this.problems = problems.map((problem) => `FEATURES_FILE ${file}: ${problem}`);
  }
}

const parsed = (file: string): { payload: unknown; dateUpdated: string } => {
  try {
    return { dateUpdated: statSync(file).mtime.toISOString(), payload: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    throw new FeatureFileError(file, [error instanceof SyntaxError ? 'is not JSON' : 'can not be read']);
  }
};

/**
 * Reads the file.
 * @param file path.
 * @throws FeatureFileError with every problem.
 */
export const readFeatureSet = (file: string): FeatureSet => {
  const { payload, dateUpdated } = parsed(file);
  const { success, issues } = v.safeParse(fileShape, payload);
  if (!success)
    throw new FeatureFileError(
      file,
      issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`),
    );
  const { features, experiments = [] } = payload as Pick<FeatureSet, 'features'> & Partial<FeatureSet>;
  return { features, experiments: experiments.flatMap(inEveryLanguage), dateUpdated };
};
