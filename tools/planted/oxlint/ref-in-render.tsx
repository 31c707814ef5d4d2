// planted: refs
import { useRef } from 'react';

export function Planted() {
  const count = useRef(0);
  return <p>{count.current}</p>;
}
