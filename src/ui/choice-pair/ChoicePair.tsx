import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { Choice } from '../choice/Choice.tsx';
import { classNames } from '../class-names.ts';
import { FieldWords, useFieldWiring } from '../field/FieldFrame.tsx';
import './choice-pair.css';

type PairChoice = { readonly value: string; readonly label: ReactNode };

type ChoicePairProps = {
  legend: ReactNode;
  name: string;
  choices: readonly [PairChoice, PairChoice];
  /** The controlled value; otherwise `defaultValue` applies. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string | undefined;
  required?: boolean | undefined;
  /** Ref of the fieldset. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
};

/** A choice between two: a pair of radio buttons drawn as doors. */
export function ChoicePair({ legend, choices, hint, error, id: given, required, ref, ...radios }: ChoicePairProps) {
  const { value, defaultValue, ...radio } = radios;
  const { id, control } = useFieldWiring({ hint, error }, { id: given });
  return (
    <fieldset
      {...control}
      ref={ref}
      role="radiogroup"
      aria-required={required}
      className={classNames('field', Boolean(error) && 'field--wrong')}
    >
      <legend className="field__label">{legend}</legend>
      <div className="choice-pair">
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            {...radio}
            type="radio"
            value={choice.value}
            {...(value === undefined
              ? { defaultChecked: defaultValue === choice.value }
              : { checked: value === choice.value })}
          >
            {choice.label}
          </Choice>
        ))}
      </div>
      <FieldWords id={id} hint={hint} error={error} />
    </fieldset>
  );
}
