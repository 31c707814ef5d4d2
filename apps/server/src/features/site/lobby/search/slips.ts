/** How many slips of the finger a word of this length is forgiven. */
export function slipsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * The least number of slips (a letter too many, too few, another one, two swapped) that make `typed` the beginning of
 * `word`; above `most` it is `most + 1`.
 */
export function slipsToPrefix(typed: string, word: string, most: number): number {
  if (word.length < typed.length - most) return most + 1;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1];
      let slips = Math.min(above[column - 1]! + (same ? 0 : 1), above[column]! + 1, line[column - 1]! + 1);
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) slips = Math.min(slips, before[column - 2]! + 1);
      line.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [before, above] = [above, line];
  }
  return Math.min(most + 1, ...above);
}
