import styles from './part-picture.module.css';

/** A part, drawn. It says nothing: its name stands beside it. A part that has no drawing of its own is a cog. */
export function PartPicture({ code }: { code: string }) {
  return (
    <svg className={styles.part} viewBox="0 0 48 48" aria-hidden="true">
      {DRAWINGS[code] ?? COG}
    </svg>
  );
}

const COG = (
  <>
    <path
      className={styles.metal}
      d="M21 5h6l1 5 4 1.7 4.3-2.7 4.2 4.2-2.7 4.3L39.5 21.5 44 22v5l-5 1-1.7 4 2.7 4.3-4.2 4.2-4.3-2.7-4 1.7-1 4.5h-6l-1-4.5-4-1.7-4.3 2.7L7.5 36.3l2.7-4.3L8.5 28 4 27v-5l4.5-1 1.7-4-2.7-4.3L11.7 8.5 16 11.2l4-1.7z"
    />
    <circle className={styles.hole} cx="24" cy="24.5" r="7" />
  </>
);

const DRAWINGS: Readonly<Record<string, typeof COG>> = {
  glass: (
    <>
      <path className={styles.glass} d="M17 6h14c0 5 7 9 7 18s-6 12-6 18H16c0-6-6-9-6-18s7-13 7-18z" />
      <path className={styles.shine} d="M18 14c-3 4-4 7-4 11" />
    </>
  ),
  brass: (
    <>
      <path className={styles.metal} d="M10 36h28l4 7H6zM14 29h20l4 7H10z" />
      <path className={styles.metal} d="M16 29c0-7 3-9 3-14h10c0 5 3 7 3 14z" />
      <path className={styles.metal} d="M17 10h14v5H17z" />
    </>
  ),
  wick: (
    <>
      <path className={styles.wick} d="M24 44V30c0-5-5-5-5-10" />
      <path className={styles.flame} d="M20 21c-5-4-3-11 2-16 0 5 6 6 6 12 0 3-3 6-8 4z" />
    </>
  ),
};
