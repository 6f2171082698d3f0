/** The entrance page: enter with an invitation or log in, with a short introduction. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { entrancePage } from '../../../machines/about/entrance.page.ts';
import { isExpected } from '../../../machines/context/denial.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { Message } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = entrancePage;

export default function Entrance() {
  const { technicalIssue } = useConfiguration();
  const expected = useVisit(({ context }) => isExpected(context));
  return (
    <ScreenFrame hero arch={{ gate: true }}>
      <ScreenHeading
        group="entrance"
        second={<Message id={expected ? 'entrance.invitedSecond' : 'entrance.second'} />}
        lead="entrance.slogan"
      />
      {technicalIssue ? (
        <Notice>
          <Message id="entrance.technicalIssue" />
        </Notice>
      ) : null}
      <Actions>
        <OfferLink of={offers.enterCode} />
        <OfferLink of={offers.login} as="text" />
        <OfferLink of={offers.aboutUs} as="text" />
      </Actions>
    </ScreenFrame>
  );
}
