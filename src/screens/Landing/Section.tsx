/** A section of the landing page: what it is about, and beside or below it what there is. */
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Lead } from '../../ui/lead/Lead.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

interface SectionProps {
  first: MessageKey;
  second: MessageKey;
  lead?: MessageKey;
  /** A band of deep paper. */
  deep?: boolean;
  /** What stands beside the heading, or below it, goes on with its thought. */
  closely?: boolean;
  /** For those who have no invitation. */
  uninvited?: boolean;
  /** The id of its heading, where a link of the page leads to it. */
  ledTo?: string;
  /** A picture below the words. */
  specimen?: { src: string; width: number; height: number };
  children: ReactNode;
}

export function Section({ first, second, lead, deep, closely, uninvited, ledTo, specimen, children }: SectionProps) {
  return (
    <section
      className={classNames(
        'section',
        'wrap',
        deep && 'section--deep',
        closely && 'landing__closely',
        uninvited && 'landing__uninvited',
      )}
    >
      <div className="columns">
        <div className="stack">
          <SectionHeading first={first} second={second} ledTo={ledTo} />
          {lead ? (
            <Lead>
              <Message id={lead} />
            </Lead>
          ) : null}
          {specimen ? <img className="landing__specimen" {...specimen} alt="" loading="lazy" /> : null}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
