/** A letter key by the letter it has on a Latin keyboard: who writes Ukrainian presses the same key. */
export function keyOf({ key, code }: { key: string; code: string }): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  // A Cyrillic letter stands on a Latin one's place; a sign is itself on every keyboard.
  return letter && /^\p{Letter}$/u.test(key) ? letter.toLowerCase() : key;
}
