/** The lean flow's first step, fetched only where the landing page has it: the others need no registration form (D15, D29). */
import { useEffect, useState, type ComponentType } from 'react';
import { useReports } from '../../engine/hooks.tsx';
import { useLanguageStore } from '../../engine/language.tsx';
import { prefetch } from '../../engine/prefetch.ts';
import { loadScreen } from '../screens.ts';

let loaded: ComponentType | null = null;

async function load() {
  const { RegistrationEntry } = await import('../parts/registration/RegistrationEntry.tsx');
  loaded = RegistrationEntry;
}

/**
 * Null until it is there. A part that does not come is told to the visit. What follows it, the second step, is fetched ahead: while that was waited
 * for, the page of the uninvited would stand there.
 */
export function useFirstStep(wanted: boolean): ComponentType | null {
  const { reportMissing } = useReports();
  const language = useLanguageStore();
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (wanted) prefetch(() => loadScreen('LeanSecondStep', language));
  }, [wanted, language]);
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    let here = true;
    load()
      .then(() => here && setArrived(true))
      .catch(() => here && reportMissing());
    return () => {
      here = false;
    };
  }, [wanted, reportMissing]);
  return loaded;
}
