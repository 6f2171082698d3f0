import { classNames } from '../class-names.ts';
import type { LinkItem } from '../link-item.ts';
import { MARK_PATH } from './mark-path.ts';
import './wordmark.css';

type WordmarkProps = LinkItem & {
  /** On the footer's ink background. */
  onInk?: boolean | undefined;
};

/** The company's name and logo, linked to the start page. */
export function Wordmark({ label, onInk, ...anchor }: WordmarkProps) {
  return (
    <a {...anchor} className={classNames('wordmark', onInk && 'wordmark--on-ink')}>
      <svg width="24" height="32" viewBox="0 0 24 32" aria-hidden="true">
        <path d={MARK_PATH} />
      </svg>
      {label}
    </a>
  );
}
