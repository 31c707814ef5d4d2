import styles from './error-page.module.css';

/** Three reels that stopped on nothing, under a brass frame; locked pages get a padlock in the middle. */
export function ErrorScene({ figures, locked }: { figures: string; locked: boolean }) {
  return (
    <svg className={styles.scene} viewBox="0 0 360 170" aria-hidden="true">
      <ellipse cx="180" cy="152" rx="150" ry="14" className={styles.shade} />
      <rect x="28" y="16" width="304" height="128" rx="30" className={styles.brass} />
      <rect x="38" y="26" width="284" height="108" rx="22" className={styles.felt} />
      <path d="M38 80H322" className={styles.line} />
      {[0, 1, 2].map((reel) => (
        <g key={reel}>
          <rect x={54 + reel * 86} y="38" width="80" height="84" rx="14" className={styles.drum} />
          {locked && reel === 1 ? (
            <path d="M166 78v-8a14 14 0 0 1 28 0v8M158 78h44v28h-44zM180 88v8" className={styles.lock} />
          ) : (
            <text x={94 + reel * 86} y="98" textAnchor="middle" className={styles.figure}>
              {figures[reel]}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
