/** Brand names as list items, each in its own type style. */
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import './names.css';

export function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <li className="house-name" key={name}>
      {/* Firefox exposes the result of `text-transform` to screen readers: capitals, which some voices spell. */}
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{name}</span>
    </li>
  ));
}
