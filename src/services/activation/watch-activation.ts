/** Answers once the registration is active: told by another tab, or by the back end, over a socket or asked (D26). */
import type { VisitServices } from '../../../machines/visit.calls.ts';
import { configuration, onConfiguration } from '../configuration/configuration.ts';
import { lookUpCode } from '../invitation/look-up-code.ts';
import { hearOtherTabs } from './other-tabs.ts';
import type { Status } from './status-subscription.ts';

/** As soon as the runtime configuration names an endpoint; that may come after the page. */
function whenConfigured(then: (endpoint: string) => () => void): () => void {
  let stop: (() => void) | null = null;
  const begin = () => {
    const { subscriptionUrl } = configuration();
    if (subscriptionUrl !== '' && URL.canParse(subscriptionUrl, location.href)) stop ??= then(subscriptionUrl);
  };
  const forget = onConfiguration(begin);
  begin();
  return () => {
    forget();
    stop?.();
  };
}

/** The socket's library is fetched where there is an endpoint. One that does not come is as a connection that is lost. */
function whenFetched(
  endpoint: string,
  changed: (status: Status) => void,
  connected: (isThere: boolean) => void,
): () => void {
  let ended = false;
  let end = () => {
    ended = true;
  };
  import('./status-subscription.ts').then(
    ({ subscribeToStatus }) => {
      if (!ended) end = subscribeToStatus(endpoint, changed, connected);
    },
    () => connected(false),
  );
  return () => end();
}

/**
 * Where no socket tells it, the status is asked for: as soon as one is refused or lost, when the visitor comes back to the page, and when
 * the network does. Asked by the code of the registration, whose bearer is told what holds its place (D50).
 */
function askUnlessConnected(code: string | null, changed: (status: Status) => void, signal: AbortSignal) {
  let isConnected: boolean | null = null;
  const ask = () => {
    if (code === null || isConnected || signal.aborted || document.hidden) return;
    lookUpCode({ code, timestamp: null }, signal).then(
      ({ held }) => held && changed(held),
      () => undefined,
    );
  };
  addEventListener('online', ask, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  return (isThere: boolean) => {
    const isNew = isConnected !== isThere;
    isConnected = isThere;
    if (isNew) ask();
  };
}

export const watchActivation: VisitServices['watchActivation'] = ({ registrationId, code }, signal) =>
  new Promise((resolve) => {
    // This chunk may have come when nobody waits any more.
    if (signal.aborted) return;
    const over = new AbortController();
    const heard = () => {
      over.abort();
      resolve();
    };
    const changed = ({ id, status }: Status) => {
      if (id === registrationId && status === 'ACTIVE') heard();
    };
    const connected = askUnlessConnected(code, changed, over.signal);
    const stops = [
      hearOtherTabs(registrationId, heard),
      whenConfigured((endpoint) => whenFetched(endpoint, changed, connected)),
    ];
    over.signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
    signal.addEventListener('abort', () => over.abort());
  });
