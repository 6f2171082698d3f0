/**
 * Remote evaluation: evaluates the features for one visitor with the rules of the SDK, so the page gets results without
 * targeting rules. The response is a payload for the SDK option `remoteEval`.
 */
import { type Experiment, type FeatureDefinition, GrowthBook } from '@growthbook/growthbook';
import * as v from 'valibot';
import type { Redirect, RedirectExperiment, FeatureSet } from './feature-set.ts';

const scalar = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** The SDK's request body. Attributes must be plain values, because others can't be hashed or compared. */
export const evaluationRequest = v.object({
  attributes: v.optional(v.record(v.string(), v.union([scalar, v.array(scalar)])), {}),
  forcedVariations: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer())), {}),
  forcedFeatures: v.optional(v.array(v.tuple([v.string(), v.unknown()])), []),
  url: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
});
type EvaluationRequest = v.InferOutput<typeof evaluationRequest>;

/** Reduces a feature to its value; for a hashed experiment it keeps the tracking data. */
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

/**
 * Reduces a redirect experiment to the chosen variation: it gets all the weight, and the current page is the only
 * target.
 */
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
  // An empty URL redirects nowhere and keeps it a redirect experiment for the SDK.
  variations: variations.map((one, at): Redirect => (at === chosen ? one : { urlRedirect: '' })),
  coverage: 1,
  weights: variations.map((_, at) => (at === chosen ? 1 : 0)),
});

/**
 * Evaluates the features for a visitor's attributes.
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
