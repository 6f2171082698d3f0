/** What the figures above rest on. */
import { Words } from '../../engine/words.tsx';
import { Note } from '../../ui/note/Note.tsx';

export function SmallPrint() {
  return (
    <section className="section wrap landing__legal" aria-labelledby="legal">
      <h2 id="legal">
        <Words id="landing.legalHeading" />
      </h2>
      <Note>
        <Words id="landing.legal" />
      </Note>
    </section>
  );
}
