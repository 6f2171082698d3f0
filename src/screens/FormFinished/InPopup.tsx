/** The same words in a popup over the landing page that one came from, as some of them have it (D29). */
import type { ReactNode } from 'react';
import type { LandingDefinition } from '../../../machines/landing/landing.types.ts';
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { useMessageText, Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** @param page the landing page behind it, of which the doorway is seen: closing leads there. */
export function InPopup({ page, children }: { page: LandingDefinition; children: ReactNode }) {
  const text = useMessageText();
  const { closeFinished } = useIntents();
  const staying = useVisit((snapshot) => snapshot.hasTag('busy'));
  return (
    <PageFrame kind="floor" arch={{ accent: page.accent, state: 'ajar' }}>
      <Dialog
        open
        staying={staying}
        onClose={closeFinished}
        label={text('formFinished.page')}
        closeLabel={<Message id="action.close" />}
      >
        <div className="flow">{children}</div>
      </Dialog>
    </PageFrame>
  );
}
