/** An unexpected error on our side. */
import { WayBack } from '../parts/WayBack.tsx';

export default function ErrorPage() {
  return <WayBack group="error" />;
}
