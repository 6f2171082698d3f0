import { classNames } from '../class-names.ts';
import type { LinkItem } from '../link-item.ts';
import { MARK_PATH } from './mark-path.ts';
import './wordmark.css';

export type WordmarkProps = LinkItem & {
  /** On the ink of the footer. */
  onInk?: boolean | undefined;
};

/** The name of the house and its mark, a link home. */
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
