import type { LobbyTile } from '@croupier/contract/site/lobby';
import { buttonClass, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import { HeroTable } from './hero-table.tsx';
import { gamePath } from './game-path.ts';
import styles from './hero.module.css';

/** The table one sits down at: felt, a brass rim, and the promise that the house can keep. */
export function Hero({ games }: { games: readonly LobbyTile[] }) {
  const t = useTranslations('lobby.hero');
  const profile = useProfile();
  const first = games.find(({ access }) => access === 'open');
  return (
    <section className={styles.hero}>
      <HeroTable />
      <div className={styles.words}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.actions}>
          {profile && first ? (
            <Link to={gamePath(first)} className={buttonClass({ look: 'primary', size: 'large' })}>
              <Icon name="play" size={20} />
              {t('play')}
            </Link>
          ) : (
            <Link to="/sign-up" className={buttonClass({ look: 'primary', size: 'large' })}>
              {t('join')}
            </Link>
          )}
          <Link to="/fairness" className={`${buttonClass({ look: 'plain', size: 'large' })} ${styles.how}`}>
            {t('how')}
          </Link>
        </div>
      </div>
    </section>
  );
}
