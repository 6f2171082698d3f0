import { Heading } from '../heading/Heading.tsx';
import { Lead } from '../lead/Lead.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { Note } from '../note/Note.tsx';
import { left, Seconds } from '../seconds/Seconds.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Group, Part, State } from './Specimens.tsx';
import { BRANDS } from '../shelf/brands.ts';
import { figures } from './words.ts';

export function WordParts() {
  return (
    <Group name="Words">
      <Part name="Heading" wide>
        <State of="hero">
          <Heading hero second="and only so.">
            By invitation,
          </Heading>
        </State>
        <State of="two thoughts">
          <Heading second="for the moment.">The house is full,</Heading>
        </State>
        <State of="one thought">
          <Heading>You’re expected.</Heading>
        </State>
      </Part>
      <Part name="Lead">
        <Lead>A lead says in a sentence or two what this page is about, unhurried and in a larger size.</Lead>
      </Part>
      <Part name="Note">
        <State of="small print">
          <Note>
            A note may be read, or <a href="#left">left</a>. <VisuallyHidden>(Heard, not seen.)</VisuallyHidden>
          </Note>
        </State>
        <State of="roomy: keeps the room of three lines">
          <Note roomy>What it says may change.</Note>
        </State>
      </Part>
      <Part name="Seconds">
        <Seconds>We’ll take you to the login in {left('14 seconds')}.</Seconds>
      </Part>
      <Part name="DescriptionList" wide>
        <DescriptionList entries={figures} />
      </Part>
      <Part name="Shelf" wide>
        <Shelf label="Some of our brands" names={BRANDS} />
      </Part>
    </Group>
  );
}
