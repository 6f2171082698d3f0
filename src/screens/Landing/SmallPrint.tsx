/** What the figures above rest on. */
import { Message } from '../../engine/message.tsx';
import { Note } from '../../ui/note/Note.tsx';

export function SmallPrint() {
  return (
    <section className="section wrap landing__legal">
      <h2>
        <Message id="landing.legalHeading" />
      </h2>
      <Note>
        <Message id="landing.legal" />
      </Note>
    </section>
  );
}
