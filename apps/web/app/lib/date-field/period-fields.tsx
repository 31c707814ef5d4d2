import { DateField } from './date-field.tsx';

export interface PeriodFieldsProps {
  /** Names of the first and the last day. */
  labels: { readonly from: string; readonly to: string };
  /** Days as `DateField` has them. */
  period: { readonly from: string; readonly to: string };
  onChange(part: { from: string } | { to: string }): void;
}

/** The first and the last day of what a list shows; neither can be chosen beyond the other. */
export function PeriodFields({ labels, period: { from, to }, onChange }: PeriodFieldsProps) {
  return (
    <>
      <DateField label={labels.from} value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <DateField label={labels.to} value={to} min={from} onChange={(day) => onChange({ to: day })} />
    </>
  );
}
