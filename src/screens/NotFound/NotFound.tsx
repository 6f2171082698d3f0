/** The address leads nowhere. */
import { WayBack } from '../parts/WayBack.tsx';

export default function NotFound() {
  return <WayBack group="notFound" />;
}
