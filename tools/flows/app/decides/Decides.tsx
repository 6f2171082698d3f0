import './decides.css';
import { useEffect, useRef } from 'react';
import { pageStateOf, wordOf } from '../../charts/facts.ts';
import { decidesBy, type Datum } from '../../decides/decides.ts';
import { nameOfPage } from '../../words/say.ts';
import { workbenchData } from '../data.ts';
import { hrefOf, useView } from '../view.ts';

export const DATA = decidesBy(workbenchData.backEnd);

function Item({ datum, isSelected }: { datum: Datum; isSelected: boolean }) {
  const item = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'start' });
  }, [isSelected]);
  const { title, follows, value, file, pages } = datum;
  return (
    <article ref={item} aria-current={isSelected ? 'true' : undefined}>
      <h3>{title}</h3>
      <p>{follows}</p>
      {value.some((one) => one.includes(' ')) ? (
        <ul>
          {value.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ) : (
        <p className="decides__value">{value.join(', ')}</p>
      )}
      <p className="faint">
        Pages:{' '}
        {pages.map((page, at) => (
          <span key={page}>
            {at > 0 && ', '}
            <a href={hrefOf({ section: 'plan', item: null, state: wordOf(pageStateOf(page)), situation: null })}>
              {nameOfPage(page)}
            </a>
          </span>
        ))}
        . Written in <code>{file}</code>
      </p>
    </article>
  );
}

/** Data that decides: each with its value, its source, and the pages that depend on it. */
export function Decides() {
  const { item } = useView();
  return (
    <div className="decides">
      <h2>
        Data that decides <em>· values, sources, and the pages that follow from them</em>
      </h2>
      {DATA.map((datum) => (
        <Item key={datum.id} datum={datum} isSelected={datum.id === item} />
      ))}
    </div>
  );
}
