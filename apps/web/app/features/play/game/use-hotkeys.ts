import { useEffect, useEffectEvent } from 'react';
import { actOfKey, type KeyAct } from './hotkeys.ts';

/** What acts now; a key whose act is missing does nothing. */
export type KeyActs = { readonly [Act in KeyAct]?: (() => void) | undefined };

/** They take every key. */
const FIELDS = 'input, [role="radio"], select, textarea, [contenteditable]';
/** Space is theirs. A choice that is made has no use for it: after the arrows that made it, Space plays. */
const PRESSED =
  'a, button:not([role="radio"][aria-checked="true"]), summary, input:not([type="radio"]:checked), select, textarea, [contenteditable]';

/** Keys act once a press, unless the focus is on something that uses them itself. */
export function useHotkeys(acts: KeyActs, lettersOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const does = actOfKey(event, lettersOn);
    const act = does && acts[does];
    if (!act) return;
    const target = event.target instanceof Element ? event.target : null;
    if (document.querySelector('dialog[open]') || target?.closest(does === 'spin' ? PRESSED : FIELDS)) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
