/** A section of the statement: its heading, and beside or below it what it says. */
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';
import './statement.css';

/** @param props.id what the section is labelled by, once on the page. */
export function StatementSection({ id, heading, children }: { id: string; heading: MessageKey; children: ReactNode }) {
  return (
    <section className="section wrap statement" aria-labelledby={id}>
      <div className="columns">
        <h2 id={id}>
          <Message id={heading} />
        </h2>
        <div className="stack">{children}</div>
      </div>
    </section>
  );
}
