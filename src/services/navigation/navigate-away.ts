/**
 * Leaves this page: for another system, if the configuration allows it (D6), or for the deny page, by a full load
 * (D11).
 */
import { redirectTarget } from '../../../machines/domain/redirect-target.ts';
import type { VisitEmitted } from '../../../machines/context/visit.types.ts';
import { configuration } from '../configuration/configuration.ts';

type Request = Extract<VisitEmitted, { type: 'navigation.requested' }>;

/**
 * Destination of a navigation: the requested target, or the start page if it is not allowed.
 * @param base base path with the language prefix.
 */
export function destinationOf(request: Request, base: string): string {
  if (request.to === 'deny') return `${base}/registration/deny`;
  const { loginUrl, shopUrl, allowedTargets } = configuration();
  const candidate = request.to === 'login' ? loginUrl : (request.url ?? shopUrl);
  // The configured login and shop addresses are always allowed.
  const allowed = [...allowedTargets, loginUrl, shopUrl];
  return redirectTarget(candidate, { origin: location.origin, allowed, startPage: `${base}/` });
}
let opens: (address: string) => boolean = () => false;
/** Registers an opener that may handle navigations instead of this page; it returns whether it did. */
export const navigateThrough = (opener: (address: string) => boolean) => {
  opens = opener;
};

/** Deferred until the chart has finished its transition: otherwise its update of the address bar would come after. */
export const navigateAway = (request: Request, base: string) =>
  queueMicrotask(() => {
    const destination = destinationOf(request, base);
    if (!opens(destination)) location.assign(destination);
  });
