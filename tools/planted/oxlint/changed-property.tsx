// planted: immutability
import { useState } from 'react';

export function Planted() {
  const [round] = useState({ win: 0 });
  round.win = 1;
  return <p>{round.win}</p>;
}
