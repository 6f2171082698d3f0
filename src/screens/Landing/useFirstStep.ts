/**
 * The lean flow's first step, loaded only on landing pages that have it: others need no registration form (D15, D29).
 */
import type { ComponentType } from 'react';
import { prefetch } from '../../engine/hydration/prefetch.ts';
import { usePart, type FetchPart } from '../../engine/hydration/usePart.ts';
import { loadScreen } from '../screens.ts';

/** The second step is prefetched: while it loads, the page would otherwise show its uninvited state. */
const fetchFirstStep: FetchPart<object> = async (language) => {
  prefetch(() => loadScreen('LeanSecondStep', language));
  return (await import('../parts/registration/RegistrationEntry.tsx')).RegistrationEntry;
};

/** Null until it is loaded. A load failure is reported to the visit. */
export const useFirstStep = (wanted: boolean): ComponentType | null => usePart(fetchFirstStep, wanted, 'part.missing');
