/** Some of the houses behind the curtain. */
import { useText, Words } from '../../engine/words.tsx';
import { Shelf } from '../../ui/shelf/Shelf.tsx';
import { HOUSES } from '../../ui/shelf/houses.ts';

export function Houses() {
  const text = useText();
  return (
    <section className="section wrap lobby__houses" aria-labelledby="houses">
      <h2 id="houses">
        <Words id="lobby.housesHeading" /> <em>{text('lobby.housesSecond')}</em>
      </h2>
      <Shelf label={text('lobby.houses')} names={HOUSES} />
    </section>
  );
}
