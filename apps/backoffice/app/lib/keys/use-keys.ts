import { useEffect, useEffectEvent } from 'react';
import { useKept } from '../kept.ts';
import { keyOf } from './key-codes.ts';

type Keys = Readonly<Record<string, () => void>>;

const WRITES =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]';

/** Whether a key goes to what is written in or to a dialog, and not to the page. */
export function isTakenElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  const target = event.target instanceof Element ? event.target : null;
  return Boolean(target?.closest(WRITES)) || document.querySelector('dialog[open]') !== null;
}

/** Keys of a page, by letter or name. They rest while something is written, while a dialog is open, and when letters are off. */
export function useKeys(keys: Keys): void {
  const [lettersOn] = useLetterKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTakenElsewhere(event)) return;
    const key = keyOf(event);
    if (!Object.hasOwn(keys, key)) return;
    event.preventDefault();
    keys[key]!();
  });
  useEffect(() => {
    if (!lettersOn) return undefined;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [lettersOn]);
}

/** Whether letters alone do something: whoever speaks to their computer switches them off. */
export function useLetterKeys(): [boolean, (on: boolean) => void] {
  const [kept, keep] = useKept('office.letterKeys');
  return [kept !== 'off', (on) => keep(on ? null : 'off')];
}
