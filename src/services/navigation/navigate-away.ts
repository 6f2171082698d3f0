/** Leaves this page: for another system, and only to where configuration allows (D6); or for the deny page, by a full load (D11). */
import { redirectTarget } from '../../../machines/domain/redirect-target.ts';
import type { VisitEmitted } from '../../../machines/visit.types.ts';
import { configuration } from '../configuration/configuration.ts';

type Request = Extract<VisitEmitted, { type: 'navigation.requested' }>;

/**
 * Where a departure leads: the place named, or the start page where the target is not allowed.
 * @param base base path with the language's prefix.
 */
export function destinationOf(request: Request, base: string): string {
  if (request.to === 'deny') return `${base}/registration/deny`;
  const { loginUrl, shopUrl, allowedTargets } = configuration();
  const candidate = request.to === 'login' ? loginUrl : (request.url ?? shopUrl);
  // What configuration names as the login and the shop it also allows.
  const allowed = [...allowedTargets, loginUrl, shopUrl];
  return redirectTarget(candidate, { origin: location.origin, allowed, startPage: `${base}/` });
}
let opens: (address: string) => boolean = () => false;
/** Gives departures to whoever may open addresses in this page's stead; it answers whether it took one. */
export const navigateThrough = (opener: (address: string) => boolean) => {
  opens = opener;
};

/** Once the chart has taken its step: what it writes into the address bar must not come after. */
export const navigateAway = (request: Request, base: string) =>
  queueMicrotask(() => {
    const destination = destinationOf(request, base);
    if (!opens(destination)) location.assign(destination);
  });
