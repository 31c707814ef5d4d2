import styles from './map-scene.module.css';
import { spotOf, stepsTo } from './steps-to.ts';

const CELL = 100;
const middleOf = (field: number): string => {
  const { column, row } = spotOf(field);
  return `translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`;
};

/** An island on parchment, with the holes that were dug. It says nothing that the places over it do not. */
export function MapPicture({ holes, chest }: { holes: ReadonlySet<number>; chest: number }) {
  return (
    <svg className={styles.picture} viewBox="0 0 500 400" aria-hidden="true">
      <path
        className={styles.parchment}
        d="M8 14q60-10 122-3t130-2 120 1 112-4q6 60 1 112t3 98-2 88 2 84q-70 8-128 2t-124 2-120-3-118 4q-6-62-1-118t-3-110 3-88z"
      />
      <path
        className={styles.waves}
        d="M22 48q9-9 18 0t18 0M424 372q9-9 18 0t18 0M440 34q8-8 16 0t16 0M26 362q8-8 16 0t16 0"
      />
      <path
        className={styles.island}
        d="M70 92q34-58 122-52 66-26 128 6 94-10 122 66 34 66 4 136-6 84-96 94-58 42-132 14-92 22-132-50-56-58-30-120-10-54 14-94z"
      />
      <path className={styles.trail} d="M84 318q62-18 84-72t86-52 74-72 84-34" />
      <g className={styles.ink}>
        <path d="M128 172l32-52 20 30 14-22 30 44M160 120l-8 30m42-22-4 22" />
        <path d="M330 316l26-42 16 24 10-14 22 32M356 274l-6 24" />
        <path d="M262 320q-4-30 6-52m0 0q-22-14-36 0m36 0q-8-22-26-24m26 24q8-22 28-18m-28 18q24-8 34 8" />
        <path d="M392 214q-4-26 6-46m0 0q-20-12-32 0m32 0q-8-20-24-20m24 20q8-20 26-14m-26 14q22-6 30 8" />
        <circle cx="452" cy="330" r="22" />
        <path d="M452 300l6 24 24 6-24 6-6 24-6-24-24-6 24-6z" />
      </g>
      {[...holes].map((field) => (
        <g key={field} transform={middleOf(field)}>
          <Hole>{field !== chest && stepsTo(field, chest)}</Hole>
          {field === chest && <Chest />}
        </g>
      ))}
    </svg>
  );
}

/** A hole with its earth beside it, and the spade that has just left it. */
function Hole({ children }: { children: number | false }) {
  return (
    <>
      <g className={styles.hole}>
        <path
          className={styles.mound}
          d="M-38 14q-4-18 14-18 6-14 24-12 20-4 26 12 16 0 12 18-8 16-38 16t-38-16z"
        />
        <ellipse className={styles.pit} cx="0" cy="8" rx="29" ry="17" />
        <text className={styles.count} y="17">
          {children}
        </text>
      </g>
      {CLODS.map(([x, y]) => (
        <circle
          key={x}
          className={styles.clod}
          r="5"
          style={{ '--x': `${x}px`, '--y': `${y}px` } as object}
        />
      ))}
      <g className={styles.spade}>
        <path className={styles.wood} d="M-3-64h6v44h-6zM-12-72h24v9h-24z" />
        <path className={styles.iron} d="M-14-24h28v18q-2 20-14 28-12-8-14-28z" />
      </g>
    </>
  );
}

const CLODS = [
  [-44, -34],
  [-20, -52],
  [22, -50],
  [46, -30],
] as const;

/** It comes up out of its hole, then its lid falls open. */
function Chest() {
  return (
    <g className={styles.chest}>
      <path className={styles.rays} d="M-26-6-44-58h14l10 34-2-44h16l4 42 8-42h16l-8 44 16-34h14L26-6z" />
      <path className={styles.inside} d="M-32-10h64v14h-64z" />
      <path className={styles.coins} d="M-28-2a9 9 0 0 1 17-4 10 10 0 0 1 18-3 9 9 0 0 1 20 7z" />
      <path className={styles.wood} d="M-34-2h68v30a5 5 0 0 1-5 5h-58a5 5 0 0 1-5-5z" />
      <path className={styles.brass} d="M-24-2h9v35h-9zm39 0h9v35h-9zM-7-6H7V10H-7z" />
      <g className={styles.lid}>
        <path className={styles.wood} d="M-34-2v-8q0-22 22-22h24q22 0 22 22v8z" />
        <path className={styles.brass} d="M-24-30h9v28h-9zm39 0h9v28h-9zM-7-8H7v8H-7z" />
      </g>
    </g>
  );
}
