import { useFormatter } from 'use-intl';

/** A share of the stakes in per cent; a dash where nobody knows. */
export function Share({ of }: { of: number | null }) {
  const share = useShare();
  return <span className="tabular">{of === null ? '—' : share(of)}</span>;
}

/** What was returned, and how far that is from what is declared. */
export function ShareBeside({ actual, rtp }: { actual: number; rtp: number }) {
  const format = useFormatter();
  const share = useShare();
  const points = format.number((actual - rtp) * 100, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return (
    <span className="tabular">
      {share(actual)} ({points})
    </span>
  );
}

export function useShare(): (share: number) => string {
  const format = useFormatter();
  return (share) =>
    format.number(share, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 });
}
