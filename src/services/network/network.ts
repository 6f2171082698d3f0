/** The way to the network chunk: loaded with the first call, or ahead of it. */
import { ServiceFailure } from '../../../machines/checks/failure.ts';

const load = () => import('./client.ts');

/** Fetches the chunk ahead of a call that is likely. A failure shows when the call is made. */
export const prepareNetwork = () => {
  load().catch(() => undefined);
};

/** The client's `send`. A chunk that does not come is a failure of the network. */
export async function network() {
  try {
    return await load();
  } catch (error) {
    throw new ServiceFailure('network', error instanceof Error ? error.message : String(error));
  }
}
