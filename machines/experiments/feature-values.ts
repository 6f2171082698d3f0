/** Reads the result of the feature service: the usable values and the unknown ones (D35). */
import { redirectTarget } from '../domain/redirect-target.ts';
import { isLocale } from '../../locales/languages.ts';
import { VOUCHERS } from '../landing-pages/landing-options.ts';
import { landingOf } from '../landing-pages/definitions.ts';
import { OFFERED_FLOWS } from '../flows/read-flows.ts';
import type { Assignment, ExperimentsInput, FeatureId, Found, Offers } from './experiments.types.ts';

/** Maximum length of a reported value: enough to identify it, too short to carry data. */
const REPORTED = 80;

const known = <T>(values: readonly T[], value: unknown): T | undefined => values.find((one) => one === value);
const isGiven = (value: unknown) => value !== undefined && value !== null;

/** The usable offers; unknown values are ignored. */
export function offersOf({ values }: Pick<Found, 'values'>): Offers {
  const voucher = known(VOUCHERS, values['welcome-voucher']);
  const flow = known(OFFERED_FLOWS, values['registration-flow']);
  return { ...(voucher && { voucher }), ...(flow && { flow }) };
}

/**
 * The landing page that a redirect leads to (D35, D6): on our own origin, below the base, in any language.
 * @returns its path below the base, without language (`/`, `/women`); null for any other address.
 */
export function landingPath(redirect: string | null, { origin, base }: ExperimentsInput['site']): string | null {
  const path = redirectTarget(redirect, { origin, allowed: [], startPage: '' });
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  const below = path.slice(base.length).split('/').slice(1);
  const [slug = '', ...rest] = isLocale(below[0]) ? below.slice(1) : below;
  return rest.some((part) => part !== '') || landingOf(slug || null) === null ? null : `/${slug}`;
}

/** Unknown values, formatted for reports. */
export function anomaliesOf(found: Found, site: ExperimentsInput['site']): readonly string[] {
  const { voucher, flow } = offersOf(found);
  const reportOf = (name: string, value: unknown) => `${name}: ${JSON.stringify(value)}`.slice(0, REPORTED);
  const anomaly = (feature: FeatureId, usable: unknown) =>
    usable === undefined && isGiven(found.values[feature]) ? [reportOf(feature, found.values[feature])] : [];
  return [
    ...anomaly('welcome-voucher', voucher),
    ...anomaly('registration-flow', flow),
    ...(found.redirect !== null && landingPath(found.redirect, site) === null
      ? [reportOf('redirect', found.redirect)]
      : []),
  ];
}

/** The assignments to track when a change takes effect: not forced, and with a usable value. */
export function assignmentsTo(changed: Assignment['changes'], found: Found, site: ExperimentsInput['site']) {
  const { voucher, flow } = offersOf(found);
  const usable = {
    'welcome-voucher': voucher !== undefined,
    'registration-flow': flow !== undefined,
    page: found.redirect === null || landingPath(found.redirect, site) !== null,
  };
  return found.assignments.filter(({ changes, forced }) => changes === changed && usable[changes] && !forced);
}
