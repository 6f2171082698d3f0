import { Chrome } from './Chrome.tsx';
import { frames } from './frames.tsx';
import { ArtParts } from './ArtParts.tsx';
import { FormParts } from './FormParts.tsx';
import { SignUpParts } from './SignUpParts.tsx';
import { WordParts } from './WordParts.tsx';
import { Heading } from '../heading/Heading.tsx';

/** Every part in every state, and the way to the whole pages. */
export function Index() {
  return (
    <Chrome>
      <div className="wrap section stack">
        <Heading second="for the builders">Parts</Heading>
        <div className="columns columns--even">
          <WordParts />
          <FormParts />
          <SignUpParts />
        </div>
        <ArtParts />
        <h2>Pages</h2>
        <ul>
          {Object.keys(frames).map((name) => (
            <li key={name}>
              <a href={`?frame=${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </Chrome>
  );
}
