import './compare.css';
import { hrefOf, useView } from '../view.ts';
import { Flows } from './Flows.tsx';
import { Situations } from './Situations.tsx';

const KINDS = {
  flow: { title: 'Two flows', Drawn: Flows },
  situation: { title: 'Two situations', Drawn: Situations },
} as const;
type Kind = keyof typeof KINDS;
const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

/** Compares two items: the differences, on the plan and as a list. */
export function Compare() {
  const { item } = useView();
  const [asked = ''] = item?.split(':') ?? [];
  const kind: Kind = isKind(asked) ? asked : 'flow';
  const { Drawn } = KINDS[kind];
  return (
    <div className="compare">
      <div className="compare__head">
        <h2>Compare</h2>
        <nav aria-label="What is compared">
          {(Object.keys(KINDS) as Kind[]).map((one) => (
            <a
              key={one}
              className="pill"
              href={hrefOf({ item: one, other: null })}
              aria-current={one === kind ? 'page' : undefined}
            >
              {KINDS[one].title}
            </a>
          ))}
        </nav>
      </div>
      <Drawn />
    </div>
  );
}
