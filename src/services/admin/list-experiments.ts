/** What experiments there are: what the feature service serves to every page, read for those who set them up (D32). */
import * as v from 'valibot';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { ANSWER_LIMIT } from '../../../machines/domain/waits.ts';
import type { Experiment } from '../../../machines/admin/generators.types.ts';
import { PREVIEW } from '../../../machines/domain/preview.ts';
import type { Service } from '../../../machines/service-calls.ts';
import { configuration, configured } from '../configuration/configuration.ts';
import { cappedFetch } from '../network/capped-fetch.ts';
import { BASE } from '../../site.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const variations = v.pipe(v.array(v.unknown()), v.minLength(2));
const described = {
  name: v.optional(v.string()),
  coverage: v.optional(share, 1),
  weights: v.optional(v.array(share)),
  meta: v.optional(v.array(v.object({ name: v.optional(v.string()) })), []),
};
const pattern = v.object({ include: v.optional(v.boolean(), true), type: v.string(), pattern: v.string() });
/** A rule without variations gives a feature its value, and is no experiment. */
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
  /** The page on which it has its effect, or begins to. */
  page: string;
  onForm: boolean;
}

const START_PAGE = `${BASE}/`;
/** Where the features that we know have their effect. */
const FORM = `${BASE}/registration/formstarted`;

/** The page that an experiment’s patterns name; the start page where they name none, or many. */
function pageOf(patterns: Payload['experiments'][number]['urlPatterns']): string {
  const named = patterns.find(({ include, type }) => include && type === 'simple')?.pattern ?? '';
  const url = named.includes('*') ? null : URL.parse(named, location.origin);
  return url?.origin === location.origin && url.pathname.startsWith(START_PAGE) ? url.pathname : START_PAGE;
}

/** As the SDK has it: shares that do not fit the variations, or do not add up, are equal. */
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

/** Those of a payload, in its order. One that is told for several addresses of a page counts once: as it is told first. */
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

/** Rejects with a ServiceFailure where there is no answer, or none that can be used. */
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
