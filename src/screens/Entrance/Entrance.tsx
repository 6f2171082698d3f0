/** The iron door: with an invitation, or by the login; and a word about what is behind it. */
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
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
    <PageFrame hero kind="floor" arch={{ accent: 'midnight', state: 'closed', gate: true }}>
      <ScreenHeading
        group="entrance"
        first={<Message id="entrance.heading" />}
        second={<Message id="entrance.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="entrance.slogan" />
      </Lead>
      {technicalIssue ? (
        <Notice kind="alarm">
          <Message id="entrance.technicalIssue" />
        </Notice>
      ) : null}
      <Actions>
        <ButtonLink {...code}>
          <Message id="entrance.code" />
        </ButtonLink>
        <TextLink href={loginUrl}>
          <Message id="action.login" />
        </TextLink>
        <TextLink {...aboutUs}>
          <Message id="entrance.aboutUs" />
        </TextLink>
      </Actions>
    </PageFrame>
  );
}
