/** Something of ours broke. */
import { WayBack } from '../parts/WayBack.tsx';

export default function ErrorPage() {
  return <WayBack group="error" />;
}
