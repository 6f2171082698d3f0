/** The teaser: a piece is for members, and here one may ask to become one (D4). */
import { teaserOffers } from '../../../machines/landing/teaser.offers.ts';
import { useEffect, useRef } from 'react';
import { useSend, useVisit } from '../../engine/hooks.tsx';
import { useMessageText, Message } from '../../engine/message.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';

const HEADING = 'h1';
const CODE_FIELD = '#code input';

export function Teaser() {
  const text = useMessageText();
  const send = useSend();
  const close = () => send(teaserOffers.closeTeaser.event);
  const applying = useVisit((snapshot) => snapshot.hasTag('busy'));
  /** Where the focus goes when the dialog is gone: nothing had it before. */
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
      focusHeading
      staying={applying}
      onClose={close}
      heading={
        <>
          {text('teaser.heading')} <em>{text('teaser.second')}</em>
        </>
      }
      closeLabel={<Message id={teaserOffers.closeTeaser.message} />}
    >
      <Lead>
        <Message id="teaser.lead" />
      </Lead>
      <EmailForm
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
    </Dialog>
  );
}
