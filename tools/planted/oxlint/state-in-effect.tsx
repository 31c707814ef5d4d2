// planted: set-state-in-effect
import { useEffect, useState } from 'react';

export function Planted({ amount }: { amount: number }) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    setShown(amount);
  }, [amount]);
  return <p>{shown}</p>;
}
