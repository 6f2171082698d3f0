/**
 * Content that a delivered page does not know yet, and what is below it: reserves its space until hydration, and is
 * inert, because it would move during a press.
 */
import type { ReactNode } from 'react';
import { useHydrated } from '../../engine/hydration/useHydrated.ts';
import './once-live.css';

export const OnceLive = ({ children }: { children: ReactNode }) => (
  <div className="once-live flow" inert={!useHydrated()}>
    {children}
  </div>
);
