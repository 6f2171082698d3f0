import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorText, useFieldWiring } from '../field/FieldFrame.tsx';
import './check.css';

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The label; may contain links. */
  children: ReactNode;
  /** Small print below the label: part of the description, not of the name. */
  small?: ReactNode;
  error?: ReactNode;
};

/** A checkbox with its label. Takes every attribute of a checkbox. */
export function Check({ children, small, error, className, ...input }: CheckProps) {
  const { id, control } = useFieldWiring({ error }, input);
  const smallId = small ? `${id}-small` : undefined;
  const describedBy = classNames(smallId, control['aria-describedby']) || undefined;
  return (
    <div className={classNames('check', Boolean(error) && 'check--wrong', className)}>
      <input {...input} {...control} type="checkbox" aria-describedby={describedBy} className="check__box" />
      <div className="check__words">
        <label htmlFor={id}>{children}</label>
        {small ? (
          <p className="check__small" id={smallId}>
            {small}
          </p>
        ) : null}
        <ErrorText id={`${id}-wrong`}>{error}</ErrorText>
      </div>
    </div>
  );
}
