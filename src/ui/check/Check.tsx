import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldWiring } from '../field/FieldFrame.tsx';
import { Wrong } from '../field/Wrong.tsx';
import './check.css';

export type CheckProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The label; may contain links. */
  children: ReactNode;
  /** Small print below the label: part of the description, not of the name. */
  small?: ReactNode;
  wrong?: ReactNode;
};

/** A checkbox with its label. Takes every attribute of a checkbox. */
export function Check({ children, small, wrong, className, ...input }: CheckProps) {
  const { id, control } = useFieldWiring({ wrong }, input);
  const smallId = small ? `${id}-small` : undefined;
  const describedBy = classNames(smallId, control['aria-describedby']) || undefined;
  return (
    <div className={classNames('check', Boolean(wrong) && 'check--wrong', className)}>
      <input {...input} {...control} type="checkbox" aria-describedby={describedBy} className="check__box" />
      <div className="check__words">
        <label htmlFor={id}>{children}</label>
        {small ? (
          <p className="check__small" id={smallId}>
            {small}
          </p>
        ) : null}
        <Wrong id={`${id}-wrong`}>{wrong}</Wrong>
      </div>
    </div>
  );
}
