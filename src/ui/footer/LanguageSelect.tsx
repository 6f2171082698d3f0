import { SelectField, type SelectOption } from '../select-field/SelectField.tsx';
import './language-select.css';

export type LanguageSelectProps = {
  label: string;
  value: string;
  /** Each language by its own name; `value` is its locale. */
  options: readonly SelectOption[];
  onChange: (value: string) => void;
};

/** The choice of language, on the ink of the footer. */
export function LanguageSelect({ label, value, options, onChange }: LanguageSelectProps) {
  return (
    <div className="footer__language">
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
