/** A list with one of its games a place further up or down; the same where it is at the end already. */
export function movePick(games: readonly string[], game: string, by: -1 | 1): readonly string[] {
  const at = games.indexOf(game);
  const to = at + by;
  if (at < 0 || to < 0 || to >= games.length) return games;
  const moved = games.filter((each) => each !== game);
  return moved.toSpliced(to, 0, game);
}
