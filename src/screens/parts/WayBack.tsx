/** A page with nothing on it but the way back: not found, or broken. */
import { usePageLink } from '../../engine/links.ts';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { ChoiceCards, type Door } from '../../ui/choice-cards/ChoiceCards.tsx';
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
      <ChoiceCards doors={doors} />
      <ScreenHeading
        group={group}
        first={<Message id={`${group}.heading`} />}
        second={<Message id={`${group}.second`} />}
        announcement={null}
      />
      <Lead>
        <Message id={`${group}.lead`} />
      </Lead>
      <Actions>
        <ButtonLink {...start}>
          <Message id="action.startPage" />
        </ButtonLink>
      </Actions>
    </>
  );
}
