interface Track {
  readonly id: string;
  readonly widthPx: number;
  readonly share?: number;
}

/** The columns shown, as tracks of a CSS grid, and how wide they are at least. */
export function tracksOf(known: readonly Track[], shown: readonly string[]) {
  const tracks = shown.flatMap((id) => known.find((column) => column.id === id) ?? []);
  return {
    template: tracks
      .map(({ widthPx, share }) => (share ? `minmax(${widthPx}px, ${share}fr)` : `${widthPx}px`))
      .join(' '),
    leastPx: tracks.reduce((sum, { widthPx }) => sum + widthPx, 0),
  };
}
