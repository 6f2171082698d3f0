/** Lists the experiments that the feature service serves to every page, for the admins who manage them (D32). */
import * as v from 'valibot';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { ANSWER_LIMIT } from '../../../machines/domain/waits.ts';
import type { Experiment } from '../../../machines/context/generators.types.ts';
import { PREVIEW } from '../../../machines/domain/preview.ts';
import type { Service } from '../../../machines/common/service-calls.ts';
import { configuration, configured } from '../configuration/configuration.ts';
import { cappedFetch } from '../network/capped-fetch.ts';
import { BASE } from '../../../machines/domain/site.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const variations = v.pipe(v.array(v.unknown()), v.minLength(2));
const described = {
  name: v.optional(v.string()),
  coverage: v.optional(share, 1),
  weights: v.optional(v.array(share)),
  meta: v.optional(v.array(v.object({ name: v.optional(v.string()) })), []),
};
const pattern = v.object({ include: v.optional(v.boolean(), true), type: v.string(), pattern: v.string() });
/** A rule without variations only sets a feature's value and is not an experiment. */
const rule = v.object({ ...described, key: v.optional(v.string()), variations: v.optional(variations) });
const payload = v.object({
  features: v.record(v.string(), v.object({ rules: v.optional(v.array(rule), []) })),
  experiments: v.optional(
    v.array(v.object({ ...described, key: v.string(), variations, urlPatterns: v.optional(v.array(pattern), []) })),
    [],
  ),
});
type Payload = v.InferOutput<typeof payload>;
interface Found extends Omit<Payload['experiments'][number], 'urlPatterns'> {
  /** The page on which the experiment takes effect or starts. */
  page: string;
  onForm: boolean;
}

const START_PAGE = `${BASE}/`;
/** The page on which the supported features take effect. */
const FORM = `${BASE}/registration/formstarted`;

/** The page named by an experiment's patterns; the start page if they name no single page. */
function pageOf(patterns: Payload['experiments'][number]['urlPatterns']): string {
  const named = patterns.find(({ include, type }) => include && type === 'simple')?.pattern ?? '';
  const url = named.includes('*') ? null : URL.parse(named, location.origin);
  return url?.origin === location.origin && url.pathname.startsWith(START_PAGE) ? url.pathname : START_PAGE;
}

/**
 * Same rule as in the SDK: weights that do not match the variations or do not add up to 1 are replaced by equal ones.
 */
function sharesOf({ weights, variations: { length } }: Found): readonly number[] {
  const fit = weights?.length === length && Math.abs(weights.reduce((sum, one) => sum + one, 0) - 1) < 0.01;
  return fit ? weights : Array.from({ length }, () => 1 / length);
}

function previewOf({ key, page }: Found, index: number): string {
  const url = new URL(page, location.origin);
  url.searchParams.set(key, String(index));
  url.searchParams.set(PREVIEW, key);
  return url.href;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function experimentOf(found: Found): Experiment {
  const shares = sharesOf(found);
  return {
    key: found.key,
    name: found.name ?? found.key,
    coverage: found.coverage,
    onForm: found.onForm,
    variations: found.variations.map((value, index) => ({
      name: found.meta[index]?.name ?? asText(value),
      share: shares[index] ?? 0,
      preview: previewOf(found, index),
    })),
  };
}

/**
 * The experiments of a payload, in order. An experiment listed for several addresses of a page counts once, as listed
 * first.
 */
function experimentsIn({ features, experiments }: Payload): readonly Experiment[] {
  const ofFeatures = Object.entries(features).flatMap(([id, { rules }]) =>
    rules.flatMap(({ key = id, variations: values, ...rest }) =>
      values ? [{ ...rest, key, variations: values, page: FORM, onForm: true }] : [],
    ),
  );
  const ofPages = experiments.map(({ urlPatterns, ...rest }) => ({
    ...rest,
    page: pageOf(urlPatterns),
    onForm: false,
  }));
  const all = [...ofFeatures, ...ofPages];
  return all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at).map(experimentOf);
}

/** Rejects with a ServiceFailure if there is no usable response. */
export const listExperiments: Service<void, readonly Experiment[]> = async (_, signal) => {
  await configured();
  const { experimentsHost, experimentsClientKey } = configuration();
  const limit = AbortSignal.timeout(ANSWER_LIMIT);
  const address = `${experimentsHost}/api/features/${encodeURIComponent(experimentsClientKey)}`;
  const answer = await cappedFetch(address, { signal: AbortSignal.any([signal, limit]) }).catch((error: unknown) => {
    throw limit.aborted ? new ServiceFailure('timeout', 'Timeout exceeded') : error;
  });
  if (!answer.ok) throw new ServiceFailure('technical', `Received status code ${answer.status}`);
  const read = v.safeParse(payload, await answer.json().catch(() => null));
  if (!read.success) throw new ServiceFailure('technical', 'The features have a wrong shape');
  return experimentsIn(read.output);
};
