import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import './heading.css';

export type HeadingProps = {
  /** The first thought; may itself hold an `<em>` with the second one. */
  children: ReactNode;
  /** The second thought, in italic on a line of its own. */
  second?: ReactNode;
  /** The letter that the second thought begins with: some italic capitals hang into the margin. */
  begins?: string | undefined;
  /** The size of a start page. */
  hero?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * The one heading of a screen, which moves focus to it by `ref` when it appears. An emphasis without a role: a reader takes one with a role
 * for a heading of its own. The attribute, which says what holds anyway, makes an accessible object of what is inside: when the last screen
 * is gone Orca goes to where the caret is, and would say nothing of a heading that it is on before it hears of the focus.
 */
export function Heading({ children, second, begins, hero, id, ref }: HeadingProps) {
  return (
    <h1 ref={ref} id={id} tabIndex={-1} className={classNames('heading', hero && 'heading--hero')} data-begins={begins}>
      <span aria-atomic="false">
        {children}
        {second ? (
          <>
            {' '}
            <em role="none">{second}</em>
          </>
        ) : null}
      </span>
    </h1>
  );
}
