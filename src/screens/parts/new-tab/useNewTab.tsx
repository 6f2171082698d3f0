import { useId } from 'react';
import { Message } from '../../../engine/message.tsx';
import './new-tab.css';

/**
 * For links beside which what stands here must stay. The mark is for the eye; the words describe the link to those who listen
 * (WCAG 3.2.5, technique G201). Not its name: that would be said in the middle of a label.
 * @returns the attributes of such a link, and the words, which stand once anywhere near.
 */
export function useNewTab() {
  const id = useId();
  return {
    newTab: { target: '_blank', rel: 'noreferrer', className: 'new-tab', 'aria-describedby': id },
    newTabWords: (
      <span id={id} hidden>
        <Message id="layout.newTab" />
      </span>
    ),
  };
}
