// planted: set-state-in-render
import { useState } from 'react';

export function Planted() {
  const [count, setCount] = useState(0);
  setCount(1);
  return <p>{count}</p>;
}
