/** Overlay over a page in Instagram's in-app browser: opens the visitor's default browser (D34). */
import { overlayOffers } from '../../../machines/page/overlay.offers.ts';
import { isOverlaid } from '../../../machines/page/overlay.ts';
import { Component, type ReactNode } from 'react';
import { restartAddress, externalBrowserUrl } from '../../engine/visit/open-in-browser.ts';
import { useSend, useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { CopyLink } from '../parts/CopyLink.tsx';

const { closeOverlay } = overlayOffers;
const copyMessages = {
  copy: 'openInBrowser.copy',
  copied: 'openInBrowser.copied',
  notCopied: 'openInBrowser.notCopied',
} as const;

function Overlay() {
  const send = useSend();
  const invitation = useVisit(({ context }) => context.invitation);
  const address = restartAddress(location.href, invitation);
  return (
    <Dialog
      open
      onClose={() => send(closeOverlay.event)}
      heading={<Message id="openInBrowser.heading" />}
      closeLabel={<Message id={closeOverlay.message} />}
    >
      <div className="flow">
        <Message as="p" id="openInBrowser.lead" />
        <CopyLink
          address={address}
          label={<Message id="openInBrowser.address" />}
          words={copyMessages}
          before={
            <ButtonLink href={externalBrowserUrl(address, navigator.userAgent)}>
              <Message id="openInBrowser.open" />
            </ButtonLink>
          }
        />
        <Message as={Note} id="openInBrowser.how" />
      </div>
    </Dialog>
  );
}

/** If the overlay cannot be rendered, as in a browser without dialogs, the page is shown without it. */
class OrNothing extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

export const OpenInBrowser = () =>
  useVisit(({ context }) => isOverlaid(context)) ? (
    <OrNothing>
      <Overlay />
    </OrNothing>
  ) : null;
