import { useEffect, useEffectEvent } from 'react';
import { actOfKey, type KeyAct } from './hotkeys.ts';

/** What acts now; a key whose act is missing does nothing. */
export type KeyActs = { readonly [Act in KeyAct]?: (() => void) | undefined };

/** Keys act once a press, unless the focus is on something that uses them itself. */
export function useHotkeys(acts: KeyActs, lettersOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const does = actOfKey(event, lettersOn);
    const act = does && acts[does];
    if (!act) return;
    const target = event.target instanceof Element ? event.target : null;
    // Space presses what has the focus, and fields take every key.
    const own = does === 'spin' ? 'a, button, summary, input, select, textarea' : 'input, select, textarea';
    if (
      document.querySelector('dialog[open]') ||
      target?.closest(`${own}, [role="radio"], [contenteditable]`)
    )
      return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
