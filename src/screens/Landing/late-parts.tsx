/** Parts of a landing page that are loaded only if needed. */
import type { ComponentType } from 'react';
import { isTeaserShown } from '../../../machines/landing/teaser.ts';
import { prefetch } from '../../engine/hydration/prefetch.ts';
import { type FetchPart, usePart } from '../../engine/hydration/usePart.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { loadScreen } from '../screens.ts';

/** Loads the next screen too, otherwise the page would be shown without the popup during the transition. */
const fetchTeaser: FetchPart<object> = async (language) => {
  loadScreen('MembershipConfirmation', language).catch(() => undefined);
  return (await import('./Teaser.tsx')).Teaser;
};

export function DueTeaser() {
  const Teaser = usePart(fetchTeaser, useVisit(isTeaserShown), 'part.absent');
  return Teaser ? <Teaser /> : null;
}

/** The second step is prefetched: while it loads, the page would otherwise show its uninvited state. */
const fetchFirstStep: FetchPart<object> = async (language) => {
  prefetch(() => loadScreen('LeanSecondStep', language));
  return (await import('../parts/registration/RegistrationEntry.tsx')).RegistrationEntry;
};

/** Null until it is loaded. A load failure is reported to the visit. */
export const useFirstStep = (wanted: boolean): ComponentType | null => usePart(fetchFirstStep, wanted, 'part.missing');
