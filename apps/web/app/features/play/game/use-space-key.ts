import { useEffect, useEffectEvent } from 'react';

/** Space spins, once a press, unless the focus is on something that uses Space itself. */
export function useSpaceKey(onSpace: () => void, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || !enabled || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (
      document.querySelector('dialog[open]') ||
      target?.closest('a, button, input, select, textarea, summary, [contenteditable]')
    )
      return;
    event.preventDefault();
    if (!event.repeat) onSpace();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
