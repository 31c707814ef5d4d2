import { useEffect, useRef, type RefObject } from 'react';

/** Moves an item of a list to where the pointer is, as long as it is held. @returns what begins it, with the item's place */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
): (from: number) => void {
  const latest = useRef(move);
  useEffect(() => void (latest.current = move));
  const held = useRef<AbortController>(undefined);
  useEffect(() => () => held.current?.abort(), []);
  return (from) => {
    held.current?.abort();
    const holding = (held.current = new AbortController());
    const { signal } = holding;
    let at = from;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const item = document.elementFromPoint(clientX, clientY)?.closest('li');
      const to = item ? [...(list.current?.children ?? [])].indexOf(item) : -1;
      if (to < 0 || to === at) return;
      latest.current(at, to);
      at = to;
    };
    // The item itself is moved in the page meanwhile, so that nothing that is said of it alone would last.
    window.addEventListener('pointermove', follow, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, () => holding.abort(), { signal });
  };
}
