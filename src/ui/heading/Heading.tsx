import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import './heading.css';

type HeadingProps = {
  /** The first part; may itself contain an `<em>` with the second one. */
  children: ReactNode;
  /** The second part, in italics on a separate line. */
  second?: ReactNode;
  /** First letter of the second part: some italic capitals hang into the margin. */
  begins?: string | undefined;
  /** Size for a start page. */
  hero?: boolean | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * The only heading of a screen; the screen focuses it through `ref` when it appears. The emphasis has no role, because
 * screen readers would treat one with a role as a separate heading. `aria-atomic="false"` is the default value, but
 * creates an accessible object for the content: when the previous screen is removed, Orca moves to the caret, and would
 * not announce a heading that it is already on before the focus event.
 */
export function Heading({ children, second, begins, hero, ref }: HeadingProps) {
  return (
    <h1 ref={ref} tabIndex={-1} className={classNames('heading', hero && 'heading--hero')} data-begins={begins}>
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
