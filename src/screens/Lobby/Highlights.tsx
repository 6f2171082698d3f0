/** What members find, in words (spec, section 1). */
import { useText, Words } from '../../engine/words.tsx';
import './lobby.css';

const highlights = [
  { heading: 'lobby.midnightHeading', words: 'lobby.midnight' },
  { heading: 'lobby.clubHeading', words: 'lobby.club' },
  { heading: 'lobby.storesHeading', words: 'lobby.stores' },
] as const;

export function Highlights() {
  const text = useText();
  return (
    <section className="section section--deep wrap lobby__highlights" aria-labelledby="highlights">
      <h2 id="highlights">
        <Words id="lobby.highlightsHeading" /> <em>{text('lobby.highlightsSecond')}</em>
      </h2>
      <div className="lobby__three">
        {highlights.map(({ heading, words }) => (
          <div key={heading}>
            <h3>
              <Words id={heading} />
            </h3>
            <p>
              <Words id={words} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
