import styles from './box-scene.module.css';

interface SceneProps {
  /** `waiting`: it trembles while the answer is on its way. `open`: its lid is up, and light comes out. */
  look: 'closed' | 'waiting' | 'open';
  isEmpty: boolean;
}

/** A lacquered box with a heavy lid. The scene says nothing: what came out is told in words beside it. */
export function BoxScene({ look, isEmpty }: SceneProps) {
  return (
    <svg data-gift className={styles.scene} viewBox="0 0 320 260" aria-hidden="true" data-look={look}>
      <defs>
        <linearGradient id="box-beam" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.85" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse className={styles.shadow} cx="160" cy="238" rx="118" ry="14" />
      <g className={styles.box}>
        <path className={styles.inside} d="M58 128h204l-14 26H72z" />
        {look === 'open' && !isEmpty && (
          <g className={styles.light}>
            <path d="M92 132 36 -6h248l-56 138z" fill="url(#box-beam)" />
            <circle cx="160" cy="84" r="22" />
            <circle cx="118" cy="52" r="5" />
            <circle cx="206" cy="44" r="6" />
            <circle cx="184" cy="22" r="4" />
          </g>
        )}
        <path className={styles.body} d="M52 128h216v84a16 16 0 0 1-16 16H68a16 16 0 0 1-16-16z" />
        <path className={styles.band} d="M52 150h216v12H52zM52 204h216v10H52z" />
        <g className={styles.lid}>
          <path className={styles.body} d="M44 132c0-44 34-64 116-64s116 20 116 64z" />
          <path className={styles.band} d="M44 122h232v12H44zM146 70h28v54h-28z" />
          <rect className={styles.lock} x="144" y="118" width="32" height="34" rx="6" />
          <circle className={styles.keyhole} cx="160" cy="132" r="5" />
        </g>
      </g>
    </svg>
  );
}
