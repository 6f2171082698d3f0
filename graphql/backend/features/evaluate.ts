/**
 * Remote evaluation: what one visitor gets, decided here by the SDK's own rules, so that the page is told results and no
 * targeting. The answer is a payload that the same SDK reads (its option `remoteEval`).
 */
import { type Experiment, type FeatureDefinition, GrowthBook } from '@growthbook/growthbook';
import * as v from 'valibot';
import type { FeatureSet, Redirect, RedirectExperiment } from './feature-set.ts';

const scalar = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** What the SDK posts. Attributes that are no plain values could not be hashed or compared. */
export const evaluationRequest = v.object({
  attributes: v.optional(v.record(v.string(), v.union([scalar, v.array(scalar)])), {}),
  forcedVariations: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer())), {}),
  forcedFeatures: v.optional(v.array(v.tuple([v.string(), v.unknown()])), []),
  url: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
});
export type EvaluationRequest = v.InferOutput<typeof evaluationRequest>;

/** The value alone; of an experiment that was hashed, also what is needed to count that it was seen. */
const reducedFeature = (visitor: GrowthBook, id: string): FeatureDefinition<unknown> => {
  const { value, source, experiment, experimentResult } = visitor.evalFeature<unknown>(id);
  if (source !== 'experiment' || !experiment || !experimentResult?.hashUsed) return { defaultValue: value };
  const { key, name } = experiment;
  const variations = experiment.variations.map((one: unknown, at) =>
    at === experimentResult.variationId ? one : null,
  ) as Experiment<unknown>['variations'];
  const seen = { experiment: { key, variations, ...(name === undefined ? {} : { name }) }, result: experimentResult };
  return { defaultValue: value, rules: [{ force: value, tracks: [seen] }] };
};

/** What the SDK needs to come to the one variation: all the weight on it, this page as the only one it is for. */
const reducedExperiment = (
  { key, changeId, name, hashAttribute, hashVersion, persistQueryString, variations }: RedirectExperiment,
  chosen: number,
  path: string,
): Record<string, unknown> => ({
  key,
  changeId,
  name,
  hashAttribute,
  hashVersion,
  persistQueryString,
  urlPatterns: [{ include: true, type: 'simple', pattern: path }],
  // An empty address leads nowhere, and keeps it a redirect experiment for the SDK.
  variations: variations.map((one, at): Redirect => (at === chosen ? one : { urlRedirect: '' })),
  coverage: 1,
  weights: variations.map((_, at) => (at === chosen ? 1 : 0)),
});

/**
 * What these attributes get.
 * @param set features with all their rules.
 * @returns the SDK's payload, without conditions, weights, coverage or other variations.
 */
export const evaluate = (set: FeatureSet, { attributes, forcedVariations, forcedFeatures, url }: EvaluationRequest) => {
  const visitor = new GrowthBook({
    features: { ...set.features },
    attributes,
    forcedVariations,
    forcedFeatureValues: new Map(forcedFeatures),
    url,
  });
  const features = Object.keys(set.features).map((id) => [id, reducedFeature(visitor, id)] as const);
  const path = URL.canParse(url) ? new URL(url).pathname : '/';
  const experiments = set.experiments
    .map((experiment) => ({ experiment, result: visitor.run(experiment) }))
    .filter(({ result }) => result.inExperiment)
    .map(({ experiment, result }) => reducedExperiment(experiment, result.variationId, path));
  visitor.destroy();
  return { status: 200, features: Object.fromEntries(features), experiments, dateUpdated: set.dateUpdated };
};
