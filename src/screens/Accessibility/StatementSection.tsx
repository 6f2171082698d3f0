/** A section of the statement: its heading, with the content next to it or below. */
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/language/message.tsx';
import './statement.css';

export function StatementSection({ heading, children }: { heading: MessageKey; children: ReactNode }) {
  return (
    <section className="section wrap statement">
      <div className="columns">
        <Message as="h2" id={heading} />
        <div className="stack">{children}</div>
      </div>
    </section>
  );
}
