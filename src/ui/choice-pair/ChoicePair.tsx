import type { ChangeEventHandler, ReactNode } from 'react';
import { Choice } from '../choice/Choice.tsx';
import { classNames } from '../class-names.ts';
import { FieldWords, useFieldWiring } from '../field/FieldFrame.tsx';
import './choice-pair.css';

type PairChoice = { readonly value: string; readonly label: ReactNode };

type ChoicePairProps = {
  legend: ReactNode;
  name: string;
  choices: readonly [PairChoice, PairChoice];
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  error?: ReactNode;
  id?: string | undefined;
  required?: boolean | undefined;
};

/** A choice between two: a pair of radio buttons drawn as doors. */
export function ChoicePair({ legend, choices, value, error, id: given, required, ...radio }: ChoicePairProps) {
  const { id, control } = useFieldWiring({ error }, { id: given });
  return (
    <fieldset
      {...control}
      role="radiogroup"
      aria-required={required}
      className={classNames('field', Boolean(error) && 'field--wrong')}
    >
      <legend className="field__label">{legend}</legend>
      <div className="choice-pair">
        {choices.map((choice) => (
          <Choice key={choice.value} {...radio} type="radio" value={choice.value} checked={value === choice.value}>
            {choice.label}
          </Choice>
        ))}
      </div>
      <FieldWords id={id} error={error} />
    </fieldset>
  );
}
