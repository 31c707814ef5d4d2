import { useEffect, useEffectEvent, useRef } from 'react';
import { keyOf } from './key-codes.ts';
import { isTakenElsewhere, useLetterKeys } from './use-keys.ts';

/** For so long `g` waits for its letter. */
const WAITS_MS = 1500;

/** `g` and then a letter leads to a room. The letter is taken before the page's own keys see it. */
export function useGoKeys(go: (letter: string) => boolean): void {
  const [lettersOn] = useLetterKeys();
  const pressedAt = useRef(-Infinity);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTakenElsewhere(event)) return;
    const isSecond = event.timeStamp - pressedAt.current < WAITS_MS;
    const key = keyOf(event);
    pressedAt.current = !isSecond && key === 'g' ? event.timeStamp : -Infinity;
    if (key !== 'g' && !(isSecond && go(key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    if (!lettersOn) return undefined;
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [lettersOn]);
}
