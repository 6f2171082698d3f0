import { Choice } from '../choice/Choice.tsx';
import './preference-picker.css';

type Taste = { readonly value: string; readonly label: string };

type TastesProps = {
  /** Common label of the choices: "Shopping preferences". */
  legend: string;
  choices: readonly Taste[];
  /** The checked values, controlled by the caller. */
  chosen: readonly string[];
  onChange: (value: string, chosen: boolean) => void;
  /** While the request is pending: visible and focusable, but not changeable. */
  readOnly?: boolean | undefined;
};

/** Any number of several choices: checkboxes drawn as doors. Each box is named by its value. */
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
