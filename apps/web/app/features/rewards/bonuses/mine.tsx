import { useQuery } from '@tanstack/react-query';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useProfile } from '../../../lib/session.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { giftsQuery } from '../gifts/gifts-query.ts';
import { ActiveBonusCard } from './active-bonus-card.tsx';
import { BonusCard } from './bonus-card.tsx';
import { aheadOf, eachOf, hasMoneyInPlay, livingOf, type Bonuses } from './bonus-lists.ts';
import { GiftCard } from './gift-card.tsx';
import styles from './shelf.module.css';
import { useTellSeen } from './use-tell-seen.ts';

interface MineProps {
  all: Bonuses;
  empty: LoadedPage['empty'];
  onAvailable(): void;
}

/** What the player has now: bonuses, and money and gift spins that came without one. */
export function Mine({ all, empty, onAvailable }: MineProps) {
  const t = useTranslations('bonuses.tabs');
  const profile = useProfile();
  const gifts = useQuery(giftsQuery);
  useTellSeen(all.bonuses);
  if (!profile) return null;
  const living = livingOf(all.bonuses);
  const known = new Set(eachOf(all.bonuses).map(({ id }) => id));
  const ownGifts = (gifts.data ?? []).filter(({ id, state }) => state === 'ACTIVATED' && !known.has(id));
  const ownMoney = hasMoneyInPlay(all.bonuses) ? null : profile.activeBonus;
  const isEmpty = living.length === 0 && ownGifts.length === 0 && !ownMoney && !gifts.isPending;
  return (
    <>
      {isEmpty && <ContentEmpty empty={empty} icon="gift" />}
      {isEmpty && all.offers.length > 0 && (
        <Button look="quiet" onClick={onAvailable}>
          {t('available')}: {all.offers.length}
        </Button>
      )}
      <div className={styles.cards}>
        {ownMoney && <ActiveBonusCard profile={profile} bonus={ownMoney} />}
        {living.map((bonus) => (
          <BonusCard key={bonus.id} bonus={bonus} ahead={aheadOf(bonus, all.bonuses)} />
        ))}
        {ownGifts.map((gift) => (
          <GiftCard key={gift.id} gift={gift} />
        ))}
      </div>
    </>
  );
}
