/** What can be done by a key, in the order in which they are listed. */
export const HOTKEYS = [
  { does: 'spin', code: 'Space', shown: '␣', isLetter: false },
  { does: 'more', code: 'ArrowUp', shown: '↑', isLetter: false },
  { does: 'less', code: 'ArrowDown', shown: '↓', isLetter: false },
  { does: 'auto', code: 'KeyA', shown: 'A', isLetter: true },
  { does: 'turbo', code: 'KeyT', shown: 'T', isLetter: true },
  { does: 'sound', code: 'KeyM', shown: 'M', isLetter: true },
  { does: 'info', code: 'KeyI', shown: 'I', isLetter: true },
  { does: 'keys', code: 'KeyK', shown: 'K', isLetter: true },
] as const;

export type KeyAct = (typeof HOTKEYS)[number]['does'];

/** By the place of the key, so that it is the same in every alphabet. */
export function actOfKey(
  event: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  lettersOn: boolean,
): KeyAct | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const known = HOTKEYS.find(({ code }) => code === event.code);
  return known && (lettersOn || !known.isLetter) ? known.does : undefined;
}
