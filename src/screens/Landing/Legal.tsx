/** Basis of the figures on the page. */
import { Message } from '../../engine/language/message.tsx';
import { Note } from '../../ui/note/Note.tsx';

export const Legal = () => (
  <section className="section landing__legal wrap">
    <h2>
      <Message id="landing.legalHeading" />
    </h2>
    <Note>
      <Message id="landing.legal" />
    </Note>
  </section>
);
