/** Everything that the chart asks of the outside, in one place. What needs the network is loaded with its first call, or ahead of it. */
import { ServiceFailure } from '../../machines/checks/failure.ts';
import type { JourneyServices, Service } from '../../machines/journey.services.ts';
import type * as Calls from './calls.ts';

const load = () => import('./calls.ts');

/** Fetches the network chunk ahead of a call that is likely. A failure shows when the call is made. */
export const prepareNetwork = () => {
  load().catch(() => undefined);
};

/** A call of the network chunk. A chunk that does not come is a failure of the network. */
const lazily =
  <Input, Output>(pick: (calls: typeof Calls) => Service<Input, Output>): Service<Input, Output> =>
  async (input, signal) => {
    const calls = await load().catch((error: unknown) => {
      throw new ServiceFailure('network', error instanceof Error ? error.message : String(error));
    });
    return pick(calls)(input, signal);
  };

export const services: JourneyServices = {
  lookUpCode: lazily(({ lookUpCode }) => lookUpCode),
  register: lazily(({ register }) => register),
  activate: lazily(({ activate }) => activate),
  resend: lazily(({ resend }) => resend),
};
