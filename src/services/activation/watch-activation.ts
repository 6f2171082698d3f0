/** Answers once the registration is active: told by another tab, or by the back end where an endpoint is configured (D26). */
import type { VisitServices } from '../../../machines/visit.calls.ts';
import { configuration, onConfiguration } from '../configuration/configuration.ts';
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

/** The socket's library is fetched where there is an endpoint. One that does not come tells nothing, as a connection that is lost. */
function whenFetched(endpoint: string, changed: (status: Status) => void): () => void {
  let ended = false;
  let end = () => {
    ended = true;
  };
  import('./status-subscription.ts').then(
    ({ subscribeToStatus }) => {
      if (!ended) end = subscribeToStatus(endpoint, changed);
    },
    () => undefined,
  );
  return () => end();
}

export const watchActivation: VisitServices['watchActivation'] = ({ registrationId }, signal) =>
  new Promise((resolve) => {
    // This chunk may have come when nobody waits any more.
    if (signal.aborted) return;
    const stops: (() => void)[] = [];
    const stop = () => {
      for (const each of stops) each();
    };
    const heard = () => {
      stop();
      resolve();
    };
    stops.push(
      hearOtherTabs(registrationId, heard),
      whenConfigured((endpoint) =>
        whenFetched(endpoint, ({ id, status }) => {
          if (id === registrationId && status === 'ACTIVE') heard();
        }),
      ),
    );
    signal.addEventListener('abort', stop);
  });
