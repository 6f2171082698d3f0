import { useEffect, useState, type ReactNode } from 'react';
import { Status } from '../../ui/status/Status.tsx';

/** Milliseconds in which assistive technology has taken note of a region, and has begun to read the heading. */
const MOMENT = 300;

/** What a screen says as it comes, beside its heading: heard, not seen. The region is there first, its words a moment later. */
export function Announcement({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), MOMENT);
    return () => clearTimeout(timer);
  }, []);
  return <Status unseen>{known ? children : null}</Status>;
}
