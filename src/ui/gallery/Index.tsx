import { ArtParts } from './ArtParts.tsx';
import { ButtonParts } from './ButtonParts.tsx';
import { Chrome } from './Chrome.tsx';
import { Heading } from '../heading/Heading.tsx';
import { FormParts } from './FormParts.tsx';
import { MessageParts } from './MessageParts.tsx';
import { PageParts } from './PageParts.tsx';
import { SectionParts } from './SectionParts.tsx';
import { Tokens } from './Tokens.tsx';
import { WordParts } from './WordParts.tsx';

const groups = ['Tokens', 'Words', 'Buttons', 'Forms', 'Messages', 'Pictures', 'Sections', 'Pages'] as const;

/** Every component in every state. Whole pages are on the page of situations. */
export function Index() {
  return (
    <Chrome>
      <div className="wrap section gallery">
        <Heading second="on one page">The design system</Heading>
        <nav aria-label="Groups">
          <ul className="gallery-contents">
            {groups.map((group) => (
              <li key={group}>
                <a href={`#${group}`}>{group}</a>
              </li>
            ))}
            <li>
              <a href="../../../tools/photograph/screens/index.html">Every page in every situation</a>
            </li>
          </ul>
        </nav>
        <Tokens />
        <WordParts />
        <ButtonParts />
        <FormParts />
        <MessageParts />
        <ArtParts />
        <SectionParts />
        <PageParts />
      </div>
    </Chrome>
  );
}
