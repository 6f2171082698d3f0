/**
 * What a delivered page can't say yet, and what stands below it: it keeps its room until the script knows the visit, and can't be
 * pressed, since it would move away under the finger.
 */
import type { ReactNode } from 'react';
import { useHydrated } from '../../engine/useHydrated.ts';
import './once-live.css';

export const OnceLive = ({ children }: { children: ReactNode }) => (
  <div className="once-live flow" inert={!useHydrated()}>
    {children}
  </div>
);
