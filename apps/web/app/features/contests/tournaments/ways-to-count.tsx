import { Prose } from '../../site/content/prose.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import styles from './ways-to-count.module.css';

/** What a tournament may count, each on a score board of its own. */
export function WaysToCount({ ways }: { ways: LoadedPage['cards'] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ key, title, html }) => (
        <li key={key} className={styles.way}>
          <Glyph of={key} />
          <h2 className={styles.name}>{title}</h2>
          <Prose html={html} />
        </li>
      ))}
    </ul>
  );
}

/** Bars of points: one that stands out, some of many, all alike up to a line, or a run to a flag. */
const GLYPHS: Record<string, { bars: readonly number[]; lit: readonly number[]; line?: number }> = {
  multiplier: { bars: [10, 16, 34, 8, 14], lit: [2] },
  best: { bars: [26, 12, 30, 8, 24], lit: [0, 2, 4] },
  turnover: { bars: [8, 15, 22, 29, 29], lit: [0, 1, 2, 3, 4], line: 29 },
  first: { bars: [5, 10, 17, 25, 36], lit: [4], line: 36 },
};

function Glyph({ of }: { of: string }) {
  const glyph = GLYPHS[of];
  if (!glyph) return null;
  return (
    <svg className={styles.glyph} viewBox="0 0 72 44" aria-hidden="true">
      {glyph.bars.map((height, n) => (
        <rect
          key={n}
          x={3 + n * 14}
          y={42 - height}
          width="10"
          height={height}
          rx="3"
          className={glyph.lit.includes(n) ? styles.lit : styles.dim}
        />
      ))}
      {glyph.line !== undefined && (
        <path className={styles.line} d={`M0 ${String(40 - glyph.line)}H72`} strokeDasharray="4 4" />
      )}
    </svg>
  );
}
