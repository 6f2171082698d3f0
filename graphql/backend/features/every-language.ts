import type { AutoExperiment } from '@growthbook/growthbook';
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
export const inEveryLanguage = (experiment: RedirectExperiment): RedirectExperiment[] => {
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
