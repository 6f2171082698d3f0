/** The same words in a popup over the landing page that one came from, as some of them have it (D29). */
import type { ReactNode } from 'react';
import type { LandingDefinition } from '../../../machines/landing/landing.types.ts';
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { useText, Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** @param page the landing page behind it, of which the doorway is seen: closing leads there. */
export function InPopup({ page, children }: { page: LandingDefinition; children: ReactNode }) {
  const text = useText();
  const { closeFinished } = useIntents();
  const staying = useJourney((snapshot) => snapshot.hasTag('busy'));
  return (
    <Threshold kind="floor" arch={{ cloth: page.cloth, state: 'ajar' }}>
      <Dialog
        open
        staying={staying}
        onClose={closeFinished}
        label={text('formFinished.page')}
        closeLabel={<Words id="action.close" />}
      >
        <div className="flow">{children}</div>
      </Dialog>
    </Threshold>
  );
}
