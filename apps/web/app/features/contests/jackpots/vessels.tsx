import type { CSSProperties } from 'react';
import { Prose } from '../../site/content/prose.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import styles from './vessels.module.css';

/** How tall each vessel is, of the tallest: small, middle, large. */
const HEIGHTS = [0.5, 0.72, 1];

/** The tiers as vessels under one brass pipe, from the one that falls often to the one that falls seldom. */
export function Vessels({ tiers }: { tiers: LoadedPage['cards'] }) {
  return (
    <ol className={styles.tiers}>
      {tiers.map(({ key, title, html }, n) => (
        <li key={key} className={styles.tier}>
          <span className={styles.stand} style={{ '--tall': HEIGHTS[n] } as CSSProperties}>
            <Vessel />
          </span>
          <h2 className={styles.name}>{title}</h2>
          <Prose html={html} />
        </li>
      ))}
    </ol>
  );
}

const GLASS = 'M38 10v14C38 40 12 46 12 88c0 30 14 44 30 44h36c16 0 30-14 30-44 0-42-26-48-26-64V10z';

/** Empty: there is nothing in it before there is a pot. */
function Vessel() {
  return (
    <svg className={styles.vessel} viewBox="0 0 120 150" aria-hidden="true">
      <path d={GLASS} className={styles.glass} />
      <path d="M25 86c0-24 14-30 20-38" className={styles.shine} />
      <path d="M12 96h96" className={styles.mark} />
      <rect x="30" y="4" width="60" height="11" rx="5" className={styles.brass} />
      <path d="M36 131h48l6 15H30z" className={styles.brass} />
    </svg>
  );
}
