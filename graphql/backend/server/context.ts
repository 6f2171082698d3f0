import type { Streams } from '../features/streams.ts';
import type { Readiness } from '../http/health.ts';
import type { PacedRefusals } from '../http/paced-refusals.ts';
import type { MutationContext, Services } from '../idempotency/mutation.ts';
import type { StatusChanges } from '../registrations/status-changes.ts';
import type { CurrentSite } from '../site/current.ts';

/** Shared services of all modules, created once at startup. Only this folder and the files above it use this type. */
export interface BackEnd extends Services {
  currentSite: CurrentSite;
  featureStreams: Streams;
  readiness: Readiness;
  pacedRefusals: PacedRefusals;
  statusChanges: StatusChanges;
}

/** Context of a resolver. */
export interface RequestContext extends MutationContext {
  backEnd: BackEnd;
  setCookies: string[];
}
