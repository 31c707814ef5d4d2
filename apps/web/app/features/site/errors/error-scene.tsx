import styles from './error-page.module.css';
import type { Screen } from './error-screens.ts';

/**
 * The picture of an error page. A page that there is not has one for each theme but the dark blue (specification, section 2); a
 * door is locked or roped off; and where something went wrong, three reels stopped on nothing.
 */
export function ErrorScene({ screen, figures }: { screen: Screen; figures: string }) {
  if (screen === 'failed' || screen === 'unavailable') return <Reels figures={figures} />;
  return <div className={styles.picture} data-screen={screen} aria-hidden="true" />;
}

function Reels({ figures }: { figures: string }) {
  return (
    <svg className={styles.scene} viewBox="0 0 360 170" aria-hidden="true">
      <ellipse cx="180" cy="152" rx="150" ry="14" className={styles.shade} />
      <rect x="28" y="16" width="304" height="128" rx="30" className={styles.brass} />
      <rect x="38" y="26" width="284" height="108" rx="22" className={styles.felt} />
      <path d="M38 80H322" className={styles.line} />
      {[0, 1, 2].map((reel) => (
        <g key={reel}>
          <rect x={54 + reel * 86} y="38" width="80" height="84" rx="14" className={styles.drum} />
          <text x={94 + reel * 86} y="98" textAnchor="middle" className={styles.figure}>
            {figures[reel]}
          </text>
        </g>
      ))}
    </svg>
  );
}
