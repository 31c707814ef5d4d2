// planted: void-use-memo
import { useMemo } from 'react';

export function Planted({ amount }: { amount: number }) {
  const nothing = useMemo(() => {
    String(amount);
  }, [amount]);
  return <p>{nothing}</p>;
}
