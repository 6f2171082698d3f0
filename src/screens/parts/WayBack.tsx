/** A page with nothing on it but the way back: not found, or broken. */
import { usePageLink } from '../../engine/links.ts';
import { Words } from '../../engine/words.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Doors, type Door } from '../../ui/doors/Doors.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

/** The wrong doors are dark; the one in the middle is the way back. */
const doors: readonly [Door, Door, Door] = [
  ['bottle', 'dark'],
  ['oxblood', 'closed'],
  ['oxblood', 'dark'],
];

export function WayBack({ group }: { group: 'notFound' | 'error' }) {
  const start = usePageLink('landing');
  return (
    <>
      <Doors doors={doors} />
      <ScreenHeading
        group={group}
        first={<Words id={`${group}.heading`} />}
        second={<Words id={`${group}.second`} />}
        announcement={null}
      />
      <Lead>
        <Words id={`${group}.lead`} />
      </Lead>
      <Actions>
        <ButtonLink {...start}>
          <Words id="action.startPage" />
        </ButtonLink>
      </Actions>
    </>
  );
}
