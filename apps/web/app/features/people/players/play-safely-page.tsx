import { buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import { PlaySafelyCard } from '../exclusions/play-safely-card.tsx';
import { LimitsCard } from '../limits/limits-card.tsx';
import type { Route } from './+types/play-safely-page';
import styles from './profile.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'players.playSafely.meta', { index: false });

/** What a player decides about their own play: limits, breaks, exclusions, and how often they are told what they have played. */
export default function PlaySafelyPage() {
  const t = useTranslations('players.playSafely');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles.cards}>
        <LimitsCard />
        <PlaySafelyCard />
      </div>
      <Link to="/profile/statements" className={buttonClass({ look: 'plain' })}>
        {t('toMonths')}
      </Link>
    </Page>
  );
}
