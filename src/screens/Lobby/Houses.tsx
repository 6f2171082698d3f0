/** Some of the houses behind the curtain. All of them are invented. */
import { useText, Words } from '../../engine/words.tsx';
import { Shelf } from '../../ui/shelf/Shelf.tsx';

const names = [
  'Velmorane',
  'Ostrell',
  'Corveau Nuit',
  'Kaspari Nord',
  'Mirelle d’Aubac',
  'Tiarno',
  'Haldane & Rook',
  'Oriande',
] as const;

export function Houses() {
  const text = useText();
  return (
    <section className="section wrap lobby__houses" aria-labelledby="houses">
      <h2 id="houses">
        <Words id="lobby.housesHeading" /> <em>{text('lobby.housesSecond')}</em>
      </h2>
      <Shelf label={text('lobby.houses')} names={names} />
    </section>
  );
}
