/** A page with nothing on it but the way back: not found, or broken. */
import { usePageLink } from '../../engine/links.tsx';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export function WayBack({ group }: { group: 'notFound' | 'error' }) {
  const start = usePageLink('landing');
  return (
    <Threshold kind="floor" arch={{ cloth: 'oxblood', state: 'dark' }}>
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
    </Threshold>
  );
}
