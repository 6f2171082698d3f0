import type { ReactNode } from 'react';
import { useAfter } from '../../engine/timers.ts';
import { Status } from '../../ui/status/Status.tsx';

/** Milliseconds in which assistive technology has taken note of a region, and has begun to read the heading. */
const MOMENT = 300;

/** What a screen says as it comes, beside its heading: heard, not seen. The region is there first, its words a moment later. */
export function Announcement({ children }: { children: ReactNode }) {
  return <Status unseen>{useAfter(MOMENT) ? children : null}</Status>;
}
