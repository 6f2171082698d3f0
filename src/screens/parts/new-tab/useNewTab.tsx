import { useId } from 'react';
import { Message } from '../../../engine/language/message.tsx';
import './new-tab.css';

/**
 * For links that must not replace the current page. The icon is visual; the text describes the link for screen readers
 * (WCAG 3.2.5, technique G201). It is a description, because as part of the name it would be read within a label.
 * @returns the attributes of the link, and the text element to render once nearby.
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
