import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import type { AskedFigures } from './asked-figures.ts';
import styles from './figures.module.css';

/** How many accounts of the house's own people played, and whether they are among the others. */
export function TestAccounts(props: {
  asked: AskedFigures;
  players: string;
  onChange(change: { test: 'with' | undefined }): void;
}) {
  const t = useTranslations('figures-desk.tests');
  const { asked, players, onChange } = props;
  if (players === '0' && !asked.withTests) return null;
  const count = Number(players);
  return (
    <p className={styles.note} role="status">
      {t(asked.withTests ? 'counted' : 'leftOut', { count })}{' '}
      <Button
        look="plain"
        size="small"
        onClick={() => onChange({ test: asked.withTests ? undefined : 'with' })}
      >
        {t(asked.withTests ? 'hide' : 'show')}
      </Button>
    </p>
  );
}
