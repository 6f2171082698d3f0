/** The lean flow's first step, fetched only where the landing page has it: the others need no registration form (D15, D29). */
import { useEffect, useState, type ComponentType } from 'react';
import { useReports } from '../../engine/hooks.tsx';

let loaded: ComponentType | null = null;

async function load() {
  const { RegistrationEntry } = await import('../parts/registration/RegistrationEntry.tsx');
  loaded = RegistrationEntry;
}

/** Null until it is there. A part that does not come is told to the visit. */
export function useFirstStep(wanted: boolean): ComponentType | null {
  const { reportMissing } = useReports();
  const [, setArrived] = useState(false);
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
