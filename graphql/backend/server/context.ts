import type { Clock } from '../common/clock.ts';
import type { SimulatedProblems } from '../accounts/simulated-problems.ts';
import type { Client } from '../http/client.ts';
import type { Readiness } from '../http/health.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { PacedRefusals } from '../http/paced-refusals.ts';
import type { Features } from '../features/features.ts';
import type { Streams } from '../features/streams.ts';
import type { Keys } from '../common/keys.ts';
import type { Log } from '../common/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Outbox } from '../common/outbox.ts';
import type { InTurn } from '../overload/turns.ts';
import type { StatusChanges } from '../registrations/status-changes.ts';
import type { Settings } from '../settings/settings.ts';
import type { CurrentSite } from '../site/current.ts';
import type { RuntimeDefaults } from '../settings/runtime-defaults.ts';
import type { Store } from '../store/store.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Shared services of all modules, created once at startup. */
export interface BackEnd {
  settings: Settings;
  /** Origin of the links in mails and pages, no trailing slash. */
  publicUrl: string;
  defaults: RuntimeDefaults;
  currentSite: CurrentSite;
  features: Features;
  featureStreams: Streams;
  clock: Clock;
  log: Log;
  keys: Keys;
  store: Store;
  tokens: Tokens;
  mailer: Mailer;
  /** Notifies other systems; null if no webhook is configured. */
  webhooks: Outbox | null;
  readiness: Readiness;
  inTurn: InTurn;
  rateLimits: RateLimits;
  pacedRefusals: PacedRefusals;
  metrics: Metrics;
  simulated: SimulatedProblems;
  statusChanges: StatusChanges;
}

/** Context of a resolver: the back end and data of the request. */
export interface RequestContext {
  backEnd: BackEnd;
  /** From `Authorization: Bearer …`, not verified. */
  bearer: string | null;
  /** From the request's `extensions` (D21), checked to be well formed. */
  idempotencyKey: string | null;
  client: Client;
  setCookies: string[];
}
