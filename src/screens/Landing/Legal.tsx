/** Basis of the figures on the page. */
import { Message } from '../../engine/language/message.tsx';
import { Note } from '../../ui/note/Note.tsx';

export const Legal = () => (
  <section className="section landing__legal wrap">
    <Message as="h2" id="landing.legalHeading" />
    <Message as={Note} id="landing.legal" />
  </section>
);
