/** A name as strangers read it: its first two letters and its last two, of a short name the first only. */
export function maskedName(nickname: string): string {
  const letters = [...nickname];
  if (letters.length < SHORT) return `${letters[0] ?? ''}•••`;
  return `${letters.slice(0, 2).join('')}•••${letters.slice(-2).join('')}`;
}

/** Below so many letters, the ends would be most of the name. */
const SHORT = 6;
