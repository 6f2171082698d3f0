import type { Clock } from './clock.ts';
import type { BackEnd } from './context.ts';
import { seedDemo } from './demo/seed.ts';
import { noSimulatedProblems, storedSimulatedProblems } from './demo/simulated-problems.ts';
import { createFeatures } from './features/features.ts';
import { createStreams } from './features/streams.ts';
import { deriveKeys } from './keys.ts';
import { ownUrl } from './listen-address.ts';
import { pacedRefusals } from './http/paced-refusals.ts';
import { createRateLimits } from './http/rate-limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { mailRounds } from './mail/outbox.ts';
import type { Outbox, Rounds } from './outbox.ts';
import { smtpTransport } from './mail/transport.ts';
import { measuredTurns } from './metrics/measured-turns.ts';
import { createMetrics } from './metrics/metrics.ts';
import { MUTATIONS, createTurns } from './overload/turns.ts';
import { createStatusChanges } from './registrations/status-changes.ts';
import type { Settings } from './settings.ts';
import { siteIn } from './site/current.ts';
import { readRuntimeDefaults } from './site/runtime-defaults.ts';
import { whyNotOpened } from './store/cannot-open.ts';
import { watchedRoom } from './store/room.ts';
import type { Store } from './store/store.ts';
import { createTokens } from './tokens/tokens.ts';
import { webhookRounds } from './webhooks/outbox.ts';

/** What whoever works with the store brings along. */
export interface Surroundings {
  clock: Clock;
  log: Log;
  openStore: (settings: Settings, log: Log) => Promise<Store>;
  /** Who delivers what was written for others: mails, where they leave by SMTP, and webhooks. */
  outbox: (rounds: Rounds) => Outbox;
}

const createMailer = (settings: Settings, publicUrl: string, store: Store, around: Surroundings): Mailer => {
  const domain = new URL(publicUrl).hostname;
  if (settings.smtpUrl === null) return { outbox: null, domain };
  const transport = smtpTransport(settings.smtpUrl, settings.mailFrom ?? `no-reply@${domain}`);
  return { outbox: around.outbox(mailRounds(store.db, transport, around.clock, around.log)), domain };
};

/** Where the shop is to be told of vouchers. The settings have both or neither. */
const createWebhooks = (
  { voucherHookUrl: url, voucherHookSecret: secret }: Settings,
  store: Store,
  around: Surroundings,
) =>
  url === null || secret === null
    ? null
    : around.outbox(webhookRounds(store.db, { url, secret }, around.clock, around.log));

/**
 * The back end around the database of the settings, which locally has the demo data (D45), without anything that listens.
 * @param settings with the port that is really used: without `PUBLIC_URL` it is in the links.
 * @throws SettingsError where a file that the settings name is wrong, or a database is not for local use; FolderInUseError; no database is
 *   open then.
 */
export const assemble = async (settings: Settings, around: Surroundings): Promise<BackEnd> => {
  const { clock, openStore } = around;
  const metrics = createMetrics();
  const readiness = { isWithdrawn: false, isFull: false };
  const log = watchedRoom(metrics.counted(around.log), readiness);
  const publicUrl = settings.publicUrl ?? ownUrl(settings);
  const defaults = readRuntimeDefaults(settings);
  const features = createFeatures(settings, publicUrl, log);
  const featureStreams = createStreams(settings.connectionsPerClient);
  metrics.openConnections('stream', () => featureStreams.count());
  const keys = deriveKeys(settings.tokenSecret);
  const store = await openStore(settings, log);
  // Before anything else works with the database: it may be one that local use must leave alone.
  if (settings.environment === 'local')
    await seedDemo(store.db, keys, clock.now()).catch(async (error: unknown) => {
      await store.close();
      throw whyNotOpened(settings, error);
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
    mailer: createMailer(settings, publicUrl, store, { ...around, log }),
    webhooks: createWebhooks(settings, store, { ...around, log }),
    readiness,
    inTurn: measuredTurns(createTurns(MUTATIONS), metrics),
    rateLimits: createRateLimits({ clock, keys, settings, store }),
    pacedRefusals: pacedRefusals(settings),
    statusChanges: createStatusChanges(store, log),
    metrics,
    simulated: settings.environment === 'local' ? storedSimulatedProblems : noSimulatedProblems,
  };
};
