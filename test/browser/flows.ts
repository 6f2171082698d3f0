/** Tokens of the flows (D15). */
import { systemClock } from '../../graphql/backend/common/clock.ts';
import { showcase } from '../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../graphql/backend/settings/settings.ts';

/** Signed like the local back end, with the built-in secret. */
export async function tokensOf(email: string) {
  return (await showcase(readSettings({}), systemClock(0), email)).tokens;
}
