import type { Clock } from './common/clock.ts';
import type { BackEnd } from './server/context.ts';
import { seedDemo } from './demo/seed.ts';
import { noSimulatedProblems, storedSimulatedProblems } from './accounts/problems.ts';
import { createFeatures } from './features/features.ts';
import { createStreams } from './features/streams.ts';
import { deriveKeys } from './common/keys.ts';
import { ownUrl } from './settings/listen-address.ts';
import { pacedRefusals } from './http/paced-refusals.ts';
import { createRateLimits } from './http/rate-limits.ts';
import type { Log } from './common/log.ts';
import type { Mailer } from './mail/mailer.ts';
import { mailRounds } from './mail/outbox.ts';
import type { Outbox, Rounds } from './common/outbox.ts';
import { smtpTransport } from './mail/transport.ts';
import { measuredTurns, createMetrics } from './metrics/metrics.ts';
import { MUTATIONS, createTurns } from './overload/turns.ts';
import { createStatusChanges } from './registrations/status-changes.ts';
import type { Settings } from './settings/settings.ts';
import { siteIn } from './site/current.ts';
import { readRuntimeDefaults } from './settings/runtime-defaults.ts';
import { explainOpenError } from './store/open-store.ts';
import { watchDiskSpace } from './store/disk-space.ts';
import type { Store } from './store/store.ts';
import { createTokens } from './tokens/tokens.ts';
import { webhookRounds } from './webhooks/outbox.ts';

/** Dependencies that the caller supplies: the server, a command or a test. */
export interface Dependencies {
  clock: Clock;
  log: Log;
  openStore: (settings: Settings, log: Log) => Promise<Store>;
  /** Runs a delivery queue: mails if SMTP is configured, and webhooks. */
  outbox: (rounds: Rounds) => Outbox;
}

const createMailer = (settings: Settings, publicUrl: string, store: Store, dependencies: Dependencies): Mailer => {
  const domain = new URL(publicUrl).hostname;
  if (settings.smtpUrl === null) return { outbox: null, domain };
  const transport = smtpTransport(settings.smtpUrl, settings.mailFrom ?? `no-reply@${domain}`);
  return { outbox: dependencies.outbox(mailRounds(store.db, transport, dependencies.clock, dependencies.log)), domain };
};

/** Webhooks of granted vouchers. The settings have both URL and secret, or neither. */
const createWebhooks = (
  { voucherHookUrl: url, voucherHookSecret: secret }: Settings,
  store: Store,
  dependencies: Dependencies,
) =>
  url === null || secret === null
    ? null
    : dependencies.outbox(webhookRounds(store.db, { url, secret }, dependencies.clock, dependencies.log));

/**
 * Builds the back end with its database, without a listener. Local use adds the demo data (D45).
 * @param settings with the actual port: without `PUBLIC_URL`, links contain it.
 * @throws SettingsError if a file named by the settings is invalid or the database is not for local use;
 *   FolderInUseError. No database stays open after an error.
 */
export const assemble = async (settings: Settings, dependencies: Dependencies): Promise<BackEnd> => {
  const { clock, openStore } = dependencies;
  const metrics = createMetrics();
  const readiness = { isWithdrawn: false, isFull: false };
  const log = watchDiskSpace(metrics.counted(dependencies.log), readiness);
  const publicUrl = settings.publicUrl ?? ownUrl(settings);
  const defaults = readRuntimeDefaults(settings);
  const features = createFeatures(settings, publicUrl, log);
  const featureStreams = createStreams(settings.connectionsPerClient);
  metrics.openConnections('stream', () => featureStreams.count());
  const keys = deriveKeys(settings.tokenSecret);
  const store = await openStore(settings, log);
  // Comes first: the seeder may refuse a database that is not for local use.
  if (settings.environment === 'local')
    await seedDemo(store.db, keys, clock.now()).catch(async (error: unknown) => {
      await store.close();
      throw explainOpenError(settings, error);
    });
  return {
    settings,
    publicUrl,
    defaults,
    currentSite: siteIn(settings.siteDir, new URL(publicUrl).origin, log),
    features,
    featureStreams,
    clock,
    log,
    keys,
    store,
    tokens: createTokens(settings, clock),
    mailer: createMailer(settings, publicUrl, store, { ...dependencies, log }),
    webhooks: createWebhooks(settings, store, { ...dependencies, log }),
    readiness,
    inTurn: measuredTurns(createTurns(MUTATIONS), metrics),
    rateLimits: createRateLimits({ clock, keys, settings, store }),
    pacedRefusals: pacedRefusals(settings),
    statusChanges: createStatusChanges(store, log),
    metrics,
    simulated: settings.environment === 'local' ? storedSimulatedProblems : noSimulatedProblems,
  };
};
