/**
 * `npm run tool -- demo [ADDRESS]`: prints what can be tried in the running back end as JSON (D45), by its settings. It
 * does not touch the store.
 *
 * ADDRESS  e-mail address whose tokens it prints
 */
import { systemClock } from '../../graphql/backend/common/clock.ts';
import { showcase } from '../../graphql/backend/demo/showcase.ts';
import { withRunningSettings } from '../../graphql/backend/running.ts';
import { readSettings } from '../../graphql/backend/settings/settings.ts';

try {
  const settings = readSettings(withRunningSettings(process.env));
  if (settings.environment !== 'local') throw new Error('The demo is for local use only.');
  const shown = await showcase(settings, systemClock(settings.clockOffset), process.argv[2] ?? null);
  process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
