/**
 * Integrations of a visit (D35–D38): consent, analytics, experiments, error reports, the web app manifest. One chunk,
 * loaded when the page is live; the visit works without it.
 */
import { BASE, manifestFile } from '../../machines/domain/site.ts';
import type { EventRelay } from '../engine/visit/buffer-events.ts';
import type { Visit, VisitNavigator } from '../engine/visit/engine.ts';
import { configured } from '../services/configuration/configuration.ts';
import { readChoice } from '../services/consent/stored-choice.ts';
import { createConsentedStorage } from '../services/experiments/consented-storage.ts';
import { startConsent } from './consent.ts';
import { startExperiments } from './experiments.ts';
import { deliverReports } from './reports.ts';

export interface OpenedVisit {
  visit: Visit;
  navigator: VisitNavigator;
  emittedEvents: EventRelay;
  /** The original URL, before parameters were removed. */
  address: URL;
  /** Current base path with the language prefix. */
  base: () => string;
}

/** Paths without consent question and experiments (spec, section 4). */
const isWithoutConsent = ({ pathname }: URL) => pathname.includes('activateaccount');

/** Starts all integrations. Optional for the visit; never rejects. */
export async function startIntegrations(opened: OpenedVisit): Promise<void> {
  deliverReports(opened);
  linkManifest();
  await configured();
  const quiet = isWithoutConsent(opened.address);
  const storage = createConsentedStorage(readChoice(Date.now())?.personalisation ?? false);
  const consent = startConsent({ quiet, personalised: (allowed) => storage.decide(allowed) });
  consent.on('settings.missing', () => opened.visit.send({ type: 'settings.missing' }));
  const experiments = quiet ? null : startExperiments(opened, storage, consent);
  // The mailed link may be opened on another device, which does not know the registration's flow.
  const flow = () => (quiet ? {} : { flow: opened.visit.getSnapshot().context.flow });
  opened.emittedEvents((emitted) => {
    if (emitted.type === 'event.tracked')
      consent.send({ type: 'event.tracked', tracked: { ...emitted.tracked, ...flow() } });
    if (emitted.type === 'credentials.received') consent.send(emitted);
    if (emitted.type === 'settings.requested') consent.send({ type: 'settings.opened' });
    if (emitted.type === 'experiment.exposed') experiments?.send(emitted);
  });
}

/**
 * Adds a link to the web app manifest of the page's language. In the delivered document the browser would load it and
 * an icon before the page is live; it is only needed later.
 */
function linkManifest(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: `${BASE}/${manifestFile(document.documentElement.lang)}` });
  document.head.append(link);
}
