/** Answers once the registration is active: told by another tab, or by the back end where an endpoint is configured (D26). */
import type { JourneyServices } from '../../../machines/journey.services.ts';
import { configuration, onConfiguration } from '../configuration/configuration.ts';
import { hearOtherTabs } from './other-tabs.ts';
import { subscribeToStatus } from './status-subscription.ts';

/** As soon as the runtime configuration names an endpoint; that may come after the page. */
function whenConfigured(then: (endpoint: string) => () => void): () => void {
  let stop: (() => void) | null = null;
  const begin = () => {
    const { subscriptionUrl } = configuration();
    if (subscriptionUrl !== '') stop ??= then(subscriptionUrl);
  };
  const forget = onConfiguration(begin);
  begin();
  return () => {
    forget();
    stop?.();
  };
}

export const watchActivation: JourneyServices['watchActivation'] = ({ registrationId }, signal) =>
  new Promise((resolve) => {
    const heard = () => resolve();
    const stops = [
      hearOtherTabs(registrationId, heard),
      whenConfigured((endpoint) =>
        subscribeToStatus(endpoint, ({ id, status }) => {
          if (id === registrationId && status === 'ACTIVE') heard();
        }),
      ),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  });
