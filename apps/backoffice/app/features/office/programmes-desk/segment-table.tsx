import type { Segment } from '@croupier/contract/office/programmes-desk';
import { Button } from '@croupier/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './programmes-desk.module.css';
import { useFilterText } from './use-filter-text.ts';

interface SegmentTableProps {
  readonly segments: readonly Segment[];
  /** Asks to make one anew; null for who only reads. */
  readonly onAnew: ((segment: Segment) => void) | null;
}

const COLUMNS = ['code', 'players', 'from', 'madeAt', 'madeBy'] as const;

/** The segments by their codes: how many players each has, what it was made from, when and by whom. */
export function SegmentTable({ segments, onAnew }: SegmentTableProps) {
  const t = useTranslations('programmes-desk.segments');
  const format = useFormatter();
  const textOf = useFilterText();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
            {onAnew && <td />}
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => (
            <tr key={segment.code} id={segment.code}>
              <th scope="row">
                <code>{segment.code}</code>
              </th>
              <td>{format.number(segment.players)}</td>
              <td>{segment.filter ? textOf(segment.filter) : t('ofFile')}</td>
              <td>
                <Instant at={segment.madeAt} />
              </td>
              <td>{segment.madeBy}</td>
              {onAnew && (
                <td>
                  <Button
                    size="small"
                    aria-label={t('anewOf', { code: segment.code })}
                    onClick={() => onAnew(segment)}
                  >
                    {t('anew')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
