import type { houseAccounts } from '@croupier/contract/office/money-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import styles from './money-desk.module.css';

/** What each figure is, how far it is counted, and what is in it. */
export function FiguresNote({ head }: { head: OutputOf<typeof houseAccounts>['head'] }) {
  const t = useTranslations('money-desk');
  return (
    <Card>
      <h2 className={styles.heading}>{t('figures.title')}</h2>
      <Facts>
        {(['opening', 'in', 'out', 'closing', 'transfers'] as const).map((name) => (
          <Fact key={name} name={t(`columns.${name}`)}>
            {t(`figures.${name}`)}
          </Fact>
        ))}
      </Facts>
      <p className={styles.note}>{t('figures.source')}</p>
      <p className={styles.note}>
        {head ? t('figures.head', { number: head.number, day: head.day }) : t('figures.noHead')}
      </p>
    </Card>
  );
}
