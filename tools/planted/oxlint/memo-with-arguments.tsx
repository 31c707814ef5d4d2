// planted: use-memo
import { useMemo } from 'react';

export function Planted({ amount }: { amount: number }) {
  const doubled = useMemo((factor?: number) => amount * (factor ?? 2), [amount]);
  return <p>{doubled}</p>;
}
