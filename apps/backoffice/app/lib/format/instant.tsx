import { useFormatter } from 'use-intl';

/** A moment on the operator's clock; the house's (UTC) is shown on hover. */
export function Instant({ at, seconds = false }: { at: string; seconds?: boolean }) {
  const format = useFormatter();
  const shown = format.dateTime(new Date(at), {
    dateStyle: 'medium',
    timeStyle: seconds ? 'medium' : 'short',
  });
  return (
    <time dateTime={at} title={`${at.replace('T', ' ').slice(0, 19)} UTC`} className="tabular">
      {shown}
    </time>
  );
}
