/** Everything that the chart asks of the outside, in one place. What needs the network is loaded with its first call, or ahead of it. */
import { ServiceFailure } from '../../machines/domain/failure.ts';
import type { VisitServices, Service } from '../../machines/visit.services.ts';
import { dropBearer } from './bearer/bearer.ts';
import { pingBackend } from './connection/ping-backend.ts';

const loadCalls = () => import('./calls.ts');

/** Fetches the network chunk ahead of a call that is likely. A failure shows when the call is made. */
export const prepareNetwork = () => {
  loadCalls().catch(() => undefined);
};

/** A chunk that does not come although the house answers was replaced by a deployment; else it is the network's failure. */
async function failureOfChunk(error: unknown, signal: AbortSignal): Promise<ServiceFailure> {
  const message = error instanceof Error ? error.message : String(error);
  const reached = await pingBackend(undefined, signal).then(
    () => true,
    () => false,
  );
  return new ServiceFailure(reached ? 'missing' : 'network', message);
}

/** A service of a chunk. */
const lazily =
  <Chunk, Input, Output>(load: () => Promise<Chunk>, pick: (chunk: Chunk) => Service<Input, Output>) =>
  async (input: Input, signal: AbortSignal): Promise<Output> => {
    const chunk = await load().catch(async (error: unknown) => {
      throw await failureOfChunk(error, signal);
    });
    return pick(chunk)(input, signal);
  };

export const services: VisitServices = {
  judgeReferrer: lazily(
    () => import('./entry/judge-referrer.ts'),
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
  // The cookie goes, whether or not the back end hears of it.
  logout: (input, signal) => {
    signal.addEventListener('abort', dropBearer, { once: true });
    return lazily(loadCalls, ({ logout }) => logout)(input, signal).finally(dropBearer);
  },
  askViewer: lazily(
    () => import('./admin/ask-viewer.ts'),
    ({ askViewer }) => askViewer,
  ),
  pingBackend,
};
