import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './overview.module.css';

/** What the player stopped by, and whether it holds. Nobody here shortens it: there is nothing to press. */
export function Stops({ player: { stops, stopped } }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.rules');
  return (
    <>
      <p className={styles.quiet}>{t(stopped === null ? 'stops.none' : `stops.${stopped.kind}`)}</p>
      <ul className={styles.lines} aria-label={t('stops.all')}>
        {stops.map(({ kind, since, until, carried }) => (
          <li key={`${kind} ${since} ${until}`} className={styles.line}>
            <span>
              {t(`rule.${kind}`)}
              {carried && `, ${t('stops.carried')}`}
            </span>
            <span>
              <Instant at={since} /> – {until ? <Instant at={until} /> : t('noEnd')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
