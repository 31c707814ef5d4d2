import { useEffect, useEffectEvent } from 'react';
import { keyOf } from '../lib/keys/key-codes.ts';

/** Ctrl-K, or Command-K: wherever one is, and while one writes as well; not over a dialog that waits for an answer. */
export function usePaletteKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || keyOf(event) !== 'k') return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) open();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
