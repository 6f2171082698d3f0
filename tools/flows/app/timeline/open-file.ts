import { show } from '../view.ts';
import { openText } from './source.ts';
import { lookAtStep } from './useTimeline.ts';

/** Opens a file as a visit, at its first step. If the file is invalid, the error is shown and the open visit stays. */
export function openFile(file: File): void {
  void file.text().then(async (text) => {
    const isOpen = await openText('file', file.name, text);
    if (isOpen) show({ visit: null, step: 1, state: null }, { instead: true });
    lookAtStep(isOpen);
  });
}
