import { useMessageText, Message } from '../../engine/language/message.tsx';
import { Shelf } from '../../ui/shelf/Shelf.tsx';
import { BRANDS } from '../../ui/shelf/brands.ts';

export function Brands() {
  const text = useMessageText();
  return (
    <section className="section wrap lobby__houses">
      <h2>
        <Message id="lobby.brandsHeading" /> <em role="none">{text('lobby.brandsSecond')}</em>
      </h2>
      <Shelf label={text('lobby.brands')} names={BRANDS} />
    </section>
  );
}
