/** The fronts of the stores side by side on one floor, each with the name of its town beneath it. */
import type { ReactNode } from 'react';
import { frontOf, type Town } from '../store-front/fronts.ts';
import './store-row.css';

export function StoreRow({ stores }: { stores: readonly { town: Town; name: ReactNode }[] }) {
  return (
    <ul className="store-row">
      {stores.map(({ town, name }) => (
        <li key={town}>
          <img {...frontOf(town)} alt="" loading="lazy" />
          {name}
        </li>
      ))}
    </ul>
  );
}
