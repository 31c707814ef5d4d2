const CELL = 10;

/** A payline as a small map of the window. */
export function LineShape({ rows, line }: { rows: number; line: readonly number[] }) {
  const points = line.map((row, reel) => `${reel * CELL + CELL / 2},${row * CELL + CELL / 2}`).join(' ');
  return (
    <svg viewBox={`0 0 ${line.length * CELL} ${rows * CELL}`} aria-hidden="true">
      {line.flatMap((paying, reel) =>
        Array.from({ length: rows }, (_, row) => (
          <rect
            key={`${reel}:${row}`}
            x={reel * CELL + 1}
            y={row * CELL + 1}
            width={CELL - 2}
            height={CELL - 2}
            rx="1.5"
            data-on={row === paying || undefined}
          />
        )),
      )}
      <polyline points={points} />
    </svg>
  );
}
