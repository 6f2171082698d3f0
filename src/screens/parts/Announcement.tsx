import type { ReactNode } from 'react';
import { useAfter } from '../../engine/appearance/timers.ts';
import { Status } from '../../ui/status/Status.tsx';

/** Milliseconds in which assistive technology registers the region and begins to read the heading. */
const MOMENT = 300;

/**
 * Announcement of a new screen in addition to its heading, for screen readers only. The live region is rendered first,
 * its text a moment later.
 */
export function Announcement({ children }: { children: ReactNode }) {
  return <Status unseen>{useAfter(MOMENT) ? children : null}</Status>;
}
