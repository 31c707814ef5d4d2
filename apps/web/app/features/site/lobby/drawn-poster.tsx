/** Two colours for sky and ground, one for the figure. */
const PALETTES = [
  ['#1c2b4a', '#6b3fa0', '#ffd166'],
  ['#0f4c5c', '#2a9d8f', '#f4e3b2'],
  ['#5f0f40', '#c1121f', '#ffb703'],
  ['#1b4332', '#74a57f', '#fefae0'],
  ['#3d2c2e', '#b5651d', '#ffe8c2'],
  ['#14213d', '#3a6ea5', '#e0fbfc'],
  ['#432371', '#d1495b', '#faae7b'],
  ['#22333b', '#5e8c61', '#f2f4cb'],
] as const;

const FIGURES = [
  'M300 220 372 392 560 400 414 520 466 700 300 598 134 700 186 520 40 400 228 392z',
  'M300 230 520 460 300 690 80 460z',
  'M300 240a220 220 0 1 0 .1 0zM300 330a130 130 0 1 1-.1 0z',
  'M80 640 220 360 300 500 400 300 540 640z',
  'M120 300h360v90H390v250H210V390H120z',
  'M300 220c120 150 200 230 200 320a200 200 0 0 1-400 0c0-90 80-170 200-320z',
] as const;

/** A poster for a game that brought none: its own colours and figure, always the same ones, and its name if given, below as on the house's own. */
export function DrawnPoster({ code, name }: { code: string; name?: string }) {
  const number = numberOf(code);
  const [sky, ground, light] = PALETTES[number % PALETTES.length]!;
  const turn = (number >>> 8) % 24;
  return (
    <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="600" height="800" fill={sky} />
      <circle cx={120 + (number % 360)} cy="330" r="250" fill={ground} opacity=".75" />
      <path d="M0 600q150-90 300 0t300 0v200H0z" fill={ground} />
      <path
        d={FIGURES[(number >>> 4) % FIGURES.length]}
        fill={light}
        opacity=".92"
        transform={`rotate(${turn - 12} 300 460)`}
      />
      {name !== undefined && (
        <text
          x="300"
          y="725"
          textAnchor="middle"
          fontSize={Math.min(76, 980 / Math.max(8, name.length))}
          fontWeight="700"
          fill={light}
          stroke={sky}
          strokeWidth="14"
          paintOrder="stroke"
        >
          {name}
        </text>
      )}
    </svg>
  );
}

/** A number that looks random and depends on the text alone (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
