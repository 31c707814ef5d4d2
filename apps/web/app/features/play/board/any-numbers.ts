/** Numbers picked for the player. What is picked changes nothing of what may be drawn. */
export function anyOf(numbers: number, picks: number): number[] {
  const left = Array.from({ length: numbers }, (_, at) => at + 1);
  const words = crypto.getRandomValues(new Uint32Array(picks));
  return Array.from(words, (word) => left.splice(word % left.length, 1)[0]!).sort((a, b) => a - b);
}
