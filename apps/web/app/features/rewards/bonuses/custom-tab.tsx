import type { Bonus, BonusOffer } from '@croupier/contract/rewards/bonuses';
import { EmptyState, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { BonusCard } from './bonus-card.tsx';
import { aheadOf, type Bonuses } from './bonus-lists.ts';
import { MaybeCard } from './maybe-card.tsx';
import { OfferCard } from './offer-card.tsx';
import styles from './shelf.module.css';

interface CustomTabProps {
  bonuses: readonly Bonus[];
  offers: readonly BonusOffer[];
  maybeBonuses: Bonuses['maybeBonuses'];
  all: readonly Bonus[];
  onMine(bonus: Bonus): void;
}

/** A tab that an operator made: the player's own of its bonuses, then those they may take. */
export function CustomTab({ bonuses, offers, maybeBonuses, all, onMine }: CustomTabProps) {
  const t = useTranslations('bonuses.empty');
  if (bonuses.length + offers.length + maybeBonuses.length === 0)
    return (
      <EmptyState
        icon={<Icon name="gift" size={28} />}
        title={t('availableTitle')}
        text={t('availableText')}
      />
    );
  return (
    <div className={styles.cards}>
      {bonuses.map((bonus) => (
        <BonusCard key={bonus.id} bonus={bonus} ahead={aheadOf(bonus, all)} />
      ))}
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} onMine={onMine} />
      ))}
      {maybeBonuses.map((maybe) => (
        <MaybeCard key={maybe.bonus.id} maybe={maybe} />
      ))}
    </div>
  );
}
