/** The same content in a popup over the landing page of the visitor, as some landing pages define (D29). */
import { formFinishedPage } from '../../../machines/registration/form-finished.page.ts';
import type { ReactNode } from 'react';
import { useSend, useVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText, Message } from '../../engine/language/message.tsx';
import { ScreenFrame, useArch } from '../parts/ScreenFrame.tsx';
import { Arch } from '../../ui/arch/Arch.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import './in-popup.css';

const { close } = formFinishedPage.offers;

/** The popup shows the arch of this step; behind it is the landing page's arch, to which closing returns. */
export function InPopup({ children }: { children: ReactNode }) {
  const arch = useArch();
  const text = useMessageText();
  const send = useSend();
  const staying = useVisit((snapshot) => snapshot.hasTag('busy'));
  return (
    <ScreenFrame arch={{ from: null }}>
      <Dialog
        open
        staying={staying}
        onClose={() => send(close.event)}
        label={text('formFinished.page')}
        closeLabel={<Message id={close.message} />}
      >
        <div className="in-popup__door">
          <Arch {...arch} prop="envelope" />
        </div>
        <div className="in-popup__words flow">{children}</div>
      </Dialog>
    </ScreenFrame>
  );
}
