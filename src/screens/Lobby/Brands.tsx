/** Some of the houses behind the curtain. */
import { useMessageText, Message } from '../../engine/message.tsx';
import { Shelf } from '../../ui/shelf/Shelf.tsx';
import { BRANDS } from '../../ui/shelf/brands.ts';

export function Brands() {
  const text = useMessageText();
  return (
    <section className="section wrap lobby__houses" aria-labelledby="brands">
      <h2 id="brands">
        <Message id="lobby.brandsHeading" /> <em>{text('lobby.brandsSecond')}</em>
      </h2>
      <Shelf label={text('lobby.brands')} names={BRANDS} />
    </section>
  );
}
