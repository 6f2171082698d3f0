/**
 * Resolves once the registration is active, as reported by another tab or by the back end, over a socket or on request
 * (D26).
 */
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { configuration, onConfiguration } from '../configuration/configuration.ts';
import { lookUpCode } from '../invitation/look-up-code.ts';
import { listenToOtherTabs } from './other-tabs.ts';
import type { Status } from './status-subscription.ts';

/** Runs as soon as the runtime configuration has an endpoint, which may be after the page load. */
function whenConfigured(then: (endpoint: string) => () => void): () => void {
  let stop: (() => void) | null = null;
  const begin = () => {
    const { subscriptionUrl } = configuration();
    // The configuration's chart refuses an invalid endpoint.
    if (subscriptionUrl !== '') stop ??= then(subscriptionUrl);
  };
  const forget = onConfiguration(begin);
  begin();
  return () => {
    forget();
    stop?.();
  };
}

/** Loads the socket library if there is an endpoint. A load failure counts as a lost connection. */
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
 * Polls the status while no socket is connected: when a connection is refused or lost, when the page becomes visible,
 * and when the network returns. Uses the registration's code, whose bearer receives the state of the held place (D50).
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
    // The wait may have ended before this chunk was loaded.
    if (signal.aborted) return;
    const controller = new AbortController();
    const complete = () => {
      controller.abort();
      resolve();
    };
    const changed = ({ id, status }: Status) => {
      if (id === registrationId && status === 'ACTIVE') complete();
    };
    const connected = askUnlessConnected(code, changed, controller.signal);
    const stops = [
      listenToOtherTabs(registrationId, complete),
      whenConfigured((endpoint) => whenFetched(endpoint, changed, connected)),
    ];
    controller.signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
    signal.addEventListener('abort', () => controller.abort());
  });
