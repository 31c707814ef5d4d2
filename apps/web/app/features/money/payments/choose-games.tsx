import { buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { tell } from '../../../lib/tell.ts';
import styles from './verification.module.css';

const LISTS = ['recent', 'popular', 'all'] as const;

/** Where somebody whose money has come may go on who came from no table. */
export function ChooseGames() {
  const t = useTranslations('payments.verification.choose');
  return (
    <nav className={styles.choose} aria-label={t('title')}>
      {LISTS.map((list, index) => (
        <Link
          key={list}
          to={list === 'all' ? '/games' : `/games/${list}`}
          className={buttonClass({ look: index === 0 ? 'primary' : 'quiet', wide: true })}
          onClick={() => tell('chosenGameTypeAfterDeposit', { type: list })}
        >
          {t(list)}
        </Link>
      ))}
    </nav>
  );
}
