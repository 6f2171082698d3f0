import { HelpRow } from '../help-row/HelpRow.tsx';
import { Footer } from '../footer/Footer.tsx';
import { SlimFoot } from '../footer/SlimFoot.tsx';
import { Header } from '../header/Header.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { Group, Part, State } from './Specimens.tsx';
import { home, pageMessages } from './words.ts';

const { skip, header, footer, finePrint } = pageMessages('en', () => undefined);

const [house] = footer.columns;
const signedIn = house ? [{ ...house, actions: [{ label: 'Log out', onPress: () => undefined }] }] : [];

/** Frame of a page, and its larger sections. */
export function PageParts() {
  return (
    <Group name="Pages">
      <Part name="SkipLink">
        <State of="shown while it has focus">
          <div className="gallery-window">
            <SkipLink target="main">{skip}</SkipLink>
          </div>
        </State>
      </Part>
      <Part name="Wordmark">
        <State of="on paper">
          <Wordmark {...home} />
        </State>
        <State of="on ink">
          <div className="gallery-on-ink">
            <Wordmark {...home} onInk />
          </div>
        </State>
      </Part>
      <Part name="Header" wide>
        <State of="with a way to log in">
          <Header {...header} />
        </State>
        <State of="with nowhere to go">
          <Header home={header.home} account={[]} />
        </State>
      </Part>
      <Part name="Footer" wide>
        <State of="with lists of names">
          <Footer {...footer} />
        </State>
        <State of="someone is logged in, and there is little to say">
          <Footer {...footer} columns={signedIn} lists={[]} />
        </State>
      </Part>
      <Part name="SlimFoot" wide>
        <State of="below a step, or inside another company’s app">
          <SlimFoot {...footer} finePrint={finePrint} />
        </State>
      </Part>
      <Part name="HelpRow" wide>
        <State of="on paper; in the footer it is on ink">
          <HelpRow help={footer.help} language={footer.language} />
        </State>
      </Part>
    </Group>
  );
}
