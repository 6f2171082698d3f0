/**
 * `npm run tool -- demo-reset`: empties the local store and fills it with demo data: through the running back end,
 * otherwise directly. It has no options.
 */
import { systemClock } from '../../graphql/backend/common/clock.ts';
import { resetDemo } from '../../graphql/backend/demo/seed.ts';
import { deriveKeys } from '../../graphql/backend/common/keys.ts';
import { ownUrl } from '../../graphql/backend/settings/listen-address.ts';
import { silentLog } from '../../graphql/backend/common/log.ts';
import { withRunningSettings } from '../../graphql/backend/running.ts';
import { type Settings, readSettings } from '../../graphql/backend/settings/settings.ts';
import { openStore } from '../../graphql/backend/store/open-store.ts';

/** True if a running back end did it; a missing one is no error. */
const resetThroughBackEnd = async (settings: Settings): Promise<boolean> => {
  const answer = await fetch(`${ownUrl(settings)}/demo/reset`, {
    method: 'POST',
    headers: { 'x-demo-reset': 'yes' },
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  return answer?.ok === true;
};

const resetDirectly = async (settings: Settings): Promise<void> => {
  const store = await openStore(settings, silentLog);
  try {
    await resetDemo(store.db, deriveKeys(settings.tokenSecret), systemClock(settings.clockOffset).now());
  } finally {
    await store.close();
  }
};

try {
  const settings = readSettings(withRunningSettings(process.env));
  if (settings.environment !== 'local') throw new Error('The demo data is for local use only.');
  if (!(await resetThroughBackEnd(settings))) await resetDirectly(settings);
  process.stdout.write('The store holds the demo data and nothing else.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
