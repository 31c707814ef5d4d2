import { useFormatter } from 'use-intl';

const MEGABYTE = 1_000_000;

/** Bytes as megabytes, to a tenth. */
export function useMegabytes(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) =>
    format.number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}
