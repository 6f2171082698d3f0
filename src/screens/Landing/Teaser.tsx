/** The teaser: the product is for members, and the visitor can apply for membership here (D4). */
import { teaserOffers } from '../../../machines/landing/teaser.offers.ts';
import { useEffect, useRef } from 'react';
import { useSend, useVisit } from '../../engine/visit/hooks.tsx';
import { linkTo, Message, useMessageText } from '../../engine/language/message.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Shadow } from '../../ui/shadow-row/ShadowRow.tsx';
import { wardrobeOf } from '../../ui/shadow-row/wardrobe.ts';
import { TextLink } from '../../ui/text-button/TextButton.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { useLandingPage } from './useLandingPage.ts';
import './teaser.css';

const HEADING = 'h1';
const CODE_FIELD = '#code input';

export function Teaser() {
  const text = useMessageText();
  const send = useSend();
  const { loginUrl } = useConfiguration();
  const { accent, words } = useLandingPage();
  const close = () => send(teaserOffers.closeTeaser.event);
  const applying = useVisit((snapshot) => snapshot.hasTag('busy'));
  /** Focus target after the dialog closes; no element had the focus before. */
  const next = useRef(HEADING);
  useEffect(
    () => () => {
      document.querySelector<HTMLElement>(next.current)?.focus();
    },
    [],
  );
  return (
    <Dialog
      open
      staying={applying}
      onClose={close}
      heading={
        <>
          {text('teaser.heading')} <em role="none">{text('teaser.second')}</em>
        </>
      }
      closeLabel={<Message id={teaserOffers.closeTeaser.message} />}
    >
      <div className="teaser__piece">
        <Message as={Lead} id="teaser.lead" />
        <Shadow accent={accent} garment={wardrobeOf(words)[0]} />
      </div>
      <EmailForm
        of="teaser"
        label={text('teaser.become')}
        submit={teaserOffers.becomeMember}
        again={teaserOffers.becomeMemberAgain}
        waiting="teaser.waiting"
        hint="teaser.hint"
      >
        <div>
          <TextLink
            href="#code"
            aria-disabled={applying || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (applying) return;
              next.current = CODE_FIELD;
              close();
            }}
          >
            <Message id={teaserOffers.teaserHaveCode.message} />
          </TextLink>
        </div>
      </EmailForm>
      <p className="teaser__member">
        <Message id={teaserOffers.teaserLogin.message} values={{ login: linkTo(loginUrl) }} />
      </p>
    </Dialog>
  );
}
