import { Icon, Segmented } from '@croupier/ui';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import styles from './gift.module.css';
import type { GiftHere } from './use-gift.ts';
import { later } from '../../../lib/offline.ts';

const StopGift = later(() => import('./stop-gift.tsx'));

/**
 * How many rounds are given and at which stake, what they have won, the choice between them and the player's own money, and
 * the way to leave them for good.
 * @param isBusy while a round is asked for or shown: what is chosen holds for the next one, and nothing is left meanwhile
 */
export function GiftBar({ gift, isBusy }: { gift: GiftHere; isBusy: boolean }) {
  const t = useTranslations('gifts.bar');
  const { money } = useFormat();
  const date = useDate();
  const [isStopping, setStopping] = useState(false);
  const { offered, used, use, stop } = gift;
  if (!offered) return null;
  const { currency, roundsLeft, stakeMinor, winMinor, expiresAt } = offered;
  const won = t('won', { amount: money(winMinor, currency) });
  return (
    <section className={styles.bar} aria-label={t('label')} data-testid="gift-bar">
      <Icon name="gift" size={20} />
      <div className={styles.what}>
        <p>
          <strong>{t('left', { count: roundsLeft, stake: money(stakeMinor, currency) })}</strong>
          {expiresAt && <small>{t('until', { date: date(expiresAt) })}</small>}
        </p>
        <p role="status">{used ? <span data-testid="gift-win">{won}</span> : t('waits')}</p>
      </div>
      <Segmented
        label={t('with')}
        quietLabel
        value={used ? 'gift' : 'own'}
        options={[
          { value: 'gift', label: t('gift') },
          { value: 'own', label: t('own') },
        ]}
        onChange={(chosen) => use(chosen === 'gift')}
      />
      <button
        type="button"
        className={styles.stop}
        aria-label={t('stopLabel')}
        disabled={isBusy}
        onClick={() => setStopping(true)}
        data-testid="gift-stop"
      >
        {t('stop')}
      </button>
      {isStopping && (
        <Suspense>
          <StopGift gift={offered} onStop={() => stop(offered)} onClose={() => setStopping(false)} />
        </Suspense>
      )}
    </section>
  );
}
