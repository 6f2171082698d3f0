import { Search } from './search/Search.tsx';
import { DISTANCES, hrefOf, useView, type Distance } from './view.ts';

const TITLES: Readonly<Record<Distance, string>> = { plan: 'Plan', rooms: 'Rooms', funnel: 'Funnel' };

export function Header() {
  const { distance, question } = useView();
  return (
    <header>
      <h1>
        Vestibule <em>· the flows, as they run</em>
      </h1>
      <Search />
      {DISTANCES.map((one) => (
        <a
          key={one}
          href={hrefOf({ distance: one, question: null })}
          aria-current={one === distance && question === null ? 'page' : undefined}
        >
          {TITLES[one]}
        </a>
      ))}
    </header>
  );
}
