import { Choice } from '../choice/Choice.tsx';
import './preference-picker.css';

export type Taste = { readonly value: string; readonly label: string };

export type TastesProps = {
  /** What all of them are: "Shopping preferences". */
  legend: string;
  choices: readonly Taste[];
  /** The values that are ticked; the caller keeps them. */
  chosen: readonly string[];
  onChange: (value: string, chosen: boolean) => void;
  /** While they are sent: shown as they are, reached by focus, not to be changed. */
  readOnly?: boolean | undefined;
};

/** As many of several as one likes: ticks like doors. Each box is named as its value is. */
export function PreferencePicker({ legend, choices, chosen, onChange, readOnly }: TastesProps) {
  return (
    <fieldset className="field">
      <legend className="field__label">{legend}</legend>
      <div className="preference-picker">
        {choices.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            name={value}
            checked={chosen.includes(value)}
            aria-disabled={readOnly ? true : undefined}
            onChange={(event) => {
              if (!readOnly) onChange(value, event.target.checked);
            }}
          >
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
