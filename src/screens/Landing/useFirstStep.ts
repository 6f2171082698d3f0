/** The lean flow's first step, fetched only where the landing page has it: the others need no registration form (D15, D29). */
import type { ComponentType } from 'react';
import { prefetch } from '../../engine/prefetch.ts';
import { usePart, type FetchPart } from '../../engine/usePart.ts';
import { loadScreen } from '../screens.ts';

/** The second step is fetched ahead: while that was waited for, the page of the uninvited would stand there. */
const fetchFirstStep: FetchPart<object> = async (language) => {
  prefetch(() => loadScreen('LeanSecondStep', language));
  return (await import('../parts/registration/RegistrationEntry.tsx')).RegistrationEntry;
};

/** Null until it is there. A part that does not come is told to the visit. */
export const useFirstStep = (wanted: boolean): ComponentType | null => usePart(fetchFirstStep, wanted, 'part.missing');
