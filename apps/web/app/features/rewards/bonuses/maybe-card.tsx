import { buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import { abilityHere } from '../../people/push/device.ts';
import { BonusFrame, Until } from './bonus-card.tsx';
import styles from './bonus-card.module.css';
import type { Bonuses } from './bonus-lists.ts';
import { CostAndTerms } from './bonus-terms.tsx';

type Maybe = Bonuses['maybeBonuses'][number];

/** An offer that is there once something is done: what that is, and how far it has come. */
export function MaybeCard({ maybe: { bonus, rule } }: { maybe: Maybe }) {
  const t = useTranslations('bonuses.maybe');
  const { number } = useFormat();
  const inBrowser = useInBrowser();
  const { currentSpinCount: current, spinCount: count, showIfCanSubscribeToPush, showIfCanInstallPwa } = rule;
  const lacksSpins = count !== null && (current ?? 0) < count;
  // Where this browser cannot receive any, there is nothing to turn on here.
  const mayPush = showIfCanSubscribeToPush && inBrowser && abilityHere() !== 'none';
  if (!lacksSpins && !mayPush && !showIfCanInstallPwa) return null;
  return (
    <BonusFrame bonus={bonus} testId="maybe">
      {lacksSpins && (
        <div className={styles.wagering}>
          <p>{t('spins', { count: number(count), current: number(current ?? 0) })}</p>
          <progress className={styles.bar} aria-label={bonus.name} value={current ?? 0} max={count} />
        </div>
      )}
      {mayPush && (
        <p className={styles.needs}>
          {t('push')} <Link to="/profile/notices/settings">{t('toPush')}</Link>
        </p>
      )}
      {showIfCanInstallPwa && (
        <p className={styles.needs}>
          {t('install')} <Link to="/pwa">{t('toInstall')}</Link>
        </p>
      )}
      {bonus.expireDate !== null && <Until until={bonus.expireDate} isActive={false} />}
      <CostAndTerms bonus={bonus} />
      {lacksSpins && (
        <div className={styles.ways}>
          <Link to="/games" className={buttonClass()}>
            {t('games')}
          </Link>
        </div>
      )}
    </BonusFrame>
  );
}
