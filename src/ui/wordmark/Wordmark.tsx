import { classNames } from '../class-names.ts';
import type { LinkItem } from '../link-item.ts';
import mark from '../art/mark.svg?inline';
import './wordmark.css';

export type WordmarkProps = LinkItem & {
  /** On the ink of the footer. */
  onInk?: boolean | undefined;
};

/** The name of the house and its mark, a link home. */
export function Wordmark({ label, onInk, ...anchor }: WordmarkProps) {
  return (
    <a {...anchor} className={classNames('wordmark', onInk && 'wordmark--on-ink')}>
      <img src={mark} width="24" height="32" alt="" />
      {label}
    </a>
  );
}
