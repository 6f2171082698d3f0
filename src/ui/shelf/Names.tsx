/** Names of houses as the items of a list, each in a hand of its own. */
import './names.css';

export function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <li className="house-name" key={name}>
      <span>{name}</span>
    </li>
  ));
}
