import { SelectField, type SelectOption } from '../select-field/SelectField.tsx';
import './language-select.css';

export type LanguageSelectProps = {
  label: string;
  value: string;
  /** Each language by its own name; `value` is its locale. */
  options: readonly SelectOption[];
  onChange: (value: string) => void;
};

/** The choice of language: in the footer on its ink, elsewhere on paper. */
export function LanguageSelect({ label, value, options, onChange }: LanguageSelectProps) {
  return (
    <div className="language-select">
      <SelectField
        label={label}
        name="language"
        value={value}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
