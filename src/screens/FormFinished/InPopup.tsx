/** The same words in a popup over the landing page that one came from, as some of them have it (D29). */
import { formFinishedPage } from '../../../machines/registration/form-finished.page.ts';
import type { ReactNode } from 'react';
import type { LandingDefinition } from '../../../machines/landing/landing.types.ts';
import { useSend, useVisit } from '../../engine/hooks.tsx';
import { useMessageText, Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

const { close } = formFinishedPage.offers;

/** @param page the landing page behind it, of which the doorway is seen: closing leads there. */
export function InPopup({ page, children }: { page: LandingDefinition; children: ReactNode }) {
  const text = useMessageText();
  const send = useSend();
  const staying = useVisit((snapshot) => snapshot.hasTag('busy'));
  return (
    <PageFrame kind="floor" arch={{ accent: page.accent, state: 'ajar' }}>
      <Dialog
        open
        staying={staying}
        onClose={() => send(close.event)}
        label={text('formFinished.page')}
        closeLabel={<Message id={close.message} />}
      >
        <div className="flow">{children}</div>
      </Dialog>
    </PageFrame>
  );
}
