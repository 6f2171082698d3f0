/** A section of the landing page: what it is about, and beside or below it what there is. */
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Lead } from '../../ui/lead/Lead.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

interface SectionProps {
  id: string;
  first: MessageKey;
  second: MessageKey;
  lead?: MessageKey;
  /** A band of deep paper. */
  deep?: boolean;
  /** What stands beside the heading, or below it, goes on with its thought. */
  closely?: boolean;
  /** For those who have no invitation. */
  uninvited?: boolean;
  /** Stands below the words, where there is room: a picture only. */
  specimen?: ReactNode;
  children: ReactNode;
}

export function Section({ id, first, second, lead, deep, closely, uninvited, specimen, children }: SectionProps) {
  return (
    <section
      className={classNames(
        'section',
        'wrap',
        deep && 'section--deep',
        closely && 'landing__closely',
        uninvited && 'landing__uninvited',
      )}
      aria-labelledby={id}
    >
      <div className="columns">
        <div className="stack">
          <SectionHeading id={id} first={first} second={second} />
          {lead ? (
            <Lead>
              <Message id={lead} />
            </Lead>
          ) : null}
          {specimen}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
