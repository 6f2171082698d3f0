/** Leaves for another system, and only to where configuration allows (D6). */
import { redirectTarget } from '../../../machines/checks/redirect-target.ts';
import type { JourneyEmitted } from '../../../machines/journey.types.ts';
import { BASE } from '../../site.ts';
import { configuration } from '../configuration/configuration.ts';

type Request = Extract<JourneyEmitted, { type: 'navigation.requested' }>;

/** Where a departure leads: the system named, or the start page where the target is not allowed. */
export function destinationOf(request: Request): string {
  const { loginUrl, shopUrl, allowedTargets } = configuration();
  const candidate = request.to === 'login' ? loginUrl : (request.url ?? shopUrl);
  // What configuration names as the login and the shop it also allows.
  const allowed = [...allowedTargets, loginUrl, shopUrl];
  return redirectTarget(candidate, { origin: location.origin, allowed, startPage: `${BASE}/` });
}
export const depart = (request: Request) => location.assign(destinationOf(request));
