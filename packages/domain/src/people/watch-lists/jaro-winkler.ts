/** How much a common beginning counts, and up to how many letters of it (Winkler 1990). */
const PREFIX_WEIGHT = 0.1;
const PREFIX_MAX = 4;

/** How alike two words are, from 0 to 1: letters in common near the same place, those out of order, and a common beginning. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Array<boolean>(b.length).fill(false);
  const common: string[] = [];
  for (let at = 0; at < a.length; at += 1) {
    const end = Math.min(b.length, at + reach + 1);
    for (let place = Math.max(0, at - reach); place < end; place += 1) {
      if (taken[place] || a[at] !== b[place]) continue;
      taken[place] = true;
      common.push(a[at]!);
      break;
    }
  }
  if (common.length === 0) return 0;
  const inOrder = [...b].filter((_, place) => taken[place]);
  const swapped = common.filter((letter, at) => letter !== inOrder[at]).length / 2;
  const count = common.length;
  const jaro = (count / a.length + count / b.length + (count - swapped) / count) / 3;
  const limit = Math.min(PREFIX_MAX, a.length, b.length);
  let prefix = 0;
  while (prefix < limit && a[prefix] === b[prefix]) prefix += 1;
  return jaro + prefix * PREFIX_WEIGHT * (1 - jaro);
}
