/** Whether a name has every word of a text at the beginning of one of its own, whatever their case and accents. */
export function fits(name: string, text: string): boolean {
  const words = wordsOf(name);
  return wordsOf(text).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
