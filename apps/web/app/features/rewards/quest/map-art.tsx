import styles from './quest-map.module.css';

/** The drawn land: hills, woods, waves and a rose of the winds. It says nothing, and readers pass it over. */
export function MapArt() {
  return (
    <svg className={styles.art} viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={styles.sea}
        d="M0 380c90-24 140 18 230 6s130-44 220-28 150 52 350 14v128H0zM620 0c-14 40 22 66 8 108s24 70 96 62 76-40 76-40V0z"
      />
      <path
        className={styles.shore}
        d="M0 380c90-24 140 18 230 6s130-44 220-28 150 52 350 14M620 0c-14 40 22 66 8 108s24 70 96 62 76-40 76-40"
      />
      <path
        className={styles.ink}
        d="M60 440q12-12 24 0t24 0m70 30q12-12 24 0t24 0m150-40q12-12 24 0t24 0m160 34q12-12 24 0t24 0m70-52q12-12 24 0t24 0M690 50q10-10 20 0t20 0m10 50q10-10 20 0t20 0"
      />
      <path
        className={styles.hill}
        d="M70 190l58-92 34 50 26-36 56 78zM330 120l36-58 22 32 16-22 36 48zM520 330l44-70 26 38 20-28 42 60z"
      />
      <path
        className={styles.ink}
        d="M128 98l-8 34 14-8 6 20M366 62l-5 22 9-5 4 12M564 260l-6 26 10-6 5 15M214 112l8 24M404 72l5 16M610 270l6 18"
      />
      {WOODS.map(([x, y]) => (
        <path key={`${x} ${y}`} className={styles.tree} d={`M${x} ${y}l11-26 11 26zm11 0v9`} />
      ))}
      <g className={styles.rose} transform="translate(724 410)">
        <circle r="44" />
        <circle r="36" />
        <path d="M0-52L9-9 52 0 9 9 0 52-9 9-52 0-9-9z" />
        <path className={styles.needle} d="M0-52L9-9 0 0zM0 52L-9 9 0 0zM52 0L9 9 0 0zM-52 0L-9-9 0 0z" />
      </g>
    </svg>
  );
}

const WOODS = [
  ...[
    [250, 250],
    [276, 262],
    [232, 272],
    [258, 286],
  ],
  ...[
    [440, 214],
    [464, 206],
    [452, 232],
  ],
  ...[
    [96, 300],
    [120, 312],
    [90, 326],
  ],
  ...[
    [560, 170],
    [584, 182],
  ],
] as const;
