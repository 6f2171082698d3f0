/** The iron door: with an invitation, or by the login; and a word about what is behind it. */
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function Entrance() {
  const { loginUrl, technicalIssue } = useConfiguration();
  const code = usePageLink('codeEntry');
  const aboutUs = usePageLink('aboutUs');
  return (
    <Threshold hero kind="floor" arch={{ cloth: 'midnight', state: 'closed', gate: true }}>
      <ScreenHeading
        group="entrance"
        first={<Words id="entrance.heading" />}
        second={<Words id="entrance.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="entrance.slogan" />
      </Lead>
      {technicalIssue ? (
        <Notice kind="alarm">
          <Words id="entrance.technicalIssue" />
        </Notice>
      ) : null}
      <Actions>
        <ButtonLink {...code}>
          <Words id="entrance.code" />
        </ButtonLink>
        <TextLink href={loginUrl}>
          <Words id="action.login" />
        </TextLink>
        <TextLink {...aboutUs}>
          <Words id="entrance.aboutUs" />
        </TextLink>
      </Actions>
    </Threshold>
  );
}
