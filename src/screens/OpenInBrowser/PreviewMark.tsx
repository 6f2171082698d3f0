/** Lies over every page of a preview, so that nobody takes it for the product (D32). */
import type { Preview } from '../../../machines/domain/preview.ts';
import { useWords } from '../../engine/language.tsx';
import { Message } from '../../engine/message.tsx';
import { Mark } from '../../ui/mark/Mark.tsx';

export function PreviewMark({ experiment, variation }: Preview) {
  return useWords('OpenInBrowser') ? (
    <Mark>
      {/* As the shares are counted on the admin’s page. */}
      <Message id="openInBrowser.preview" values={{ experiment, variation: variation + 1 }} />
    </Mark>
  ) : null;
}
