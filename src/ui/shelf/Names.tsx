/** Names of houses as the items of a list, each in a hand of its own. */
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import './names.css';

export function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <li className="house-name" key={name}>
      {/* Firefox hands a screen reader what `text-transform` shows: capitals, which some voices spell. */}
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{name}</span>
    </li>
  ));
}
