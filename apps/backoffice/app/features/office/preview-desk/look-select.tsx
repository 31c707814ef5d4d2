import { Select } from '@croupier/ui';

interface LookSelectProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  labelOf(value: Value): string;
  onChange(value: Value): void;
}

/** One thing that the look of the site depends on. */
export function LookSelect<Value extends string>({
  label,
  values,
  value,
  labelOf,
  onChange,
}: LookSelectProps<Value>) {
  return (
    <Select
      label={label}
      value={value}
      options={values.map((each) => ({ value: each, label: labelOf(each) }))}
      onChange={(event) => onChange(event.target.value as Value)}
    />
  );
}
