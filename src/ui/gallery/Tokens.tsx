import { Group, Part, State } from './Specimens.tsx';
import './gallery-tokens.css';

const accents = ['oxblood', 'bottle', 'midnight', 'brass', 'blush', 'noir'] as const;
const papers = ['paper', 'paper-light', 'paper-deep'] as const;
const inks = ['ink', 'ink-soft', 'ink-faint', 'line-field', 'line', 'alarm', 'accent'] as const;
const onInk = ['on-ink', 'on-ink-soft', 'on-ink-faint', 'on-ink-field', 'accent-sheen'] as const;
const sizes = ['hero', '1', '2', 'figure', '3', 'lead', 'body', 'small'] as const;
const spaces = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's-section'] as const;

const Colours = ({ names }: { names: readonly string[] }) => (
  <ul className="gallery-colours">
    {names.map((name) => (
      <li key={name} className={`gallery-colour gallery-colour--${name}`}>
        --{name}
      </li>
    ))}
  </ul>
);

/** Colours on every background, the type scale, the spacing scale. */
export function Tokens() {
  return (
    <Group name="Tokens">
      <Part name="Paper, ink, accent" wide>
        <div className="gallery-accents">
          {accents.map((accent) => (
            <div key={accent} data-accent={accent} className="gallery-accent">
              <State of={accent}>
                <Colours names={[...papers, ...inks]} />
              </State>
              <State of={`${accent}, on ink`}>
                <div className="gallery-on-ink">
                  <Colours names={onInk} />
                </div>
              </State>
            </div>
          ))}
        </div>
      </Part>
      <Part name="Type" wide>
        {sizes.map((size) => (
          <State key={size} of={`--size-${size}`}>
            <p className={`gallery-type gallery-type--${size}`}>
              By invitation, <em>and only so.</em> 3 000 Häuser, Łódź, Malmö
            </p>
          </State>
        ))}
      </Part>
      <Part name="Space" wide>
        {spaces.map((space) => (
          <State key={space} of={`--${space}`}>
            <div className={`gallery-space gallery-space--${space}`} />
          </State>
        ))}
      </Part>
    </Group>
  );
}
