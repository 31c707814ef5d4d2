import styles from './piggy-scene.module.css';

interface SceneProps {
  /** `waiting`: it trembles while the answer is on its way. `broken`: its two halves lie apart, and coins between them. */
  look: 'empty' | 'filling' | 'waiting' | 'broken';
  /** How full it is, 0 to 1: so many coins stand beside it. */
  fullness: number;
}

const COINS = 6;
/** The outline without the crack, over the two halves until it is broken. */
const WHOLE =
  'M150 70c36-2 62 10 78 28l34-10-8 34c6 10 9 18 10 26l20 6v36l-28 6c-8 10-18 18-28 24v12h-26v-10c-16 4-36 4-52 2-14 0-29-2-42-6v14H82v-24c-18-14-30-34-30-58 0-46 40-84 98-80z';

/** A piggy bank of brass. The scene says nothing: how much is inside is told in words beside it. */
export function PiggyScene({ look, fullness }: SceneProps) {
  const coins = Math.ceil(fullness * COINS);
  return (
    <svg data-gift className={styles.scene} viewBox="0 0 340 260" aria-hidden="true" data-look={look}>
      <defs>
        <linearGradient id="pig-brass" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#ffe9a8" />
          <stop offset="0.45" stopColor="#dba63c" />
          <stop offset="1" stopColor="#8a5a14" />
        </linearGradient>
      </defs>
      <ellipse className={styles.shadow} cx="160" cy="236" rx="128" ry="13" />
      {look === 'broken' && (
        <g className={styles.spill}>
          {[96, 132, 160, 190, 222].map((x, n) => (
            <ellipse key={x} className={styles.coin} cx={x} cy={228 - (n % 2) * 12} rx="19" ry="9" />
          ))}
        </g>
      )}
      <g className={styles.pig}>
        <g className={styles.left}>
          <path
            className={styles.brass}
            d="M150 70C92 66 52 104 52 150c0 24 12 44 30 58v24h26v-14c12 4 26 6 40 6l-10-36 14-30-16-40z"
          />
          <path className={styles.tail} d="M54 138c-22-4-24-26-8-26 12 0 12 14 2 14" />
        </g>
        <g className={styles.right}>
          <path
            className={styles.brass}
            d="M150 70c36-2 62 10 78 28l34-10-8 34c6 10 9 18 10 26l20 6v36l-28 6c-8 10-18 18-28 24v12h-26v-10c-16 4-36 4-52 2l-10-36 14-30-16-40z"
          />
        </g>
        {(look === 'empty' || look === 'filling') && <path className={styles.brass} d={WHOLE} />}
        <g className={styles.right}>
          <circle className={styles.eye} cx="228" cy="128" r="6" />
          <path className={styles.snout} d="M262 152l20 5v32l-16 4z" />
          <path className={styles.ear} d="M206 92l26-26 8 36z" />
        </g>
        <rect className={styles.slot} x="132" y="72" width="52" height="7" rx="3.5" />
      </g>
      {look !== 'broken' &&
        Array.from({ length: coins }, (_, n) => (
          <ellipse key={n} className={styles.coin} cx="306" cy={228 - n * 11} rx="22" ry="9" />
        ))}
      {look === 'filling' && fullness < 1 && (
        <ellipse className={styles.falling} cx="158" cy="52" rx="15" ry="15" />
      )}
    </svg>
  );
}
