/** Everything that the chart asks of the outside, in one place. What needs the network is loaded with its first call, or ahead of it. */
import { ServiceFailure } from '../../machines/checks/failure.ts';
import type { JourneyServices, Service } from '../../machines/journey.services.ts';

const loadCalls = () => import('./calls.ts');

/** Fetches the network chunk ahead of a call that is likely. A failure shows when the call is made. */
export const prepareNetwork = () => {
  loadCalls().catch(() => undefined);
};

/** A service of a chunk. A chunk that does not come is a failure of the network. */
const lazily =
  <Chunk, Input, Output>(load: () => Promise<Chunk>, pick: (chunk: Chunk) => Service<Input, Output>) =>
  async (input: Input, signal: AbortSignal): Promise<Output> => {
    const chunk = await load().catch((error: unknown) => {
      throw new ServiceFailure('network', error instanceof Error ? error.message : String(error));
    });
    return pick(chunk)(input, signal);
  };

export const services: JourneyServices = {
  judgeReferrer: lazily(
    () => import('./arrival/judge-referrer.ts'),
    ({ judgeReferrer }) => judgeReferrer,
  ),
  lookUpCode: lazily(loadCalls, ({ lookUpCode }) => lookUpCode),
  register: lazily(loadCalls, ({ register }) => register),
  finalize: lazily(loadCalls, ({ finalize }) => finalize),
  changeEmail: lazily(loadCalls, ({ changeEmail }) => changeEmail),
  resend: lazily(loadCalls, ({ resend }) => resend),
  watchActivation: lazily(
    () => import('./activation/watch-activation.ts'),
    ({ watchActivation }) => watchActivation,
  ),
  requestPlace: lazily(loadCalls, ({ requestPlace }) => requestPlace),
  joinWaitingList: lazily(loadCalls, ({ joinWaitingList }) => joinWaitingList),
  applyForMembership: lazily(loadCalls, ({ applyForMembership }) => applyForMembership),
  unsubscribe: lazily(loadCalls, ({ unsubscribe }) => unsubscribe),
  logout: lazily(loadCalls, ({ logout }) => logout),
};
