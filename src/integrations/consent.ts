/**
 * Consent and its effects: releases tracked events, loads the tag manager, and allows storing experiment data (D35,
 * D36, D37).
 */
import { consentWith } from '../../machines/consent/consent.services.ts';
import { createObserved } from '../engine/development/observe.ts';
import { pushTracked } from '../services/analytics/data-layer.ts';
import { loadTagManager } from '../services/analytics/tag-manager.ts';
import { configuration } from '../services/configuration/configuration.ts';
import { connectConsent } from '../services/consent/consent-platform.ts';
import { storedConsent } from '../services/consent/stored-choice.ts';
import { report } from '../services/error-reports/error-reports.ts';

interface ConsentOptions {
  /** The visitor is not asked: only earlier consent counts (D36). */
  quiet: boolean;
  /** Called with the first decision and with each different one. */
  personalised: (allowed: boolean) => void;
}

const startAnalytics = () => loadTagManager(configuration().gtmContainerId, Date.now());

/** Starts the consent's chart; its events are sent to the returned actor. */
export function startConsent({ quiet, personalised }: ConsentOptions) {
  const stored = storedConsent();
  const url = configuration().consentScriptUrl;
  const consent = createObserved(consentWith(connectConsent), {
    input: { banner: !quiet && url !== '', stored, url },
  });
  consent.on('event.released', ({ tracked }) => void pushTracked(tracked));
  consent.on('consent.changed', ({ consent: { analytics, personalisation } }) => {
    if (analytics) startAnalytics();
    personalised(personalisation);
  });
  // The footer's settings button shows this state by CSS, because it is rendered before it is known.
  consent.subscribe((state) =>
    document.documentElement.toggleAttribute(
      'data-undecided',
      state.matches({ decision: 'awaited', platform: { present: 'connected' } }),
    ),
  );
  consent.on('anomaly.reported', ({ what, value }) => report({ what, message: value }));
  consent.start();
  if (quiet && stored) startAnalytics();
  return consent;
}
export type ConsentActor = ReturnType<typeof startConsent>;
