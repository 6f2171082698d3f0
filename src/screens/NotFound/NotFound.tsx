/** Unknown address: links to the start page and the code form. */
import { notFoundPage } from '../../../machines/errors/not-found.page.ts';
import { OfferLink } from '../parts/OfferLink.tsx';
import { WayBack } from '../parts/WayBack.tsx';

export default function NotFound() {
  return (
    <WayBack group="notFound">
      <OfferLink of={notFoundPage.offers.enterCode} as="text" />
    </WayBack>
  );
}
