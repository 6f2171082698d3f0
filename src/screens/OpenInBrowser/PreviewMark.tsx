/** Marks every page of a preview, to distinguish it from the live product (D32). */
import type { Preview } from '../../../machines/domain/preview.ts';
import { useWords } from '../../engine/language/language.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Mark } from '../../ui/mark/Mark.tsx';

export function PreviewMark({ experiment, variation }: Preview) {
  return useWords('OpenInBrowser') ? (
    <Mark>
      {/* Counted like the shares on the admin page. */}
      <Message id="openInBrowser.preview" values={{ experiment, variation: variation + 1 }} />
    </Mark>
  ) : null;
}
