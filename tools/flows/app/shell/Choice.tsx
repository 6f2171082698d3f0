interface Props {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChoose: (value: string) => void;
}

/** A select element of the header. */
export const Choice = ({ label, value, options, onChoose }: Props) => (
  <select
    className="pill"
    aria-label={label}
    title={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.name}
      </option>
    ))}
  </select>
);
